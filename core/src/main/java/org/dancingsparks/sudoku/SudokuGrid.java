package org.dancingsparks.sudoku;

import java.util.Arrays;

/**
 * A grid of a Sudoku, whole or with open cells: a shape and a value per cell.
 *
 * <p>Values are in range but can contradict each other: a grid may be a puzzle without a solution.
 * Immutable; a byte a cell.
 */
public final class SudokuGrid {
  private static final char OPEN_CELL = '.';

  private final SudokuShape shape;
  private final byte[] values;

  private SudokuGrid(SudokuShape shape, byte[] values) {
    this.shape = shape;
    this.values = values;
  }

  /**
   * A grid from its values.
   *
   * @param values in reading order, 0 where a cell is open
   * @throws IllegalArgumentException if they are not as many as the cells, or one is out of range
   */
  public static SudokuGrid of(SudokuShape shape, int... values) {
    checkCells(shape, values.length);
    byte[] bytes = new byte[values.length];
    for (int cell = 0; cell < values.length; cell++) {
      bytes[cell] = checked(shape, cell, values[cell]);
    }
    return new SudokuGrid(shape, bytes);
  }

  /** A grid from its values as bytes, which are copied. */
  public static SudokuGrid of(SudokuShape shape, byte[] values) {
    checkCells(shape, values.length);
    for (int cell = 0; cell < values.length; cell++) {
      checked(shape, cell, values[cell]);
    }
    return new SudokuGrid(shape, values.clone());
  }

  /**
   * A grid of square blocks from its rows.
   *
   * @param rows as many as columns, a square number; 0 where a cell is open
   * @throws IllegalArgumentException if rows are missing or ragged, if the side is not a square
   *     number, or if a value is out of range; with the row, the column and the value, from 1
   */
  public static SudokuGrid of(int[][] rows) {
    return of(SudokuShape.ofSide(side(rows)), rows);
  }

  /** A grid of a given shape from its rows. */
  public static SudokuGrid of(SudokuShape shape, int[][] rows) {
    checkShape(shape);
    int side = side(rows);
    if (side != shape.side()) {
      throw new IllegalArgumentException(
          "The grid has %d rows; the shape %s has %d.".formatted(side, shape, shape.side()));
    }
    int[] values = new int[shape.cells()];
    for (int row = 0; row < side; row++) {
      checkRow(rows[row], row, side);
      System.arraycopy(rows[row], 0, values, row * side, side);
    }
    return of(shape, values);
  }

  private static void checkShape(SudokuShape shape) {
    if (shape == null) {
      throw new IllegalArgumentException("The shape is null; give the shape of the blocks.");
    }
  }

  private static int side(int[][] rows) {
    if (rows == null || rows.length == 0) {
      throw new IllegalArgumentException(
          "The grid %s; give an array of rows, each an array of values, 0 where a cell is open."
              .formatted(rows == null ? "is null" : "has no rows"));
    }
    return rows.length;
  }

  private static void checkRow(int[] values, int row, int side) {
    if (values == null || values.length != side) {
      throw new IllegalArgumentException(
          "Row %d of the grid %s; a grid has as many columns as rows, here %d."
              .formatted(
                  row + 1, values == null ? "is null" : "has " + values.length + " columns", side));
    }
  }

  private static void checkCells(SudokuShape shape, int cells) {
    checkShape(shape);
    if (cells != shape.cells()) {
      throw new IllegalArgumentException(
          "There are %d values; a grid of the shape %s has %d cells."
              .formatted(cells, shape, shape.cells()));
    }
  }

  private static byte checked(SudokuShape shape, int cell, int value) {
    if (value < 0 || value > shape.side()) {
      throw new IllegalArgumentException(
          "Row %d, column %d of the grid holds %d; values are 1 to %d, and 0 is an open cell."
              .formatted(shape.rowOf(cell) + 1, shape.columnOf(cell) + 1, value, shape.side()));
    }
    return (byte) value;
  }

  public SudokuShape shape() {
    return shape;
  }

  /** The value of a cell, 0 if it is open. */
  public int value(int cell) {
    return values[cell];
  }

  /** Number of cells that are not open. */
  public int givens() {
    int givens = 0;
    for (byte value : values) {
      givens += value == 0 ? 0 : 1;
    }
    return givens;
  }

  /** The values by row and column, arrays of the caller's own. */
  public int[][] rows() {
    int[][] rows = new int[shape.side()][shape.side()];
    for (int cell = 0; cell < values.length; cell++) {
      rows[shape.rowOf(cell)][shape.columnOf(cell)] = values[cell];
    }
    return rows;
  }

  private char symbol(int cell) {
    return values[cell] == 0 ? OPEN_CELL : shape.symbol(values[cell]);
  }

  /** The cells in reading order, a character each, {@code .} where one is open. */
  public String line() {
    StringBuilder line = new StringBuilder(values.length);
    for (int cell = 0; cell < values.length; cell++) {
      line.append(symbol(cell));
    }
    return line.toString();
  }

  /** A drawing with bars between the blocks; each of its lines ends in a line feed. */
  public String drawing() {
    int side = shape.side();
    String bar = "-".repeat(2 * side + 2 * shape.blockRows() + 1) + "\n";
    StringBuilder drawing = new StringBuilder();
    for (int cell = 0; cell < values.length; cell++) {
      if (cell % (side * shape.blockRows()) == 0) {
        drawing.append(bar);
      }
      if (cell % shape.blockColumns() == 0) {
        drawing.append("| ");
      }
      drawing.append(symbol(cell)).append(' ');
      if (cell % side == side - 1) {
        drawing.append("|\n");
      }
    }
    return drawing.append(bar).toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SudokuGrid grid
        && shape.equals(grid.shape)
        && Arrays.equals(values, grid.values);
  }

  @Override
  public int hashCode() {
    return 31 * shape.hashCode() + Arrays.hashCode(values);
  }

  /** The line of characters. */
  @Override
  public String toString() {
    return line();
  }
}
