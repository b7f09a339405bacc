package org.dancingsparks.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RandomSearch;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Histograms against lists of solutions, and against binomial coefficients. */
class CostHistogramTest {
  private static final int RUNS = 1000;
  private static final long MEMORY = 1 << 30;

  private static Map<Long, BigInteger> ofList(List<List<Integer>> solutions, OptionCosts costs) {
    Map<Long, Long> counts =
        solutions.stream()
            .map(solution -> solution.stream().mapToLong(costs::at).sum())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    Map<Long, BigInteger> histogram = new TreeMap<>();
    counts.forEach((cost, count) -> histogram.put(cost, BigInteger.valueOf(count)));
    return histogram;
  }

  private static BitSet some(Random random, Problem problem) {
    BitSet options = new BitSet();
    IntStream.range(0, problem.options())
        .filter(option -> random.nextBoolean())
        .forEach(options::set);
    return options;
  }

  private static BigInteger sum(Map<Long, BigInteger> histogram) {
    return histogram.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Test
  void countsTheSolutionsOfEachCost() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          OptionCosts costs =
              random.nextBoolean()
                  ? BestSolutionsTest.costs(random, search.problem())
                  : OptionCosts.counting(search.problem(), some(random, search.problem()));
          Diagram diagram = search.diagram();
          Map<Long, BigInteger> histogram = diagram.histogram(costs, MEMORY).orElseThrow();
          assertThat(histogram).isEqualTo(ofList(search.listing(), costs));
          assertThat(sum(histogram)).isEqualTo(diagram.count());
        });
  }

  @Test
  void countsAreExactBeyondALong() {
    int coins = 300;
    Problem problem = SmallProblems.coins(coins);
    BitSet heads = new BitSet();
    IntStream.range(0, coins).forEach(coin -> heads.set(2 * coin));
    Diagram diagram = diagram(problem);
    Map<Long, BigInteger> histogram =
        diagram.histogram(OptionCosts.counting(problem, heads), MEMORY).orElseThrow();
    assertThat(histogram).hasSize(coins + 1);
    BigInteger binomial = BigInteger.ONE;
    for (int k = 0; k <= coins; k++) {
      assertThat(histogram.get((long) k)).isEqualTo(binomial);
      binomial = binomial.multiply(BigInteger.valueOf(coins - k)).divide(BigInteger.valueOf(k + 1));
    }
    assertThat(sum(histogram)).isEqualTo(diagram.count());
  }

  @Test
  void needsNoMoreMemoryThanItMayUse() {
    Problem problem = SmallProblems.coins(20);
    Diagram diagram = diagram(problem);
    long[] powers = IntStream.range(0, 40).mapToLong(o -> o % 2 << o / 2).toArray();
    OptionCosts costs = OptionCosts.of(problem, powers);
    // 2^20 different costs of 16 bytes, and half as many at the node before.
    assertThat(diagram.histogram(costs, 1 << 24)).isEmpty();
    assertThat(diagram.histogram(costs, 1 << 26).orElseThrow()).hasSize(1 << 20);
  }

  /** All of them together, 45,000 terms of 16 bytes, would take many times as much. */
  @Test
  void polynomialsOfOnlyAFewNodesAreInMemoryAtOnce() {
    int coins = 300;
    Problem problem = SmallProblems.coins(coins);
    BitSet heads = new BitSet();
    IntStream.range(0, coins).forEach(coin -> heads.set(2 * coin));
    OptionCosts costs = OptionCosts.counting(problem, heads);
    assertThat(diagram(problem).histogram(costs, 16 * 1024).orElseThrow()).hasSize(coins + 1);
  }

  private static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
  }
}
