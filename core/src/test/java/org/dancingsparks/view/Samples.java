package org.dancingsparks.view;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.SearchTree;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.view.booklet.Booklet;
import org.dancingsparks.view.chart.EstimateSeries;
import org.dancingsparks.view.chart.EstimateSeries.Point;
import org.dancingsparks.view.chart.EstimateSvg;
import org.dancingsparks.view.tree.TreeDot;
import org.dancingsparks.view.tree.TreeSvg;

/** Puzzles to draw, solved by {@code links}. */
public final class Samples {
  /** A ring with a gap at the right, and only two pieces. */
  public static final PiecePuzzle RING =
      read(
          """
          name: ring
          board: |
            ###
            #.#
            ##.
          turns: rotations
          pieces:
            Bar: {shape: '##', symbol: b, colour: '#ff0010'}
            Ell: {cells: [[1, 1], [2, 1], [2, 2]], symbol: e}
          """);

  /** Two layers; some solutions have pieces in both. */
  public static final PiecePuzzle SOLID =
      read(
          """
          name: solid
          board: 2x2x2
          turns: space-rotations
          pieces: {A: '##', B: '##', C: '##', D: '##'}
          """);

  public static final Booklet.Grading GRADING =
      new Booklet.Grading(
          List.of("first", "second", "third", "fourth", "fifth"), "Some are harder.", "");

  private Samples() {}

  static PiecePuzzle read(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  public static BoardPuzzle puzzle(String name) {
    return (BoardPuzzle) NamedPuzzles.of(name);
  }

  /** The first solutions. */
  public static List<int[]> solutions(Puzzle puzzle, int most) {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    List<int[]> solutions = new ArrayList<>();
    while (solutions.size() < most && links.next()) {
      solutions.add(links.solution());
    }
    return solutions;
  }

  public static SearchTree tree(Puzzle puzzle, int most) {
    return SearchTree.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()), most);
  }

  /** The number of solutions, among some, that contain each option. */
  public static BigInteger[] marginals(Puzzle puzzle, List<int[]> solutions) {
    BigInteger[] marginals = new BigInteger[puzzle.problem().options()];
    Arrays.fill(marginals, BigInteger.ZERO);
    for (int[] solution : solutions) {
      for (int option : solution) {
        marginals[option] = marginals[option].add(BigInteger.ONE);
      }
    }
    return marginals;
  }

  public static EstimateSeries estimate(double... estimates) {
    List<Point> points = new ArrayList<>();
    for (double estimate : estimates) {
      points.add(new Point(100L * (points.size() + 1), estimate, estimate / (points.size() + 2)));
    }
    return new EstimateSeries(points, OptionalDouble.of(1234567.5), "Estimate", "solutions");
  }

  /** One picture of each kind, one after another. */
  public static String all() {
    BoardPuzzle queens = puzzle("queens:6");
    List<int[]> solutions = solutions(queens, 10);
    BoardsSvg boards = new BoardsSvg(queens, 3);
    solutions.forEach(solution -> boards.add("solution", solution));
    CellMarginals cells = new CellMarginals(queens, marginals(queens, solutions));
    SearchTree tree = tree(queens, 100);
    return new BoardSvg(queens).svg(solutions.get(0))
        + new BoardSvg(SOLID).svg(solutions(SOLID, 1).get(0))
        + boards.svg()
        + new HeatMapSvg(queens).svg(cells, BigInteger.valueOf(solutions.size()))
        + new TreeSvg(queens.problem(), "tree").svg(tree)
        + new TreeDot(queens.problem(), "tree").dot(tree)
        + EstimateSvg.svg(estimate(1e6, 2e6, 1.5e6))
        + booklet(queens, positions(solutions, 3))
        + booklet(SOLID, positions(solutions(SOLID, 2), 1));
  }

  private static String booklet(BoardPuzzle puzzle, List<Booklet.Position> positions) {
    return new Booklet(puzzle, Booklet.Cover.of(puzzle.name()))
        .graded(GRADING)
        .html(List.of(new Booklet.Chapter("", positions)));
  }

  /** Solutions as positions that begin with a number of their options. */
  public static List<Booklet.Position> positions(List<int[]> solutions, int givens) {
    List<Booklet.Position> positions = new ArrayList<>();
    for (int[] solution : solutions) {
      List<Integer> options = Arrays.stream(solution).boxed().toList();
      int level = 1 + positions.size() % GRADING.words().size();
      String note = "note " + (positions.size() + 1);
      positions.add(new Booklet.Position(options.subList(0, givens), options, level, note));
    }
    return positions;
  }
}
