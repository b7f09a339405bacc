package org.dancingsparks.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RandomSearch;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Each solution has as many places as the product of its options' weights. */
class WeightedSolutionsTest {
  private static final int RUNS = 1000;
  private static final BigInteger HUGE_WEIGHT = BigInteger.TEN.pow(30);

  private static final List<BigInteger> NEAR_THE_END =
      IntStream.of(0, 0, 31, 32, 61, 62, 63)
          .mapToObj(BigInteger.ONE::shiftLeft)
          .flatMap(power -> Stream.of(power, power.subtract(BigInteger.ONE)))
          .toList();

  private static OptionWeights weights(Random random, BigInteger[] weights) {
    for (int option = 0; option < weights.length; option++) {
      weights[option] = BigInteger.valueOf(random.nextInt(4));
    }
    return OptionWeights.of(weights);
  }

  private static BigInteger weight(List<Integer> solution, BigInteger... weights) {
    return solution.stream()
        .map(option -> weights[option])
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }

  @Test
  void eachPlaceIsOfTheSolutionWhoseRangeItIsIn() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          BigInteger[] weights = new BigInteger[search.problem().options()];
          WeightedSolutions weighted = search.diagram().weighted(weights(random, weights));
          List<BigInteger> expected = new ArrayList<>();
          List<List<Integer>> listing = search.listing();
          for (int number = 0; number < listing.size(); number++) {
            for (int at = weight(listing.get(number), weights).intValueExact(); at > 0; at--) {
              expected.add(BigInteger.valueOf(number));
            }
          }
          assertThat(weighted.total()).isEqualTo(BigInteger.valueOf(expected.size()));
          assertThat(IntStream.range(0, expected.size()).mapToObj(BigInteger::valueOf))
              .map(weighted::number)
              .isEqualTo(expected);
          assertThatThrownBy(() -> weighted.number(weighted.total()))
              .isInstanceOf(IndexOutOfBoundsException.class);
        });
  }

  @Test
  void marginalsAreSumsOfWeights() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          BigInteger[] weights = new BigInteger[search.problem().options()];
          OptionWeights some = weights(random, weights);
          // One option's weight may exceed a long, and so may sums that no weight exceeds.
          if (weights.length > 0 && random.nextBoolean()) {
            weights[random.nextInt(weights.length)] =
                random.nextBoolean() ? HUGE_WEIGHT : BigInteger.TWO.pow(62);
            some = OptionWeights.of(weights);
          }
          BigInteger[] sums = new BigInteger[weights.length];
          Arrays.fill(sums, BigInteger.ZERO);
          for (List<Integer> solution : search.listing()) {
            solution.forEach(option -> sums[option] = sums[option].add(weight(solution, weights)));
          }
          assertThat(search.diagram().marginals(some)).isEqualTo(sums);
        });
  }

  /**
   * Products whose low half is zero, sums that pass through zero, and weights of 63 and 64 bits.
   */
  @Test
  void sumsNearTheEndOfALongAreExact() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          BigInteger[] weights = new BigInteger[search.problem().options()];
          Arrays.setAll(weights, option -> NEAR_THE_END.get(random.nextInt(NEAR_THE_END.size())));
          BigInteger total = BigInteger.ZERO;
          BigInteger[] sums = new BigInteger[weights.length];
          Arrays.fill(sums, BigInteger.ZERO);
          for (List<Integer> solution : search.listing()) {
            BigInteger weight = weight(solution, weights);
            total = total.add(weight);
            solution.forEach(option -> sums[option] = sums[option].add(weight));
          }
          OptionWeights some = OptionWeights.of(weights);
          assertThat(search.diagram().weighted(some).total()).isEqualTo(total);
          assertThat(search.diagram().marginals(some)).isEqualTo(sums);
        });
  }

  @Test
  void rangesAreExactBeyondALong() {
    Problem problem = SmallProblems.coins(3);
    BigInteger[] weights = new BigInteger[6];
    Arrays.fill(weights, BigInteger.ONE);
    weights[1] = HUGE_WEIGHT;
    WeightedSolutions weighted = diagram(problem).weighted(OptionWeights.of(weights));
    // Solutions 0 to 3 have the first coin's head up, the others its tail.
    assertThat(weighted.total()).isEqualTo(HUGE_WEIGHT.multiply(BigInteger.valueOf(4)).add(four()));
    assertThat(weighted.number(BigInteger.valueOf(3))).isEqualTo(BigInteger.valueOf(3));
    for (int tail = 0; tail < 4; tail++) {
      BigInteger from = four().add(HUGE_WEIGHT.multiply(BigInteger.valueOf(tail)));
      assertThat(weighted.number(from)).isEqualTo(BigInteger.valueOf(4 + tail));
      assertThat(weighted.number(from.add(HUGE_WEIGHT).subtract(BigInteger.ONE)))
          .isEqualTo(BigInteger.valueOf(4 + tail));
    }
  }

  private static BigInteger four() {
    return BigInteger.valueOf(4);
  }

  @Test
  void drawsOnlySolutionsWithAWeight() {
    Problem problem = SmallProblems.queens(8);
    Diagram diagram = diagram(problem);
    BigInteger[] weights = new BigInteger[64];
    Arrays.fill(weights, BigInteger.ONE);
    weights[0] = BigInteger.ZERO;
    WeightedSolutions weighted = diagram.weighted(OptionWeights.of(weights));
    assertThat(weighted.total()).isEqualTo(BigInteger.valueOf(88));
    SplittableRandom random = new SplittableRandom(3);
    for (int draw = 0; draw < 500; draw++) {
      assertThat(diagram.solution(weighted.sampleNumber(random))).doesNotContain(0);
    }
  }

  @Test
  void equalWeightsDrawAsNoWeightsDo() {
    Diagram diagram = diagram(SmallProblems.langford(7));
    SplittableRandom one = new SplittableRandom(7);
    SplittableRandom other = new SplittableRandom(7);
    for (int draw = 0; draw < 100; draw++) {
      assertThat(diagram.weighted(OptionWeights.EQUAL).sampleNumber(one))
          .isEqualTo(diagram.sampleNumber(other));
    }
  }

  @Test
  void refusesNegativeWeightsAndToDrawWithoutWeight() {
    assertThatThrownBy(() -> OptionWeights.of(BigInteger.ZERO, BigInteger.valueOf(-1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("option 1 is -1");
    BigInteger[] zeros = new BigInteger[2];
    Arrays.fill(zeros, BigInteger.ZERO);
    WeightedSolutions none = diagram(SmallProblems.coins(1)).weighted(OptionWeights.of(zeros));
    assertThat(none.total()).isZero();
    assertThatThrownBy(() -> none.sampleNumber(new SplittableRandom(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no solution");
  }

  private static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
  }
}
