package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.families.GridPuzzle.Filling;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;
import org.dancingsparks.sudoku.SudokuShape;

/** {@code latin:N}: each of N values once in each row and each column of an N x N board. */
final class LatinSquares implements Family {
  private static final Pattern FORM = Pattern.compile("(\\d+)");
  private static final String RULES = "Each row and each column holds each value once.";

  @Override
  public String name() {
    return "latin";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Latin squares: N values, each once in each row and column";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "4");
    int side = reader.numbers(parameters, FORM)[0];
    reader.check("values", side, SudokuShape.LARGEST_SIDE);
    record Entry(Cell cell, int value) {}
    ProblemBuilder<String, Entry> builder =
        new ProblemBuilder<>(entry -> entry.cell().text() + "=" + entry.value());
    Board board = Board.box(side, side, 1);
    board.cells().forEach(cell -> builder.primary(cell.text()));
    for (String unit : List.of("r", "c")) {
      for (int place = 1; place <= side; place++) {
        for (int value = 1; value <= side; value++) {
          builder.primary(unit + place + "v" + value);
        }
      }
    }
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      for (int value = 1; value <= side; value++) {
        builder.option(
            new Entry(cell, value),
            List.of(
                cell.text(), "r" + cell.row() + "v" + value, "c" + cell.column() + "v" + value));
        fillings.add(new Filling(value - 1, List.of(cell)));
      }
    }
    List<Mark> marks = GridPuzzle.values(side);
    Words words = new Words(name() + ":" + side, title(), RULES);
    return new GridPuzzle(words, builder.build(), board, marks, fillings, cell -> 0);
  }
}
