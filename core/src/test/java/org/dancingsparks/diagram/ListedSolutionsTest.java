package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Diagrams of lists of solutions against those that a frontier search builds, number by number. */
class ListedSolutionsTest {
  private static final int RUNS = 2000;

  private static Puzzle puzzle(String name) {
    return NamedPuzzles.of(name);
  }

  private static Problem problem(String name) {
    return puzzle(name).problem();
  }

  private static List<int[]> solutions(Problem problem, Prefix givens) {
    return Walks.listed(new Links(problem, ItemOrder.given(problem)).from(givens)).stream()
        .map(RandomSearch::ints)
        .toList();
  }

  private static Diagram searched(Problem problem, ItemOrder order, Prefix givens) {
    return new FrontierSearch(new OrderedProblem(problem, order, givens), List.of(givens))
        .diagram()
        .orElseThrow();
  }

  private static ListedSolutions adding(ListedSolutions listed, List<int[]> solutions) {
    for (int[] solution : solutions) {
      assertThat(listed.add(solution)).isTrue();
    }
    return listed;
  }

  private static Diagram listed(
      Problem problem, ItemOrder order, Prefix givens, List<int[]> solutions) {
    return adding(new ListedSolutions(new OrderedProblem(problem, order, givens)), solutions)
        .diagram()
        .orElseThrow();
  }

