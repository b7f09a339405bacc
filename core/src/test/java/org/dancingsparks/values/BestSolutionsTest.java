package org.dancingsparks.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RandomSearch;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** The best solutions against a sorted list of all. */
class BestSolutionsTest {
  private static final int RUNS = 1000;

  /** A solution as it is listed. */
  record Listed(long cost, BigInteger number, List<Integer> options) {}

  private static List<Listed> listed(BestSolutions best, long limit) {
    List<Listed> found = new ArrayList<>();
    while (found.size() < limit && best.next()) {
      List<Integer> options = IntStream.of(best.solution()).boxed().toList();
      found.add(new Listed(best.cost(), best.number(), options));
    }
    return found;
  }

  private static List<Listed> sorted(List<List<Integer>> solutions, OptionCosts costs) {
    return IntStream.range(0, solutions.size())
        .mapToObj(
            number ->
                new Listed(
                    solutions.get(number).stream().mapToLong(costs::at).sum(),
                    BigInteger.valueOf(number),
                    solutions.get(number)))
        .sorted(Comparator.comparing(Listed::cost).thenComparing(Listed::number))
        .toList();
  }

  /** Few different costs give ties, many give none; negative ones among them. */
  static OptionCosts costs(Random random, Problem problem) {
    int spread = random.nextBoolean() ? 2 : 1000;
    return OptionCosts.of(
        problem,
        random.longs(problem.options(), -spread, random.nextInt(4) == 0 ? 0 : spread).toArray());
  }

  @Test
  void listsTheSolutionsByCostAndThenByNumber() {
    int[] solutions = {0};
    int[] without = {0};
    int[] ties = {0};
    Seed.times(
        RUNS,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          OptionCosts costs = costs(random, search.problem());
          List<Listed> all = sorted(search.listing(), costs);
          int limit = random.nextInt(all.size() + 3);
          assertThat(listed(search.diagram().best(costs), limit))
              .isEqualTo(all.subList(0, Math.min(limit, all.size())));
          assertThat(listed(search.diagram().best(costs), Long.MAX_VALUE)).isEqualTo(all);
          solutions[0] += all.size();
          without[0] += all.isEmpty() ? 1 : 0;
          ties[0] += all.stream().map(Listed::cost).distinct().count() < all.size() ? 1 : 0;
        });
    assertThat(List.of(solutions[0], without[0], ties[0])).allMatch(number -> number > RUNS / 80);
  }

  @Test
  void theGreatestAreTheLeastOfNegatedCosts() {
    Seed.times(
        RUNS / 10,
        (random, seed) -> {
          RandomSearch search = RandomSearch.of(random);
          OptionCosts costs = costs(random, search.problem());
          List<Listed> all = sorted(search.listing(), costs);
          assertThat(listed(search.diagram().best(costs.negated()), Long.MAX_VALUE))
              .map(Listed::number)
              .containsExactlyElementsOf(
                  all.stream()
                      .sorted(Comparator.comparing(Listed::cost).reversed())
                      .map(Listed::number)
                      .toList());
        });
  }

  @Test
  void listsManySolutionsOfSharedResiduals() {
    Problem problem = SmallProblems.queens(8);
    Diagram diagram = diagram(problem);
    OptionCosts costs = OptionCosts.of(problem, new Random(8).longs(64, -9, 9).toArray());
    List<List<Integer>> all =
        IntStream.range(0, 92)
            .mapToObj(number -> diagram.solution(BigInteger.valueOf(number)))
            .map(solution -> IntStream.of(solution).boxed().toList())
            .toList();
    assertThat(listed(diagram.best(costs), Long.MAX_VALUE)).isEqualTo(sorted(all, costs));
  }

  @Test
  void findsTheBestAmongMoreSolutionsThanALongCounts() {
    int coins = 100;
    Problem problem = SmallProblems.coins(coins);
    long[] costs = IntStream.range(0, 2 * coins).mapToLong(option -> option % 2).toArray();
    BestSolutions best = diagram(problem).best(OptionCosts.of(problem, costs));
    List<Listed> found = listed(best, coins + 2);
    assertThat(found).map(Listed::cost).startsWith(0L, 1L).endsWith(1L, 2L);
    assertThat(found.get(1).number()).isEqualTo(BigInteger.ONE);
    assertThat(found.get(coins).number()).isEqualTo(BigInteger.TWO.pow(coins - 1));
  }

  /** Only the last item has a choice, so that each further solution is found at the far end. */
  @Test
  void thePathsOfLongSolutionsNeedNoDeepStack() {
    int items = 20_000;
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int item = 0; item < items; item++) {
      builder.primary(item).option(item, List.of(item));
    }
    Problem problem =
        builder.option(items, List.of(items - 1)).option(items + 1, List.of(items - 1)).build();
    long[] costs = new long[items + 2];
    costs[items] = -1;
    BestSolutions best = diagram(problem).best(OptionCosts.of(problem, costs));
    assertThat(listed(best, 9)).map(Listed::number).isEqualTo(numbers(1, 0, 2));
  }

  private static List<BigInteger> numbers(long... numbers) {
    return IntStream.range(0, numbers.length)
        .mapToObj(at -> BigInteger.valueOf(numbers[at]))
        .toList();
  }

  @Test
  void refusesCostsWhoseSumCouldOverflow() {
    Problem problem = SmallProblems.coins(4);
    long most = OptionCosts.most(problem);
    assertThat(most).isEqualTo(Long.MAX_VALUE / 4);
    long[] costs = {most, -most, most, -most, most, -most, most, -most};
    List<Listed> found = listed(diagram(problem).best(OptionCosts.of(problem, costs)), 99);
    assertThat(found.get(0).cost()).isEqualTo(-4 * most);
    assertThat(found.get(15).cost()).isEqualTo(4 * most);
    for (long cost : new long[] {most + 1, -most - 1, Long.MIN_VALUE}) {
      costs[5] = cost;
      assertThatThrownBy(() -> OptionCosts.of(problem, costs))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("option 5 is " + cost)
          .hasMessageContaining("costs are -%d to %d", most, most)
          .hasMessageContaining("64 bits");
    }
    assertThatThrownBy(() -> OptionCosts.of(problem, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 costs and 8 options");
  }

  private static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
  }
}
