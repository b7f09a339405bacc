package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grades against a search by sets that counts for itself. */
class GraderTest {
  private static final int RUNS = 1000;

  /** More nodes than are visited between two polls. */
  private static final int MORE_THAN_UNPOLLED = 100_000;

  /** Small, with secondary items, equal options, empty ones, and some without primary items. */
  private static Problem randomProblem(Random random) {
    int items = random.nextInt(10);
    int secondary = random.nextInt(3);
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    for (int item = 0; item < items + secondary; item++) {
      if (item < items) {
        builder.primary(item);
      } else {
        builder.secondary(item);
      }
    }
    double density = 0.1 + 0.3 * random.nextDouble();
    for (int option = random.nextInt(25); option >= 0; option--) {
      builder.option(option);
      for (int item = 0; item < items + secondary; item++) {
        if (random.nextDouble() < density) {
          builder.entry(option, item);
        }
      }
    }
    return builder.build();
  }

  private static ItemOrder randomOrder(Problem problem, Random random) {
    List<Integer> items = new ArrayList<>();
    for (int item = 0; item < problem.items(); item++) {
      items.add(item);
    }
    Collections.shuffle(items, random);
    return ItemOrder.of("shuffled", problem, ints(items));
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<Integer> some(List<Integer> options, int size, Random random) {
    List<Integer> shuffled = new ArrayList<>(options);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, size);
  }

  private static List<Integer> joined(List<Integer> one, List<Integer> other) {
    List<Integer> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }

  /** The grade by the plain search; null if there is not exactly one solution. */
  private static Grade plainGrade(
      Problem problem, ItemOrder order, List<Integer> givens, List<Integer> start) {
    PlainSearch search = new PlainSearch(problem, order, 2).from(joined(givens, start));
    if (search.solutions.size() != 1) {
      return null;
    }
    int forced = Collections.frequency(search.choices.get(0), 1);
    boolean isMinimal = true;
    for (int leftOut : start) {
      List<Integer> fewer = joined(givens, start);
      fewer.remove((Integer) leftOut);
      isMinimal &= new PlainSearch(problem, order, 2).from(fewer).solutions.size() == 2;
    }
    return new Grade(search.nodes, forced, search.choices.get(0).size() - forced, isMinimal);
  }