  /** The solutions in another order, and the options of each. */
  private static List<int[]> shuffled(Random random, List<int[]> solutions) {
    List<int[]> shuffled = new ArrayList<>();
    for (int[] solution : solutions) {
      shuffled.add(
          Arrays.stream(RandomCover.shuffled(random, solution.length))
              .map(at -> solution[at])
              .toArray());
    }
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private static void assertSame(Diagram listed, Diagram searched) {
    assertThat(listed.roots).isEqualTo(searched.roots);
    assertThat(listed.first).isEqualTo(searched.first);
    assertThat(listed.options).isEqualTo(searched.options);
    assertThat(listed.targets).isEqualTo(searched.targets);
    assertThat(listed.prefixes()).isEqualTo(searched.prefixes());
    assertThat(listed.order()).isEqualTo(searched.order());
    assertThat(listed.count()).isEqualTo(searched.count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sudoku:2",
        "queens:6",
        "queens:3",
        "dominoes:4x4",
        "langford:2,7",
        "pentominoes:3x20",
        "pentominoes:8x8",
        "soma"
      })
  @Tag("slow")
  void isTheDiagramThatAFrontierSearchBuilds(String name) {
    Problem problem = problem(name);
    List<int[]> solutions = solutions(problem, Prefix.EMPTY);
    Seed.times(
        3,
        (random, seed) -> {
          int[] items = RandomCover.shuffled(random, problem.items());
          // With many items, a frontier search in any order would not end.
          ItemOrder order =
              problem.items() > 40
                  ? puzzle(name).defaultOrder()
                  : ItemOrder.of("shuffled", problem, items);
          Diagram searched = searched(problem, order, Prefix.EMPTY);
          assertSame(listed(problem, order, Prefix.EMPTY, shuffled(random, solutions)), searched);
          assertSame(listed(problem, order, Prefix.EMPTY, solutions), searched);
        });
  }

  @Test
  void isTheDiagramThatAFrontierSearchBuildsOfSmallRandomProblems() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Prefix givens = search.prefixes().get(0);
          List<int[]> solutions =
              shuffled(random, search.listing(givens).stream().map(RandomSearch::ints).toList());
          assertSame(
              listed(search.problem(), search.order(), givens, solutions),
              searched(search.problem(), search.order(), givens));
        });
  }

  @Test
  void hasTheSolutionsWhereAPlaceHasManyOptions() {
    Seed.times(
        60,
        (random, seed) -> {
          ManyOptions many = ManyOptions.of(random);
          List<int[]> solutions = solutions(many.problem(), Prefix.EMPTY);
          assertSame(
              listed(many.problem(), many.order(), Prefix.EMPTY, shuffled(random, solutions)),
              searched(many.problem(), many.order(), Prefix.EMPTY));
        });
  }

  /** Lists with missing or duplicate solutions, the missing ones not made of parts of others. */
  @Test
  void hasTheSolutionsOfTheListOrRefusesIt() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Prefix givens = search.prefixes().get(0);
          List<int[]> list = new ArrayList<>();
          for (List<Integer> solution : search.listing(givens)) {
            for (int times = random.nextInt(8); times > 4 || times == 1; times -= 4) {
              list.add(RandomSearch.ints(solution));
            }
          }
          ListedSolutions listed =
              adding(
                  new ListedSolutions(new OrderedProblem(search.problem(), search.order(), givens)),
                  list);
          try {
            Diagram diagram = listed.diagram().orElseThrow();
            assertThat(DiagramCursorTest.listed(diagram.cursor(0, diagram.count().longValue())))
                .isEqualTo(list.stream().map(ListedSolutionsTest::boxed).toList());
          } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageContaining("%,d solutions added", list.size());
          }
        });
  }

  private static List<Integer> boxed(int... solution) {
    return Arrays.stream(solution).boxed().toList();
  }

  @Test
  void refusesAListThatLacksOrDoublesASolution() {
    Problem problem = problem("sudoku:2");
    List<int[]> whole = solutions(problem, Prefix.EMPTY);
    Seed.times(
        50,
        (random, seed) -> {
          List<int[]> lacking = new ArrayList<>(whole);
          lacking.remove(random.nextInt(whole.size()));
          assertRefused(problem, lacking, "287 solutions added make a diagram of 288");
          List<int[]> spoilt = new ArrayList<>(lacking);
          spoilt.add(lacking.get(random.nextInt(lacking.size())));
          assertRefused(problem, spoilt, "288 solutions added some are duplicates");
          List<int[]> doubled = new ArrayList<>(whole);
          doubled.add(whole.get(random.nextInt(whole.size())));
          assertRefused(problem, doubled, "289 solutions added make a diagram of 288");
        });
  }

  private static void assertRefused(Problem problem, List<int[]> list, String why) {
    ListedSolutions listed =
        adding(new ListedSolutions(new OrderedProblem(problem, ItemOrder.given(problem))), list);
    assertThat(listed.size()).isEqualTo(list.size());
    assertThatIllegalArgumentException().isThrownBy(listed::diagram).withMessageContaining(why);
  }

  @Test
  void refusesANonSolutionAndCanContinue() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          Prefix givens = search.prefixes().get(0);
          ListedSolutions listed =
              new ListedSolutions(new OrderedProblem(search.problem(), search.order(), givens));
          for (List<Integer> solution : search.listing(givens)) {
            for (int[] wrong : spoilt(random, search, givens, solution)) {
              assertThatIllegalArgumentException()
                  .as("%s", Arrays.toString(wrong))
                  .isThrownBy(() -> listed.add(wrong))
                  .withMessageStartingWith(Arrays.toString(wrong));
            }
            listed.add(RandomSearch.ints(solution));
          }
          assertSame(
              listed.diagram().orElseThrow(), searched(search.problem(), search.order(), givens));
        });
  }

  /** A solution with an option more, less or exchanged, unless that is a solution, too. */
  private static List<int[]> spoilt(
      Random random, RandomSearch search, Prefix givens, List<Integer> solution) {
    List<List<Integer>> spoilt = new ArrayList<>();
    int any = random.nextInt(search.problem().options() + 2) - 1;
    for (int at = 0; at < solution.size(); at++) {
      List<Integer> less = new ArrayList<>(solution);
      less.remove(at);
      List<Integer> exchanged = new ArrayList<>(solution);
      exchanged.set(at, any);
      List<Integer> more = new ArrayList<>(solution);
      more.add(random.nextInt(more.size() + 1), random.nextBoolean() ? any : solution.get(at));
      Collections.addAll(spoilt, less, exchanged, more);
    }
    List<List<Integer>> right =
        search.listing(givens).stream().map(known -> known.stream().sorted().toList()).toList();
    spoilt.removeIf(wrong -> right.contains(wrong.stream().sorted().toList()));
    return spoilt.stream().map(RandomSearch::ints).toList();
  }

  @Test
  void staysWithinItsMemory() {
    Problem problem = problem("pentominoes:4x15");
    List<int[]> solutions = solutions(problem, Prefix.EMPTY);
    ItemOrder order = ItemOrder.given(problem);
    Diagram whole = listed(problem, order, Prefix.EMPTY, solutions);
    long held = 40L * whole.edges();
    ListedSolutions small = new ListedSolutions(new OrderedProblem(problem, order)).within(held);
    int taken = 0;
    while (small.add(solutions.get(taken))) {
      taken++;
    }
    assertThat(taken).isBetween(1, solutions.size() - 1);
    assertThat(small.size()).isEqualTo(taken);
    assertThat(small.add(solutions.get(0))).isFalse();
    assertThat(small.diagram()).isEmpty();
    ListedSolutions large =
        new ListedSolutions(new OrderedProblem(problem, order)).within(4 * held);
    assertSame(adding(large, solutions).diagram().orElseThrow(), whole);
  }

  @Test
  void anEmptyListIsOfAProblemWithoutSolutions() {
    Problem problem = problem("queens:3");
    Diagram diagram = listed(problem, ItemOrder.given(problem), Prefix.EMPTY, List.of());
    assertThat(diagram.count()).isZero();
    assertSame(diagram, searched(problem, ItemOrder.given(problem), Prefix.EMPTY));
  }
}
