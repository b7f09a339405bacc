package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;
import org.dancingsparks.sudoku.SudokuProblem;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * {@code sudoku:N} and {@code sudoku:ROWSxCOLUMNS}: all grids with blocks of N x N or of this many
 * rows and columns; with {@code ,diagonals} both diagonals also hold all values.
 */
final class SudokuGrids implements Family {
  private static final String DIAGONALS = ",diagonals";
  private static final Pattern ORDER = Pattern.compile("(\\d+)");
  private static final Pattern BLOCK = Pattern.compile("(\\d+)x(\\d+)");

  @Override
  public String name() {
    return "sudoku";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Sudoku grids with blocks of N x N; also as 2x3, and as 3,diagonals";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    SudokuShape shape = shape(parameters);
    SudokuProblem problem = SudokuProblem.of(shape);
    Board board = Board.box(shape.side(), shape.side(), 1);
    List<Filling> fillings =
        IntStream.range(0, problem.problem().options())
            .mapToObj(
                option ->
                    new Filling(
                        problem.value(option) - 1, List.of(board.cell(problem.cell(option)))))
            .toList();
    return new GridPuzzle(
        new Words(name() + ":" + text(shape), title(), rules(shape)),
        problem.problem(),
        board,
        GridPuzzle.values(shape.side()),
        fillings,
        Layout.inRegions(shape::blockOf));
  }

  private SudokuShape shape(String parameters) {
    boolean hasDiagonals = parameters.endsWith(DIAGONALS);
    String block =
        parameters.substring(0, parameters.length() - (hasDiagonals ? DIAGONALS.length() : 0));
    Parameters reader = new Parameters(this, "3, sudoku:2x3 or sudoku:3,diagonals");
    boolean isOrder = ORDER.matcher(block).matches();
    if (!isOrder && !BLOCK.matcher(block).matches()) {
      throw reader.unknown(parameters);
    }
    int[] numbers = reader.numbers(block, isOrder ? ORDER : BLOCK);
    int rows = numbers[0];
    int columns = isOrder ? rows : numbers[1];
    checkBlock(block, rows, columns);
    reader.check("rows", (long) rows * columns, SudokuShape.LARGEST_SIDE);
    SudokuShape shape = SudokuShape.of(rows, columns);
    return hasDiagonals ? shape.withDiagonals() : shape;
  }

  /**
   * Checks that a block is not meant to be the grid.
   *
   * @throws IllegalArgumentException if it makes too large a grid and would itself be one
   */
  private static void checkBlock(String block, int rows, int columns) {
    boolean isTooLarge = (long) rows * columns > SudokuShape.LARGEST_SIDE;
    if (isTooLarge && rows == columns && rows <= SudokuShape.LARGEST_SIDE) {
      SudokuShape.nearSquare(rows)
          .ifPresent(
              shape -> {
                throw new IllegalArgumentException(
                    "sudoku:%s has blocks of %d x %d and %d rows, more than %d. The numbers are those of a block: the grid of %2$d x %3$d is sudoku:%6$s."
                        .formatted(
                            block,
                            rows,
                            columns,
                            rows * columns,
                            SudokuShape.LARGEST_SIDE,
                            text(shape)));
              });
    }
  }

  private static String rules(SudokuShape shape) {
    List<String> units = new ArrayList<>(List.of("each row", "each column"));
    // Blocks of one row or one column are the rows or the columns.
    if (shape.blockRows() > 1 && shape.blockColumns() > 1) {
      units.add("each block of %d x %d".formatted(shape.blockRows(), shape.blockColumns()));
    }
    if (shape.diagonals() == SudokuShape.Diagonals.BOTH) {
      units.add("each of the two long diagonals");
    }
    String last = units.remove(units.size() - 1);
    String all = String.join(", ", units) + " and " + last + " holds each value once.";
    return "E" + all.substring(1);
  }

  private static String text(SudokuShape shape) {
    boolean isOrder = shape.blockRows() == shape.blockColumns();
    return (isOrder ? "" + shape.blockRows() : shape.blockRows() + "x" + shape.blockColumns())
        + (shape.diagonals() == SudokuShape.Diagonals.BOTH ? DIAGONALS : "");
  }
}
