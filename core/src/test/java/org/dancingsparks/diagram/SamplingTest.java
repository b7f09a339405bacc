package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.values.DiagramGraph;
import org.dancingsparks.values.RandomNumbers;
import org.junit.jupiter.api.Test;

/** Samples are drawn evenly, by Pearson's test with a fixed seed. */
class SamplingTest {
  private static final int EACH = 100;

  /** Standard deviations that one in a million evenly drawn samples exceeds. */
  private static final double UNLIKELY = 4.75;

  private static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
  }

  /** Pearson's statistic in standard deviations, by Wilson's and Hilferty's approximation. */
  private static double deviations(int kinds, Supplier<?> sampler) {
    Map<Object, Integer> drawn = new HashMap<>();
    for (int sample = 0; sample < EACH * kinds; sample++) {
      drawn.merge(sampler.get(), 1, Integer::sum);
    }
    double squares = EACH * (kinds - drawn.size());
    for (int times : drawn.values()) {
      squares += Math.pow(times - EACH, 2) / EACH;
    }
    int freedom = kinds - 1;
    double variance = 2.0 / (9 * freedom);
    return (Math.cbrt(squares / freedom) - 1 + variance) / Math.sqrt(variance);
  }

  @Test
  void drawsEachSolutionEquallyOften() {
    for (Problem problem :
        List.of(SmallProblems.sudoku2(), SmallProblems.queens(8), SmallProblems.langford(7))) {
      Diagram diagram = diagram(problem);
      SplittableRandom random = new SplittableRandom(20);
      assertThat(
              deviations(
                  diagram.count().intValue(),
                  () -> Arrays.stream(diagram.sample(random)).boxed().toList()))
          .isBetween(-UNLIKELY, UNLIKELY);
    }
  }

  /**
   * The test above can fail: it does for a sampler that chooses each edge of a node alike often.
   */
  @Test
  void aSamplerThatIgnoresCountsFailsTheTest() {
    for (Problem problem :
        List.of(SmallProblems.sudoku2(), SmallProblems.queens(8), SmallProblems.langford(7))) {
      Diagram diagram = diagram(problem);
      SplittableRandom random = new SplittableRandom(20);
      assertThat(deviations(diagram.count().intValue(), () -> biased(diagram, random)))
          .isGreaterThan(UNLIKELY);
    }
  }

  private static List<Integer> biased(Diagram diagram, SplittableRandom random) {
    List<Integer> solution = new ArrayList<>();
    for (int node = diagram.roots[0]; node != DiagramGraph.END; ) {
      int edge = random.nextInt(diagram.first[node], diagram.first[node + 1]);
      solution.add(diagram.options[edge]);
      node = diagram.targets[edge];
    }
    return solution;
  }

  @Test
  void drawsNumbersBelowALargeBoundEvenly() {
    for (int bits : new int[] {62, 63, 64, 65, 95, 96, 97, 200}) {
      BigInteger part = BigInteger.TWO.pow(bits);
      BigInteger bound = part.multiply(BigInteger.valueOf(13));
      SplittableRandom random = new SplittableRandom(bits);
      assertThat(
              deviations(13, () -> RandomNumbers.below(bound, random).divide(part).intValueExact()))
          .isBetween(-UNLIKELY, UNLIKELY);
    }
  }

  @Test
  void drawsTheSameWithTheSameSeed() {
    Diagram diagram = diagram(SmallProblems.langford(8));
    SplittableRandom one = new SplittableRandom(7);
    SplittableRandom other = new SplittableRandom(7);
    for (int sample = 0; sample < 50; sample++) {
      assertThat(diagram.sample(one)).isEqualTo(diagram.sample(other));
    }
  }

  @Test
  void refusesToDrawWhereThereIsNone() {
    Diagram none = diagram(SmallProblems.langford(5));
    assertThatThrownBy(() -> none.sample(new SplittableRandom(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no solution");
  }
}
