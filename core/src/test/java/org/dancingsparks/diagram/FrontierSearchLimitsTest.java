package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frontier searches with limits, cancelled, or with arguments that they must refuse. */
class FrontierSearchLimitsTest {
  private static FrontierSearch frontier(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem));
  }

  @Test
  void expectsTheFrontierToGrowEverMoreSlowly() {
    Puzzle queens = NamedPuzzles.of("queens:12");
    FrontierSearch frontier = new FrontierSearch(queens.problem(), queens.defaultOrder());
    assertThat(frontier.expected()).isZero();
    frontier.visitingAtMost(70_000).visitAll();
    double expected = frontier.expected();
    int place = frontier.place();
    for (long most = 70_000; frontier.place() < place + 2; most += 10_000) {
      frontier.visitingAtMost(most).visitAll();
    }
    assertThat(expected).isBetween(0.5 * frontier.residuals(), 2.0 * frontier.residuals());
  }

  /** The forecast after a third of all choices. */
  @ParameterizedTest
  @ValueSource(strings = {"queens:12", "pentominoes:4x15", "skolem:2,9", "kanoodle"})
  void expectsAboutAllResiduals(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    FrontierSearch whole = new FrontierSearch(puzzle.problem(), puzzle.defaultOrder());
    whole.visitAll();
    FrontierSearch frontier = new FrontierSearch(puzzle.problem(), puzzle.defaultOrder());
    assertThat(frontier.expectedInAll()).isNaN();
    frontier.choosingAtMost(whole.choices() / 3).visitAll();
    double share = frontier.expectedInAll() / whole.residuals();
    assertThat(share).isBetween(0.3, 3.0);
    assertThat(whole.expectedInAll()).isCloseTo(whole.residuals(), within(1.0));
  }

  @Test
  void givesNoDiagramOrTheWholeWithinAnyBudget() {
    Seed.times(
        3000,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          FrontierSearch frontier = search.frontier();
          if (random.nextBoolean()) {
            frontier.within(random.nextInt(20_000));
          } else {
            frontier.visitingAtMost(random.nextInt(30));
          }
          Optional<Diagram> diagram = frontier.diagram();
          diagram.ifPresent(
              whole ->
                  assertThat(DiagramCursorTest.listed(whole.cursor(0, whole.count().longValue())))
                      .isEqualTo(search.listing()));
        });
  }

  @Test
  void givesADiagramExactlyFromSomeBudgetOn() {
    Problem langford = SmallProblems.langford(7);
    FrontierSearch unbounded = frontier(langford);
    Diagram whole = unbounded.diagram().orElseThrow();
    assertThat(frontier(langford).visitingAtMost(unbounded.residuals()).diagram())
        .map(Diagram::count)
        .contains(whole.count());
    assertThat(frontier(langford).visitingAtMost(unbounded.residuals() - 1).diagram()).isEmpty();
    assertThat(frontier(langford).visitingAtMost(0).diagram()).isEmpty();
    assertThat(frontier(langford).within(0).diagram()).isEmpty();
    assertThat(frontier(langford).within(1 << 24).diagram()).isPresent();
  }

  @Test
  void resumesWhenItMayMakeMoreChoices() {
    Problem queens = SmallProblems.queens(8);
    Diagram whole = frontier(queens).diagram().orElseThrow();
    FrontierSearch frontier = frontier(queens);
    Optional<Diagram> diagram = Optional.empty();
    long before = -1;
    for (long most = 1; diagram.isEmpty(); most *= 2) {
      assertThat(frontier.choices()).isGreaterThanOrEqualTo(before).isLessThan(2 * most + 100);
      before = frontier.choices();
      diagram = frontier.choosingAtMost(most).diagram();
      assertThat(frontier.width()).isLessThanOrEqualTo(frontier.choices() + 1);
    }
    assertThat(before).isPositive();
    assertThat(diagram.get().visited()).isEqualTo(whole.visited());
    assertThat(diagram.get().count()).isEqualTo(whole.count());
  }

  @Test
  void isWidestOnTheWayAndHasNoWidthAtTheEnd() {
    FrontierSearch frontier = frontier(SmallProblems.queens(8));
    assertThat(frontier.visitAll()).isTrue();
    assertThat(frontier.width()).isZero();
    assertThat(frontier.widest()).isPositive().isLessThan(frontier.choices());
  }

  @Test
  void stopsSoonAfterItsLimitOfResiduals() {
    Problem queens = SmallProblems.queens(12);
    FrontierSearch frontier = frontier(queens).visitingAtMost(10_000);
    assertThat(frontier.diagram()).isEmpty();
    assertThat(frontier.residuals()).isLessThan(100_000);
  }

  @Test
  void stopsWhenItIsCancelled() {
    int[] polls = {0};
    FrontierSearch frontier = frontier(SmallProblems.queens(10)).cancelledBy(() -> ++polls[0] == 5);
    assertThatThrownBy(frontier::diagram).isInstanceOf(CancellationException.class);
    assertThat(polls[0]).isEqualTo(5);
  }

  @Test
  void reportsTheNumberOfResidualsVisited() {
    long[] reported = {0};
    FrontierSearch frontier =
        frontier(SmallProblems.langford(8))
            .reportingTo(
                residuals -> {
                  assertThat(residuals).isGreaterThanOrEqualTo(reported[0]);
                  reported[0] = residuals;
                });
    frontier.diagram();
    assertThat(reported[0]).isPositive().isEqualTo(frontier.residuals());
  }

  @Test
  void refusesAnOrderOfAnotherProblem() {
    Problem problem = SmallProblems.fiveSets();
    for (Problem other : List.of(SmallProblems.sixByFour(), SmallProblems.langford(3))) {
      ItemOrder order = ItemOrder.given(other);
      assertThatThrownBy(() -> new FrontierSearch(problem, order))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("make the order from the same problem");
      assertThatThrownBy(() -> new MemoSearch(new OrderedProblem(problem, order), 64))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  /** The givens rule out {2,3}, which the empty prefix would have room for. */
  @Test
  void refusesAPrefixThatLacksTheGivens() {
    Problem problem = SmallProblems.fiveSets();
    ItemOrder order = ItemOrder.given(problem);
    Prefix givens = Prefix.of(problem, 1);
    assertThatThrownBy(
            () ->
                new FrontierSearch(
                    new OrderedProblem(problem, order, givens), List.of(Prefix.EMPTY)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("lacks some of the givens");
    MemoCursor cursor = new MemoSearch(new OrderedProblem(problem, order, givens), 64).cursor();
    assertThatThrownBy(() -> cursor.from(Prefix.EMPTY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(cursor.from(givens).count()).isEqualTo(1);
  }
}
