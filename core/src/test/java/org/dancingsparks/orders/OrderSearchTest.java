package org.dancingsparks.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Orders that are found: the same each time, of any problem, and narrow where it matters. */
class OrderSearchTest {
  static List<Problem> problems() {
    return List.of(
        NamedPuzzles.of("pentominoes:8x8").problem(),
        NamedPuzzles.of("matchings:knight-7x7").problem(),
        NamedPuzzles.of("tilings:squares,9x9").problem(),
        SmallProblems.queens(8),
        SmallProblems.words(""),
        SmallProblems.words("a"));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void theSameProblemHasTheSameOrder(Problem problem) {
    ItemOrder one = OrderSearch.search(problem, Prefix.EMPTY);
    ItemOrder other = OrderSearch.search(problem, Prefix.EMPTY);
    assertThat(one.names(problem)).isEqualTo(other.names(problem));
  }

  @ParameterizedTest
  @MethodSource("problems")
  void simpleOrdersHaveEachItemOnce(Problem problem) {
    assertThat(OrderSearch.simple(problem))
        .hasSize(2)
        .allSatisfy(
            order ->
                assertThat(order.names(problem))
                    .containsExactlyInAnyOrderElementsOf(ItemOrder.given(problem).names(problem)));
  }

  @Test
  void randomProblemsKeepTheirSolutions() {
    Seed.times(
        200,
        (random, seed) -> {
          Problem problem = RandomCover.of(random).problem(random);
          ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
          Diagram diagram = new FrontierSearch(problem, order).diagram().orElseThrow();
          assertThat(diagram.count())
              .as("seed %d", seed)
              .isEqualTo(new Links(problem, ItemOrder.given(problem)).count());
        });
  }

  /**
   * Squares of many sizes, in random order: nearly all cells share an option, and only the small
   * squares show which are close. An order along one side takes 7,000 residuals, a random one
   * millions.
   */
  @Test
  void smallOptionsShowWhichItemsAreClose() {
    Problem squares =
        Exports.shuffled(NamedPuzzles.of("tilings:squares,9x9").problem(), new Random(1));
    FrontierSearch search = new FrontierSearch(squares, OrderSearch.search(squares, Prefix.EMPTY));
    assertThat(search.visitingAtMost(20_000).visitAll()).isTrue();
  }

  @Test
  void givensAreTakenIntoAccount() {
    Problem problem = NamedPuzzles.of("matchings:knight-7x7").problem();
    Prefix givens = Prefix.of(problem, 0);
    ItemOrder order = OrderSearch.search(problem, givens);
    OrderedProblem ordered = new OrderedProblem(problem, order, givens);
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < order.size(); place++) {
      places.add(order.item(place));
    }
    assertThat(places).doesNotHaveDuplicates().hasSize(problem.items());
    assertThat(new FrontierSearch(ordered, List.of(givens)).diagram()).isPresent();
  }

  /**
   * An item that goes with every square and is named first, as in a file for an odd board. Passed
   * first, it leaves a frontier of all squares, which few trials live to see; 24 are enough.
   */
  @Test
  void anItemThatGoesWithAllOthersIsNotPassedFirst() {
    Problem squares = NamedPuzzles.of("matchings:knight-11x11").problem();
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>();
    builder.primary("free");
    for (int item = 0; item < squares.items(); item++) {
      builder.primary(squares.itemName(item));
    }
    for (int option = 0; option < squares.options(); option++) {
      for (String name : squares.names(option)) {
        builder.entry(option, name);
      }
      if (squares.size(option) == 1) {
        builder.entry(option, "free");
      }
    }
    Problem problem = builder.build();
    ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
    Frontier frontier = new Frontier(new ItemGraph(problem), new Effort(0));
    for (int place = 0; place < order.size(); place++) {
      frontier.pass(order.item(place));
      assertThat(frontier.width()).as(order.name()).isLessThanOrEqualTo(24);
    }
  }
}
