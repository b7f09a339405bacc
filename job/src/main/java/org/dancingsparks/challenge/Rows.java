package org.dancingsparks.challenge;

/**
 * Room for solutions as rows, one after another: of each its number, and by kind the place of its
 * option in its kind, 0 for none. Is used over and over. Not thread safe.
 */
final class Rows {
  private final int kinds;
  private char[] values = {};
  private long[] numbers = {};

  Rows(int kinds) {
    this.kinds = kinds;
  }

  /** Makes room for so many rows; what was there may be gone. */
  void reserve(int rows) {
    if (numbers.length < rows) {
      // The old ones are not needed while the new ones are made.
      values = null;
      numbers = null;
      values = new char[Math.multiplyExact(rows, kinds)];
      numbers = new long[rows];
    }
  }

  void write(int row, long number, char[] from, int firstKind) {
    numbers[row] = number;
    System.arraycopy(from, firstKind, values, row * kinds + firstKind, kinds - firstKind);
  }

  char value(int row, int kind) {
    return values[row * kinds + kind];
  }

  long number(int row) {
    return numbers[row];
  }

  /** Copies rows by columns, from a kind on; whether no value is 0. */
  boolean copy(int from, int rows, char[][] columns, int firstKind) {
    boolean isFull = true;
    for (int row = 0; row < rows; row++) {
      int at = (from + row) * kinds;
      for (int kind = firstKind; kind < kinds; kind++) {
        char value = values[at + kind];
        columns[kind][row] = value;
        isFull &= value != 0;
      }
    }
    return isFull;
  }
}
