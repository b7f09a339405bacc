package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.links.Links;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.sudoku.Sudoku;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.values.BestSolutions;
import org.dancingsparks.values.OptionCosts;
import org.junit.jupiter.api.Test;

/** Lines of Java in pages on the library: a problem of one's own, and sudokus. */
class OwnProblemExampleTest {
  @Test
  void itemsHaveColoursAndBounds() {
    // tag::colours
    var builder = new ProblemBuilder<String, String>();
    builder.primary("A").primary("B").between("C", 2, 3).secondary("X");
    builder.option("one", List.of("A", "C")).entry("one", "X", "blue");
    builder.option("two", List.of("B")).entry("two", "X", "blue");
    builder.option("three", List.of("C")).entry("three", "X", "red");
    builder.option("four", List.of("C"));
    Problem problem = builder.build();
    // end::colours
    assertThat(new Links(problem, ItemOrder.given(problem)).count()).isEqualTo(1);
    assertThat(problem.isSolution(0, 1, 3)).isTrue();
  }

  @Test
  void bothEnginesFindBothCovers() {
    // tag::problem
    var builder = new ProblemBuilder<Integer, String>();
    IntStream.rangeClosed(1, 5).forEach(builder::primary);
    builder.option("A1", List.of(1, 5)).option("A2", List.of(2, 4)).option("A3", List.of(2, 3));
    builder.option("A4", List.of(3)).option("A5", List.of(1, 4, 5));
    Problem problem = builder.build();
    // end::problem

    // tag::links
    List<List<String>> covers = new ArrayList<>();
    Links links = new Links(problem, ItemOrder.given(problem));
    while (links.next()) {
      covers.add(Arrays.stream(links.solution()).mapToObj(builder::identifier).toList());
    }
    // end::links
    assertThat(covers).containsExactly(List.of("A1", "A2", "A4"), List.of("A5", "A3"));

    // tag::diagram
    ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
    Diagram diagram = new FrontierSearch(problem, order).diagram().orElseThrow();
    BigInteger count = diagram.count(); // 2
    int[] second = diagram.solution(BigInteger.ONE); // option ids
    RangeCursor both = diagram.cursor(0, 2); // any range of them, pulled
    // end::diagram
    assertThat(count).isEqualTo(2);
    assertThat(Arrays.stream(second).mapToObj(builder::identifier))
        .containsExactlyInAnyOrder("A5", "A3");
    assertThat(both.next() && both.next()).isTrue();
    assertThat(both.next()).isFalse();
  }

  @Test
  void theCheaperCoverIsTheBest() {
    Problem problem = SmallProblems.fiveSets();
    Diagram diagram = new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow();
    // tag::best
    OptionCosts costs = OptionCosts.of(problem, 4, 1, 1, 1, 1); // by option id
    BestSolutions best = diagram.best(costs);
    while (best.next()) {
      System.out.println(best.cost() + " " + Arrays.toString(best.solution()));
    }
    SortedMap<Long, BigInteger> byCost = diagram.histogram(costs, 1 << 20).orElseThrow();
    // end::best
    assertThat(byCost).isEqualTo(Map.of(2L, BigInteger.ONE, 6L, BigInteger.ONE));
  }

  @Test
  void sudokuIsSolvedAsRowsOfNumbers() {
    int[][] grid = {{1, 2, 0, 0}, {3, 4, 0, 0}, {2, 1, 0, 0}, {0, 0, 0, 0}};
    // tag::sudoku
    int[][] solved = Sudoku.solve(grid); // no rows if there is no solution
    // end::sudoku
    assertThat(solved)
        .isDeepEqualTo(new int[][] {{1, 2, 3, 4}, {3, 4, 1, 2}, {2, 1, 4, 3}, {4, 3, 2, 1}});
  }
}
