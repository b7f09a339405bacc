package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class ResidualTest {
  private static final Problem PROBLEM =
      new ProblemBuilder<String, Integer>()
          .primary("a")
          .primary("b")
          .primary("c")
          .secondary("s")
          .option(0, List.of("a", "s"))
          .option(1, List.of("b", "s"))
          .option(2, List.of("s"))
          .option(3, List.of("c"))
          .build();

  @Test
  void withoutAPrefixOnlyOptionsThatAreNeverChosenAreLeftOut() {
    Residual residual = new Residual(PROBLEM, Prefix.EMPTY);
    assertThat(residual.options()).isEqualTo(BitSet.valueOf(new long[] {0b1011}));
    assertThat(residual.uncoverable()).isEmpty();
  }

  @Test
  void aPrefixTakesItsItemsAndAllOptionsThatHaveThem() {
    Residual residual = new Residual(PROBLEM, Prefix.of(PROBLEM, 0));
    assertThat(List.of(0, 1, 2, 3)).map(residual::least).containsExactly(0, 1, 1, 0);
    assertThat(List.of(0, 1, 2)).map(residual::most).containsExactly(0, 1, 1);
    assertThat(List.of(0, 1, 2, 3)).map(residual::uses).containsExactly(0, 0, 1, 0);
    assertThat(residual.options()).isEqualTo(BitSet.valueOf(new long[] {0b1000}));
    assertThat(residual.uncoverable()).containsExactly(1);
  }

  @Test
  void solutionsAreWithinItsBounds() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          for (List<Integer> solution : BruteForce.solutions(problem)) {
            int given = random.nextInt(solution.size() + 1);
            Prefix prefix =
                Prefix.of(
                    problem, solution.stream().limit(given).mapToInt(option -> option).toArray());
            Residual residual = new Residual(problem, prefix);
            assertThat(residual.uncoverable()).isEmpty();
            assertThat(solution.stream().skip(given)).allMatch(residual.options()::get);
            for (int item = 0; item < problem.primaryItems(); item++) {
              int wanted = item;
              long uses =
                  solution.stream().skip(given).filter(o -> has(problem, o, wanted)).count();
              assertThat(uses).isBetween((long) residual.least(item), (long) residual.most(item));
              assertThat((long) residual.uses(item)).isGreaterThanOrEqualTo(uses);
            }
          }
        });
  }

  private static boolean has(Problem problem, int option, int item) {
    return IntStream.range(0, problem.size(option))
        .anyMatch(place -> problem.item(option, place) == item);
  }
}
