package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.SearchTree;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Searches;
import org.dancingsparks.view.BoardSvg;
import org.dancingsparks.view.BoardText;
import org.dancingsparks.view.booklet.Booklet;
import org.dancingsparks.view.chart.GrowthSvg;
import org.dancingsparks.view.tree.TreeSvg;
import org.junit.jupiter.api.Test;

/** Code at the beginning of packages' comments: drawings and pages. */
class ViewPackagesTest {
  private final BoardPuzzle puzzle = (BoardPuzzle) NamedPuzzles.of("dominoes:2x3");
  private final Diagram diagram =
      Engines.of(puzzle).withDiagram(Searches.of(puzzle).all()).diagram().orElseThrow();

  @Test
  void aSolutionIsDrawn() {
    int[] solution = diagram.solution(BigInteger.ZERO);
    // tag::view
    BoardText text = new BoardText(puzzle);
    System.out.println(text.blocks(solution)); // rows of letters
    String svg = new BoardSvg(puzzle).svg(solution);
    // end::view
    assertThat(text.blocks(solution)).contains("D");
    assertThat(svg).startsWith("<svg");
  }

  @Test
  void numbersAreDrawn() {
    // tag::view.chart
    List<GrowthSvg.Dot> dots =
        List.of(
            new GrowthSvg.Dot(7, BigInteger.valueOf(26), false),
            new GrowthSvg.Dot(8, BigInteger.valueOf(150), true)); // true: not known before
    String svg = GrowthSvg.svg("Langford pairs", dots);
    // end::view.chart
    assertThat(svg).startsWith("<svg").contains("Langford pairs");
  }

  @Test
  void aSearchTreeIsDrawn() {
    // tag::view.tree
    Problem queens = NamedPuzzles.of("queens:4").problem();
    SearchTree tree =
        SearchTree.of(new OrderedProblem(queens, ItemOrder.given(queens)), 100); // nodes
    long solutions = tree.count(SearchTree.End.SOLUTION); // 2
    String svg = new TreeSvg(queens, "Four queens").svg(tree);
    // end::view.tree
    assertThat(solutions).isEqualTo(2);
    assertThat(svg).startsWith("<svg");
  }

  @Test
  void positionsArePrinted() {
    int[] ids = diagram.solution(BigInteger.ZERO);
    // tag::view.booklet
    List<Integer> solution = List.of(ids[0], ids[1], ids[2]);
    List<Integer> start = List.of(ids[0]); // which leaves one solution
    var position = new Booklet.Position(start, solution, 1, "");
    var chapter = new Booklet.Chapter("Easy ones", List.of(position));
    String html = new Booklet(puzzle, Booklet.Cover.of("Dominoes")).html(List.of(chapter));
    // end::view.booklet
    assertThat(html).contains("Dominoes", "Easy ones");
  }

  @Test
  void aPageCarriesAllSolutions() {
    // tag::page
    Puzzle dominoes = NamedPuzzles.of("dominoes:4x4");
    var search = Engines.of(dominoes).withDiagram(Searches.of(dominoes).all());
    String html = new PuzzlePage(dominoes, search.diagram().orElseThrow()).html(); // one file
    // end::page
    assertThat(html).contains("<html").contains("36 solutions");
  }
}
