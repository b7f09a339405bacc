package org.dancingsparks.residuals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Prefixes where items have bounds: they may exclude options. */
class PrefixResidualTest {
  /** The item b needs two or three of the options 2 to 5; the item a one of 0 and 1. */
  private static final Problem TWO_OF_FOUR =
      new ProblemBuilder<String, Integer>()
          .primary("a")
          .between("b", 2, 3)
          .option(0, List.of("a"))
          .option(1, List.of("a"))
          .option(2, List.of("b"))
          .option(3, List.of("b"))
          .option(4, List.of("b"))
          .option(5, List.of("b"))
          .build();

  private static long count(Problem problem, ItemOrder order, Prefix prefix) {
    return new MemoSearch(new OrderedProblem(problem, order), 1 << 16)
        .cursor()
        .from(prefix)
        .count();
  }

  private static long count(int... literals) {
    Prefix prefix = Prefix.ofLiterals(TWO_OF_FOUR, literals);
    return count(TWO_OF_FOUR, ItemOrder.given(TWO_OF_FOUR), prefix);
  }

  @Test
  void theFirstOptionsOfAPlaceMayBeExcluded() {
    assertThat(count()).isEqualTo(2 * (6 + 4));
    assertThat(count(1)).isEqualTo(6 + 4);
    assertThat(count(1, ~2)).isEqualTo(3 + 1);
    assertThat(count(1, ~2, 3)).isEqualTo(2 + 1);
    assertThat(count(1, ~2, ~3)).isEqualTo(1);
    assertThat(count(1, ~2, ~3, ~4)).isZero();
  }

  @Test
  void tooFewOptionsLeaveNoResidual() {
    BitSetProblem sets =
        new BitSetProblem(new OrderedProblem(TWO_OF_FOUR, ItemOrder.given(TWO_OF_FOUR)));
    assertThat(sets.residual(Prefix.ofLiterals(TWO_OF_FOUR, 1, ~2, ~3))).isNotNull();
    assertThat(sets.residual(Prefix.ofLiterals(TWO_OF_FOUR, 1, ~2, ~3, ~4))).isNull();
  }

  @Test
  void optionsBehindOthersThatMayBeChosenCannotBeExcluded() {
    for (int[] literals : new int[][] {{1, ~3}, {1, ~2, ~4}, {~2}, {~5}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> count(literals))
          .withMessageContaining("excludes options in another order");
    }
  }

  /** Each option of the prefix has an item that is covered once. */
  @Test
  void optionsInAnyOrderBeginTheSolutionsThatContainThem() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Set<List<Integer>> solutions = BruteForce.solutions(problem);
          List<Integer> begun = begun(problem, solutions, random);
          Prefix prefix = Prefix.of(problem, begun.stream().mapToInt(id -> id).toArray());
          assertThat(count(problem, RandomCases.shuffled(problem, random), prefix))
              .isEqualTo(solutions.stream().filter(s -> s.containsAll(begun)).count());
        });
  }

  /** Some options of a solution; none if there is no solution. */
  private static List<Integer> begun(Problem problem, Set<List<Integer>> solutions, Random random) {
    List<Integer> begun = new ArrayList<>();
    if (!solutions.isEmpty()) {
      begun.addAll(List.copyOf(solutions).get(random.nextInt(solutions.size())));
    }
    begun.removeIf(option -> random.nextInt(3) == 0 || !problem.hasItemOnce(option));
    return begun;
  }
}
