package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Tiling;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code dominating:N}: the dominating sets of the N x N grid graph, sets of cells such that each
 * cell is in the set or beside one that is (OEIS A133515). A cell is an item covered by one or more
 * options: its own and those of its neighbours.
 */
final class DominatingSets implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final String RULES =
      "Each cell is marked or shares a side with a cell that is marked.";
  private static final int MAX_CELLS = 1 << 16;

  @Override
  public String name() {
    return "dominating";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Dominating sets of the N x N grid: each cell is in the set or beside one that is";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "4");
    int side = reader.numbers(parameters, FORM)[0];
    reader.check("cells", (long) side * side, MAX_CELLS);
    Board board = Board.box(side, side, 1);
    ProblemBuilder<String, Cell> builder = new ProblemBuilder<>(Cell::text);
    board.cells().forEach(cell -> builder.between(cell.text(), 1, near(board, cell).size()));
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      builder.option(cell, near(board, cell));
      fillings.add(new Filling(0, List.of(cell)));
    }
    return new GridPuzzle(
        new Words(name() + ":" + side, title(), RULES),
        builder.build(),
        board,
        List.of(new Mark("marked", 'X', Optional.of("#1f9d3a"))),
        fillings,
        Layout.PLAIN);
  }

  /** A cell and those beside it. */
  private static List<String> near(Board board, Cell cell) {
    return Stream.concat(Stream.of(cell), Tiling.SQUARES.beside(cell).stream())
        .filter(near -> board.number(near).isPresent())
        .map(Cell::text)
        .toList();
  }
}
