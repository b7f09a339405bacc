package org.dancingsparks.format;

import java.util.Arrays;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * The meaning of each character as a cell of a Sudoku: an open cell ({@code .}, {@code 0} or {@code
 * _}), one of the shape's values, or none. Immutable.
 */
final class SudokuSymbols {
  static final byte NONE = -1;
  static final String OPEN = ".0_";

  private final SudokuShape shape;
  private final byte[] values = new byte[128];

  SudokuSymbols(SudokuShape shape) {
    this.shape = shape;
    Arrays.fill(values, NONE);
    OPEN.chars().forEach(open -> values[open] = 0);
    for (int value = 1; value <= shape.side(); value++) {
      values[shape.symbol(value)] = (byte) value;
    }
  }

  /** The value, 0 for an open cell, or {@link #NONE}. */
  byte value(char symbol) {
    return symbol < values.length ? values[symbol] : NONE;
  }

  /** Returns whether a character is a cell of some shape. */
  static boolean isOfAnyShape(char symbol) {
    return symbol < 128 && Character.isLetterOrDigit(symbol) || OPEN.indexOf(symbol) >= 0;
  }

  /**
   * Describes why a character is not a cell.
   *
   * @param index its position in the line, from 1
   */
  String fault(int index, String what) {
    return "Character %d, %s, is not a cell of a grid with blocks of %s; values are %s, and an open cell is . 0 or _."
        .formatted(index, what, shape, range());
  }

  private String range() {
    int side = shape.side();
    String digits = side == 1 ? "1" : "1 to " + Math.min(side, 9);
    String upper = side < 10 ? "" : ", A to " + shape.symbol(Math.min(side, 35));
    return digits + upper + (side < 36 ? "" : ", a to " + shape.symbol(side));
  }
}