  /** Checks that a start is graded as by the plain search, or refused; true if it was graded. */
  private static boolean isGraded(
      Grader grader, Problem problem, ItemOrder order, List<Integer> givens, List<Integer> start) {
    Grade expected = plainGrade(problem, order, givens, start);
    if (expected == null) {
      assertThatThrownBy(() -> grader.grade(ints(start)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("so it has no grade");
      return false;
    }
    assertThat(grader.grade(ints(start))).as("start %s", start).isEqualTo(expected);
    List<Integer> begun = joined(givens, start);
    assertThat(grader.solution())
        .containsExactly(ints(new PlainSearch(problem, order, 2).from(begun).solutions.get(0)))
        .hasSize(begun.size() + expected.forced() + expected.branches());
    return true;
  }

  @Test
  void gradesRandomStartsAsASearchBySets() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          Problem problem = randomProblem(random);
          ItemOrder order = randomOrder(problem, random);
          List<List<Integer>> solutions =
              new PlainSearch(problem, order, 50).from(List.of()).solutions;
          if (!solutions.isEmpty()) {
            List<Integer> one = solutions.get(random.nextInt(solutions.size()));
            List<Integer> givens = some(one, random.nextInt(Math.min(3, one.size()) + 1), random);
            List<Integer> others = new ArrayList<>(one);
            others.removeAll(givens);
            Prefix prefix = Prefix.of(problem, ints(givens));
            Grader grader = new Grader(new OrderedProblem(problem, order, prefix), () -> false);
            for (int again = 0; again < 6; again++) {
              List<Integer> start = some(others, random.nextInt(others.size() + 1), random);
              isGraded(grader, problem, order, givens, start);
            }
          }
        });
  }

  @ParameterizedTest
  @CsvSource({
    "sudoku:2, 5, 0", "sudoku:2, 4, 2", "sudoku:2, 16, 0", "pentominoes:3x20, 4, 0",
    "pentominoes:6x10, 5, 1", "kanoodle, 6, 0", "kanoodle, 5, 2", "queens:6, 2, 0",
    "dominoes:4x4, 4, 0", "'langford:2,7', 3, 0",
  })
  void gradesStartsOfPuzzlesAsASearchBySetsDoes(String name, int size, int given) {
    Puzzle puzzle = StartSearchTest.puzzle(name);
    Problem problem = puzzle.problem();
    ItemOrder order = puzzle.defaultOrder();
    Seed.times(
        1,
        (random, seed) -> {
          for (int number = 0; number < 4; number++) {
            List<Integer> solution = solution(problem, order, number);
            List<Integer> givens = some(solution, given, random);
            List<Integer> others = new ArrayList<>(solution);
            others.removeAll(givens);
            Prefix prefix = Prefix.of(problem, ints(givens));
            Grader grader = new Grader(new OrderedProblem(problem, order, prefix), () -> false);
            int graded = 0;
            for (int again = 0; graded < 3 && again < 1000; again++) {
              List<Integer> start = some(others, size, random);
              graded += isGraded(grader, problem, order, givens, start) ? 1 : 0;
            }
            assertThat(graded).as("starts of solution %d", number).isPositive();
          }
        });
  }

  private static List<Integer> solution(Problem problem, ItemOrder order, int number) {
    Links links = new Links(problem, order);
    for (int skip = 0; skip <= number; skip++) {
      assertThat(links.next()).isTrue();
    }
    List<Integer> solution = new ArrayList<>();
    for (int option : links.solution()) {
      solution.add(option);
    }
    return solution;
  }

  /** Items a and b; a with b, each alone, and b once more with a secondary item. */
  private static Problem small() {
    return new ProblemBuilder<String, String>()
        .primary("a")
        .primary("b")
        .secondary("s")
        .option("ab", List.of("a", "b"))
        .option("as", List.of("a", "s"))
        .option("b", List.of("b"))
        .option("bs", List.of("b", "s"))
        .option("s", List.of("s"))
        .build();
  }

  private static Grader grader(Problem problem, int... givens) {
    return new Grader(
        new OrderedProblem(problem, ItemOrder.given(problem), Prefix.of(problem, givens)),
        () -> false);
  }

  @Test
  void aWholeSolutionIsOneNodeAndNoChoice() {
    assertThat(grader(small()).grade(0)).isEqualTo(new Grade(1, 0, 0, true));
    assertThat(grader(small()).grade(1, 2)).isEqualTo(new Grade(1, 0, 0, false));
    assertThat(grader(small(), 1).grade(2)).isEqualTo(new Grade(1, 0, 0, false));
    assertThat(grader(small(), 1).grade()).isEqualTo(new Grade(2, 1, 0, true));
  }

  @Test
  void refusesStartsWithoutExactlyOneSolution() {
    Grader grader = grader(small());
    assertThatThrownBy(grader::grade)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The start [] has several solutions, so it has no grade;"
                + " grade starts that have exactly one.");
    assertThatThrownBy(() -> grader.grade(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[3] has no solution");
    assertThat(grader.solution()).isEmpty();
    for (int[] start : new int[][] {{0, 1}, {0, 0}, {4}, {5}, {-1}}) {
      assertThatThrownBy(() -> grader.grade(start)).isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> grader(small(), 1).grade(1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(grader.grade(1)).isEqualTo(new Grade(2, 1, 0, true));
    assertThat(grader.solution()).containsExactly(1, 2);
  }

  @Test
  void canBeCancelledAndUsedAgain() {
    AtomicBoolean isCancelled = new AtomicBoolean(true);
    Problem problem = small();
    Grader grader =
        new Grader(new OrderedProblem(problem, ItemOrder.given(problem)), isCancelled::get);

    assertThatThrownBy(
            () -> {
              for (int again = 0; again < MORE_THAN_UNPOLLED; again++) {
                grader.grade(1);
              }
            })
        .isInstanceOf(CancellationException.class);
    isCancelled.set(false);
    assertThat(grader.grade(1)).isEqualTo(new Grade(2, 1, 0, true));
  }
}
