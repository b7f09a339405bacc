package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * {@code latin:N}: each of N values once in each row and each column of an N x N board; {@code
 * latin:RxN}: Latin rectangles, in whose R rows of N cells each value stands once in each row, and
 * at most once in each column. {@code latin:RxN,ordered}: those whose first row is in order.
 */
final class LatinSquares implements Family {
  private static final Pattern SQUARE = Pattern.compile("(\\d+)(?:,ordered)?");
  private static final Pattern RECTANGLE = Pattern.compile("(\\d+)x(\\d+)(?:,ordered)?");
  private static final String ORDERED = ",ordered";
  private static final int MAX_ROWS = 1 << 10;

  private record Entry(Cell cell, int value) {
    String text() {
      return cell.text() + "=" + value;
    }

    List<String> items() {
      return List.of(
          cell.text(), "r" + cell.row() + "v" + value, "c" + cell.column() + "v" + value);
    }

    boolean isInOrder() {
      return cell.row() > 1 || cell.column() == value;
    }
  }

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
    return "Latin squares: each value once in each row and column; also 3x5 and 4,ordered";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "4, latin:3x5 or latin:4,ordered");
    boolean isOrdered = parameters.endsWith(ORDERED);
    boolean isRectangle = RECTANGLE.matcher(parameters).matches();
    int[] numbers = reader.numbers(parameters, isRectangle ? RECTANGLE : SQUARE);
    int rows = numbers[0];
    int side = numbers[numbers.length - 1];
    reader.check("values", side, SudokuShape.LARGEST_SIDE);
    reader.check("rows", rows, MAX_ROWS);
    Board board = Board.box(rows, side, 1);
    ProblemBuilder<String, Entry> builder = builder(board);
    List<Filling> fillings = new ArrayList<>();
    for (Cell cell : board.cells()) {
      for (int value = 1; value <= side; value++) {
        Entry entry = new Entry(cell, value);
        if (!isOrdered || entry.isInOrder()) {
          builder.option(entry, entry.items());
          fillings.add(new Filling(value - 1, List.of(cell)));
        }
      }
    }
    String size = rows == side ? "" + side : rows + "x" + side;
    Words words =
        new Words(
            name() + ":" + size + (isOrdered ? ORDERED : ""), title(), rules(board, isOrdered));
    return new GridPuzzle(
        words, builder.build(), board, GridPuzzle.values(side), fillings, Layout.PLAIN);
  }

  /** The items: cells, and values in rows and columns. In a rectangle a column can lack values. */
  private static ProblemBuilder<String, Entry> builder(Board board) {
    ProblemBuilder<String, Entry> builder = new ProblemBuilder<>(Entry::text);
    int side = board.columns();
    board.cells().forEach(cell -> builder.primary(cell.text()));
    for (int row = 1; row <= board.rows(); row++) {
      for (int value = 1; value <= side; value++) {
        builder.primary("r" + row + "v" + value);
      }
    }
    for (int column = 1; column <= side; column++) {
      for (int value = 1; value <= side; value++) {
        String item = "c" + column + "v" + value;
        if (board.rows() == side) {
          builder.primary(item);
        } else {
          builder.secondary(item);
        }
      }
    }
    return builder;
  }

  private static String rules(Board board, boolean isOrdered) {
    String rules =
        board.rows() == board.columns()
            ? "Each row and each column holds each value once."
            : "Each row holds each value once, and each column no value twice.";
    return rules + (isOrdered ? " The first row is in order." : "");
  }
}
