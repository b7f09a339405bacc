package org.dancingsparks.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts that are known from elsewhere. */
class LinksCountsTest {
  private static List<List<Integer>> solutions(Problem problem) {
    return Walks.listed(new Links(problem, ItemOrder.given(problem))).stream()
        .map(Walks::ascending)
        .toList();
  }

  @Test
  void fiveSetsHaveTwoCovers() {
    assertThat(solutions(SmallProblems.fiveSets()))
        .containsExactlyInAnyOrder(List.of(2, 4), List.of(0, 1, 3));
  }

  @Test
  void sixByFourHasThreeCovers() {
    assertThat(solutions(SmallProblems.sixByFour()))
        .containsExactlyInAnyOrder(List.of(0, 2, 4), List.of(1, 5), List.of(2, 3));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 6", "4, 24", "5, 120", "7, 5040"})
  void permanentOfAllOnesIsTheFactorial(int n, long permanent) {
    assertThat(Walks.count(SmallProblems.rooks(n, 1))).isEqualTo(permanent);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "3, 2", "4, 9", "5, 44", "6, 265", "7, 1854"})
  void permanentWithoutTheDiagonalCountsDerangements(int n, long derangements) {
    assertThat(Walks.count(SmallProblems.rooks(n, 0))).isEqualTo(derangements);
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "4, 1", "4, 3", "5, 2", "6, 4"})
  void permanentWithAHeavyDiagonalIsFactorialTimesPartOfTheExponential(int n, int z) {
    double sum = 0;
    double term = 1;
    double factorial = 1;
    for (int r = 1; r <= n + 1; r++) {
      sum += term;
      term *= (double) z / r;
      factorial *= Math.min(r, n) == r ? r : 1;
    }
    assertThat(Walks.count(SmallProblems.rooks(n, z + 1))).isEqualTo(Math.round(factorial * sum));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92"})
  void queensHaveTheirKnownCounts(int n, long solutions) {
    assertThat(Walks.count(SmallProblems.queens(n))).isEqualTo(solutions);
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "4, 2", "5, 0", "6, 0", "7, 52", "8, 300"})
  void langfordPairsHaveTheirKnownCounts(int n, long solutions) {
    assertThat(Walks.count(SmallProblems.langford(n))).isEqualTo(solutions);
  }

  @Test
  void sudokuOfOrderTwoHas288Grids() {
    Problem problem = SmallProblems.sudoku2();
    assertThat(problem.options()).isEqualTo(64);
    assertThat(problem.items()).isEqualTo(64);
    assertThat(Walks.count(problem)).isEqualTo(288);
    assertThat(Walks.count(SmallProblems.sudoku2("main", "other"))).isEqualTo(48);
    assertThat(Walks.count(SmallProblems.sudoku2("main"))).isEqualTo(48);
  }

  @Test
  void sudokuOfOrderTwoIsSearchedAsTheArticleTraced() {
    Problem problem = SmallProblems.sudoku2();
    Links links = new Links(problem, ItemOrder.given(problem));
    List<List<Integer>> solutions = Walks.listed(links);
    assertThat(links.profile().nodes()).isEqualTo(2157);
    List<Map<List<Integer>, Long>> products = products(problem);
    assertThat(degrees(solutions.get(0), products))
        .containsExactly(4L, 2L, 2L, 1L, 3L, 1L, 2L, 1L, 1L, 2L, 1L, 1L, 2L, 1L, 1L, 1L);
    List<Long> estimates =
        solutions.stream().map(solution -> estimate(solution, products)).toList();
    assertThat(estimates.subList(0, 12))
        .containsExactly(
            7620L, 7620L, 5316L, 5316L, 7620L, 7620L, 7620L, 7620L, 5316L, 5316L, 7620L, 7620L);
    assertThat(estimates).filteredOn(estimate -> estimate == 7620).hasSize(192);
    assertThat(estimates).filteredOn(estimate -> estimate == 5316).hasSize(96);
  }

  /** By depth, of each node's path, the product of the degrees from the root to it. */
  private static List<Map<List<Integer>, Long>> products(Problem problem) {
    List<Map<List<Integer>, Long>> products = new ArrayList<>();
    for (int depth = 0; depth <= 16; depth++) {
      Links links = new Links(problem, ItemOrder.given(problem)).stoppingAt(depth);
      Map<List<Integer>, Long> atDepth = new HashMap<>();
      while (links.next()) {
        atDepth.put(Walks.list(links.solution()), Math.round(1 / links.weight()));
      }
      products.add(atDepth);
    }
    return products;
  }

  private static List<Long> degrees(
      List<Integer> solution, List<Map<List<Integer>, Long>> products) {
    return IntStream.range(0, 16)
        .mapToObj(
            depth -> product(solution, products, depth + 1) / product(solution, products, depth))
        .toList();
  }

  /** The article's estimate: three other items of an option for each node looked for. */
  private static long estimate(List<Integer> solution, List<Map<List<Integer>, Long>> products) {
    return 3
        * IntStream.rangeClosed(1, 16).mapToLong(depth -> product(solution, products, depth)).sum();
  }

  private static long product(
      List<Integer> solution, List<Map<List<Integer>, Long>> products, int depth) {
    return products.get(depth).get(solution.subList(0, depth));
  }
}
