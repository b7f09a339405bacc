package org.dancingsparks.sudoku;

import java.util.Optional;

/**
 * The shape of a Sudoku: the size of its blocks, and whether its diagonals count.
 *
 * <p>The side is {@code blockRows * blockColumns}; there are as many rows, columns, blocks and
 * values. Order n has blocks of n x n; blocks may be oblong (2x3: two rows of three columns), and
 * with blocks of one row or one column the grids are the Latin squares. Rows, columns, blocks and
 * cells are numbered from 0, cells and blocks in reading order, values from 1. Immutable.
 *
 * @param blockRows rows of a block, 1 or more
 * @param blockColumns columns of a block, 1 or more
 * @param diagonals whether both long diagonals must hold all values as well
 */
public record SudokuShape(int blockRows, int blockColumns, Diagonals diagonals) {
  /** The largest side: this many values have one character each. */
  public static final int LARGEST_SIDE = 61;

  private static final String SYMBOLS =
      "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  /** The diagonals that must hold all values. */
  public enum Diagonals {
    NONE,
    BOTH
  }

  /**
   * A shape.
   *
   * @throws IllegalArgumentException if a block has no cell or the side is larger than {@link
   *     #LARGEST_SIDE}
   */
  public SudokuShape {
    if (blockRows < 1 || blockColumns < 1) {
      throw new IllegalArgumentException(
          "A block of %d x %d has no cells; it needs at least one row and one column."
              .formatted(blockRows, blockColumns));
    }
    if ((long) blockRows * blockColumns > LARGEST_SIDE) {
      throw new IllegalArgumentException(
          "Blocks of %d x %d make a grid of side %d; take smaller blocks, the largest side is %d."
              .formatted(blockRows, blockColumns, (long) blockRows * blockColumns, LARGEST_SIDE));
    }
    if (diagonals == null) {
      throw new IllegalArgumentException("Say whether the diagonals count: NONE or BOTH.");
    }
  }

  /** Blocks of this many rows and columns, without diagonals. */
  public static SudokuShape of(int blockRows, int blockColumns) {
    return new SudokuShape(blockRows, blockColumns, Diagonals.NONE);
  }

  /** Blocks of n x n, without diagonals; the usual Sudoku is of order 3. */
  public static SudokuShape order(int n) {
    return of(n, n);
  }

  /**
   * The shape of a side that is a square number.
   *
   * @throws IllegalArgumentException if the side is not, so that its blocks could be of several
   *     shapes, or if it is too large
   */
  public static SudokuShape ofSide(int side) {
    if (side < 1 || side > LARGEST_SIDE) {
      throw new IllegalArgumentException(
          "A grid cannot have the side %d; sides are 1 to %d.".formatted(side, LARGEST_SIDE));
    }
    SudokuShape shape = nearestToSquares(side);
    if (shape.blockRows == shape.blockColumns) {
      return shape;
    }
    throw new IllegalArgumentException(
        "A grid of side %d has no square blocks; say of what shape they are, such as %s."
            .formatted(side, shape));
  }

  /**
   * The shape of a side with blocks as nearly square as possible, and never with more rows than
   * columns.
   */
  private static SudokuShape nearestToSquares(int side) {
    int rows = (int) Math.sqrt(side);
    while (side % rows != 0) {
      rows--;
    }
    return of(rows, side / rows);
  }

  /**
   * The shape of a side with blocks as nearly square as possible; empty if they would be single
   * rows.
   */
  public static Optional<SudokuShape> nearSquare(int side) {
    return Optional.of(nearestToSquares(side)).filter(shape -> shape.blockRows > 1);
  }

  /** The shape with these blocks and both diagonals. */
  public SudokuShape withDiagonals() {
    return new SudokuShape(blockRows, blockColumns, Diagonals.BOTH);
  }

  /** Number of rows, of columns, of blocks and of values. */
  public int side() {
    return blockRows * blockColumns;
  }

  /** Number of cells. */
  public int cells() {
    return side() * side();
  }

  /** The row of a cell, from 0. */
  public int rowOf(int cell) {
    return cell / side();
  }

  /** The column of a cell, from 0. */
  public int columnOf(int cell) {
    return cell % side();
  }

  /** The block of a cell, from 0. */
  public int blockOf(int cell) {
    // As many blocks stand side by side as a block has rows.
    return rowOf(cell) / blockRows * blockRows + columnOf(cell) / blockColumns;
  }

  /** Returns whether a cell is on the diagonal from the top left. */
  public boolean isOnFallingDiagonal(int cell) {
    return rowOf(cell) == columnOf(cell);
  }

  /** Returns whether a cell is on the diagonal from the bottom left. */
  public boolean isOnRisingDiagonal(int cell) {
    return rowOf(cell) + columnOf(cell) == side() - 1;
  }

  /**
   * The character of a value: 1 to 9, then A to Z, then a to z.
   *
   * @throws IllegalArgumentException if the shape has no such value
   */
  public char symbol(int value) {
    if (value < 1 || value > side()) {
      throw new IllegalArgumentException(
          "The shape %s has no value %d; its values are 1 to %d.".formatted(this, value, side()));
    }
    return SYMBOLS.charAt(value - 1);
  }

  /** The value of a character, or 0 if the shape has no such value. */
  public int value(char symbol) {
    int value = SYMBOLS.indexOf(symbol) + 1;
    return value <= side() ? value : 0;
  }

  @Override
  public String toString() {
    return blockRows + "x" + blockColumns + (diagonals == Diagonals.BOTH ? " with diagonals" : "");
  }
}
