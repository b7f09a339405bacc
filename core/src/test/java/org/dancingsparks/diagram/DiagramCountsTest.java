package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems with known answers. */
class DiagramCountsTest {
  private static final BigInteger DOMINOES_16 = new BigInteger("2444888770250892795802079170816");

  private static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"6, 4", "8, 92", "10, 724", "12, 14200"})
  void queensHaveTheirKnownCounts(int n, long solutions) {
    assertThat(diagram(SmallProblems.queens(n)).count()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"7, 52", "8, 300", "9, 0", "11, 35584"})
  void langfordPairsHaveTheirKnownCounts(int n, long solutions) {
    Problem problem = SmallProblems.langford(n);
    assertThat(diagram(problem).count()).isEqualTo(solutions);
    MemoSearch search =
        new MemoSearch(new OrderedProblem(problem, ItemOrder.given(problem)), 1 << 20);
    assertThat(search.cursor().from(Prefix.EMPTY).count()).isEqualTo(solutions);
  }

  @Test
  void sudokusOfOrderTwoHaveTheirKnownCounts() {
    assertThat(diagram(SmallProblems.sudoku2()).count()).isEqualTo(288);
    assertThat(diagram(SmallProblems.sudoku2("main")).count()).isEqualTo(48);
    assertThat(diagram(SmallProblems.sudoku2("main", "other")).count()).isEqualTo(48);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, 1",
    "3, 3, 0",
    "4, 4, 36",
    "6, 6, 6728",
    "8, 8, 12988816",
    "10, 10, 258584046368",
    "12, 12, 53060477521960000"
  })
  void dominoesHaveTheirKnownCounts(int lines, int columns, long solutions) {
    assertThat(diagram(SmallProblems.dominoes(lines, columns)).count()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"61", "62", "63", "64", "130"})
  void countsPastTheLargestLong(int coins) {
    BigInteger all = BigInteger.TWO.pow(coins);
    Diagram diagram = diagram(SmallProblems.coins(coins));
    assertThat(diagram.count()).isEqualTo(all);
    assertThat(diagram.marginals()).containsOnly(all.shiftRight(1)).hasSize(2 * coins);
    assertThat(diagram.marginals(0))
        .startsWith(all.shiftRight(1), BigInteger.ZERO, all.shiftRight(2));
    assertThat(diagram.count(Prefix.of(diagram.problem(), 0, 3))).isEqualTo(all.shiftRight(2));
    int[] last = diagram.solution(all.subtract(BigInteger.ONE));
    assertThat(last).isEqualTo(IntStream.range(0, coins).map(coin -> 2 * coin + 1).toArray());
  }

  @Test
  void noSolutionHasAnOptionThatIsLeftOut() {
    Problem coins = SmallProblems.coins(3);
    BitSet kept = coins.allOptions();
    kept.clear(0);
    Diagram diagram = diagram(coins.keeping(kept));
    assertThat(diagram.count()).isEqualTo(4);
    assertThat(diagram.marginals(0)).containsOnly(BigInteger.ZERO).hasSize(coins.options());
    assertThat(diagram.marginals(1)).isEqualTo(diagram.marginals());
  }

  /** Each root's count fits a long; their sum does not. */
  @Test
  void countsPrefixesThatOnlyTogetherPassTheLargestLong() {
    Problem coins = SmallProblems.coins(63);
    Prefix head = Prefix.of(coins, 0);
    Prefix tail = Prefix.of(coins, 1);
    Diagram diagram =
        new FrontierSearch(new OrderedProblem(coins, ItemOrder.given(coins)), List.of(head, tail))
            .diagram()
            .orElseThrow();
    assertThat(diagram.count()).isEqualTo(BigInteger.TWO.pow(63));
    assertThat(diagram.count(1)).isEqualTo(BigInteger.TWO.pow(62));
    assertThat(diagram.marginals()[1]).isEqualTo(BigInteger.TWO.pow(62));
    assertThat(diagram.solution(BigInteger.TWO.pow(62))).hasSize(63).startsWith(1).endsWith(124);
    RangeCursor cursor = diagram.cursor(Long.MAX_VALUE - 1, Long.MAX_VALUE);
    assertThat(cursor.next()).isTrue();
    assertThat(cursor.solution()).endsWith(123, 124);
    assertThat(cursor.next()).isFalse();
  }

  /** As before, with an item that has only one option. */
  @Test
  void anOptionOfAllSolutionsHasTheirNumberPastTheLargestLong() {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    for (int coin = 0; coin < 63; coin++) {
      builder.primary(coin).option(2 * coin, List.of(coin)).option(2 * coin + 1, List.of(coin));
    }
    Problem problem = builder.primary(63).option(126, List.of(63)).build();
    List<Prefix> prefixes = List.of(Prefix.of(problem, 0), Prefix.of(problem, 1));
    Diagram diagram =
        new FrontierSearch(new OrderedProblem(problem, ItemOrder.given(problem)), prefixes)
            .diagram()
            .orElseThrow();
    assertThat(diagram.marginals())
        .startsWith(BigInteger.TWO.pow(62), BigInteger.TWO.pow(62))
        .endsWith(BigInteger.TWO.pow(63));
  }

  @Test
  void noSolutionHasANegativeNumberOrThatOfTheCount() {
    Diagram diagram = diagram(SmallProblems.queens(6));
    for (int number : new int[] {-1, 4}) {
      assertThatThrownBy(() -> diagram.solution(BigInteger.valueOf(number)))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessageContaining("no solution %d; there are 4", number);
    }
  }

  @Test
  @Tag("slow")
  void dominoesOnABoardOfSixteenAreCountedNumberedAndSampled() {
    Problem problem = SmallProblems.dominoes(16, 16);
    Diagram diagram = diagram(problem);
    assertThat(diagram.count()).isEqualTo(DOMINOES_16);
    assertSymmetric(problem, diagram.marginals());
    SplittableRandom random = new SplittableRandom(16);
    for (int sample = 0; sample < 100; sample++) {
      assertThat(problem.isSolution(diagram.sample(random))).isTrue();
    }
    int[] first = diagram.solution(BigInteger.ZERO);
    int[] last = diagram.solution(DOMINOES_16.subtract(BigInteger.ONE));
    assertThat(problem.isSolution(first)).isTrue();
    assertThat(problem.isSolution(last)).isTrue();
    Prefix corner = Prefix.of(problem, 0);
    assertThat(diagram.count(corner)).isEqualTo(DOMINOES_16.shiftRight(1));
  }

  /** The marginals of a cell's options add up to the count, and a half turn changes none. */
  private static void assertSymmetric(Problem problem, BigInteger[] marginals) {
    BigInteger[] byCell = new BigInteger[problem.items()];
    Arrays.fill(byCell, BigInteger.ZERO);
    Map<List<Integer>, BigInteger> byCells = new HashMap<>();
    for (int option = 0; option < marginals.length; option++) {
      int one = problem.item(option, 0);
      int other = problem.item(option, 1);
      byCell[one] = byCell[one].add(marginals[option]);
      byCell[other] = byCell[other].add(marginals[option]);
      byCells.put(List.of(one, other), marginals[option]);
    }
    assertThat(byCell).containsOnly(DOMINOES_16);
    int last = problem.items() - 1;
    byCells.forEach(
        (cells, marginal) ->
            assertThat(byCells.get(List.of(last - cells.get(1), last - cells.get(0))))
                .isEqualTo(marginal));
  }
}
