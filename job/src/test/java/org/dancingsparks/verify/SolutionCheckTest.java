package org.dancingsparks.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.search.Search;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks with and without masks of the options find the same errors. */
class SolutionCheckTest {
  private static final Search QUEENS = Walks.all(SmallProblems.queens(6));

  private static void check(long mostMaskWords, int... options) {
    new SolutionCheck(QUEENS, false, mostMaskWords).check(options, options.length);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1 << 21})
  void coversAreToldFromOthers(long mostMaskWords) {
    List<List<Integer>> solutions = List.copyOf(Walks.brute(QUEENS.problem()));
    assertThat(solutions).hasSize(4);
    for (List<Integer> solution : solutions) {
      int[] options = solution.stream().mapToInt(Integer::intValue).toArray();
      check(mostMaskWords, options);
      int[] fewer = IntStream.of(options).skip(1).toArray();
      assertThatThrownBy(() -> check(mostMaskWords, fewer))
          .isInstanceOf(DamagedException.class)
          .hasMessage("an item is not covered");
      for (int other = 0; other < QUEENS.problem().options(); other++) {
        int[] more = IntStream.concat(IntStream.of(options), IntStream.of(other)).toArray();
        assertThatThrownBy(() -> check(mostMaskWords, more))
            .isInstanceOf(DamagedException.class)
            .hasMessageMatching(
                "option %d (covers an item again|has no primary item)".formatted(other));
      }
    }
  }

  private static boolean isAccepted(SolutionCheck check, List<Integer> options) {
    try {
      check.check(options.stream().mapToInt(Integer::intValue).toArray(), options.size());
      return true;
    } catch (DamagedException e) {
      return false;
    }
  }

  @Test
  void setsOfOptionsAreToldFromSolutionsWithColoursAndBounds() {
    Seed.times(
        100,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          SolutionCheck check = new SolutionCheck(Walks.all(problem), false);
          for (int set = 0; set < 1 << Math.min(10, problem.options()); set++) {
            List<Integer> options = BitSet.valueOf(new long[] {set}).stream().boxed().toList();
            assertThat(isAccepted(check, options)).isEqualTo(solutions.contains(options));
          }
        });
  }

  @Test
  void anOptionIsChosenOnce() {
    Problem problem =
        new ProblemBuilder<String, String>().between("a", 1, 3).option("x", List.of("a")).build();
    assertThatThrownBy(
            () -> new SolutionCheck(Walks.all(problem), false).check(new int[] {0, 0}, 2))
        .hasMessage("it has the option 0 twice");
  }

  @Test
  void faultsOfColoursAndBoundsAreNamed() {
    Problem problem =
        new ProblemBuilder<String, String>()
            .between("a", 2, 2)
            .secondary("s")
            .option("x", List.of("a"))
            .entry("x", "s", "red")
            .option("y", List.of("a"))
            .entry("y", "s", "blue")
            .option("z", List.of("a"))
            .option("w", List.of("a"))
            .build();
    Map<List<Integer>, String> faults =
        Map.of(
            List.of(0, 1), "option 1 gives an item another colour",
            List.of(2), "an item is not covered often enough",
            List.of(0, 2, 3), "option 3 covers an item again");
    faults.forEach(
        (options, fault) ->
            assertThatThrownBy(
                    () ->
                        new SolutionCheck(Walks.all(problem), false)
                            .check(
                                options.stream().mapToInt(Integer::intValue).toArray(),
                                options.size()))
                .hasMessage(fault));
  }

  /** By the first places of options; at a place by their numbers, and no further option last. */
  private static Comparator<List<Integer>> order(Problem problem) {
    return (one, other) -> {
      for (int item = 0; item < problem.primaryItems(); item++) {
        List<Integer> ofOne = startingAt(problem, item, one);
        List<Integer> ofOther = startingAt(problem, item, other);
        for (int at = 0; at < Math.max(ofOne.size(), ofOther.size()); at++) {
          int first = at < ofOne.size() ? ofOne.get(at) : Integer.MAX_VALUE;
          int second = at < ofOther.size() ? ofOther.get(at) : Integer.MAX_VALUE;
          if (first != second) {
            return Integer.compare(first, second);
          }
        }
      }
      return 0;
    };
  }

  private static List<Integer> startingAt(Problem problem, int item, List<Integer> options) {
    return options.stream().filter(option -> firstItem(problem, option) == item).sorted().toList();
  }

  private static int firstItem(Problem problem, int option) {
    return IntStream.range(0, problem.size(option))
        .map(place -> problem.item(option, place))
        .min()
        .orElseThrow();
  }

  @Test
  void solutionsIncreaseByPlaceAndThenByNumber() {
    Seed.times(
        100,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          List<List<Integer>> sorted =
              BruteForce.solutions(problem).stream().sorted(order(problem)).toList();
          SolutionCheck all = new SolutionCheck(Walks.all(problem), true);
          assertThat(sorted).allMatch(solution -> isAccepted(all, solution));
          for (int at = 1; at < sorted.size(); at++) {
            SolutionCheck two = new SolutionCheck(Walks.all(problem), true);
            isAccepted(two, sorted.get(at));
            assertThat(isAccepted(two, sorted.get(random.nextInt(at + 1)))).isFalse();
          }
        });
  }
}
