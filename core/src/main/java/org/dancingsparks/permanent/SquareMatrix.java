package org.dancingsparks.permanent;

import java.util.Arrays;

/**
 * A square matrix of whole numbers, of at least one row.
 *
 * <p>Rows and columns are numbered from 0. Immutable and thread safe; 4 bytes an entry.
 */
public final class SquareMatrix {
  private final int[][] rows;

  private SquareMatrix(int[][] rows) {
    this.rows = rows;
  }

  /**
   * The matrix of these rows, which are copied.
   *
   * @param rows n arrays of n entries
   * @throws IllegalArgumentException if there are none, or their lengths differ from their number
   */
  public static SquareMatrix of(int[]... rows) {
    if (rows.length == 0) {
      throw new IllegalArgumentException("A matrix must have at least one row; this one has none.");
    }
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].length != rows.length) {
        throw new IllegalArgumentException(
            "Row %d of %d has %d entries; a square matrix has as many columns as rows."
                .formatted(row + 1, rows.length, rows[row].length));
      }
    }
    return new SquareMatrix(Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new));
  }

  /** Number of rows, and of columns. */
  public int size() {
    return rows.length;
  }

  public int entry(int row, int column) {
    return rows[row][column];
  }

  /** The matrix with rows and columns exchanged; its permanent is the same. */
  public SquareMatrix transposed() {
    int[][] transposed = new int[size()][size()];
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        transposed[column][row] = rows[row][column];
      }
    }
    return new SquareMatrix(transposed);
  }

  /** The sum of each row. */
  public long[] sums() {
    return Arrays.stream(rows).mapToLong(row -> Arrays.stream(row).asLongStream().sum()).toArray();
  }

  /** The sum of the absolute values of each row. */
  long[] sizes() {
    return Arrays.stream(rows)
        .mapToLong(row -> Arrays.stream(row).asLongStream().map(Math::abs).sum())
        .toArray();
  }

  /** Returns whether all entries are between 0 and a bound. */
  public boolean isWithin(int most) {
    return Arrays.stream(rows)
        .flatMapToInt(Arrays::stream)
        .allMatch(entry -> entry >= 0 && entry <= most);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SquareMatrix matrix && Arrays.deepEquals(rows, matrix.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(rows);
  }

  @Override
  public String toString() {
    return Arrays.deepToString(rows);
  }
}
