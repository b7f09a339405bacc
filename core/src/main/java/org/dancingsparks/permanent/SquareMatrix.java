package org.dancingsparks.permanent;

import java.util.Arrays;

/**
 * A square matrix of whole numbers, of one line or more.
 *
 * <p>Lines and columns are numbered from 0. Immutable and thread safe; 4 bytes an entry.
 */
public final class SquareMatrix {
  private final int[][] lines;

  private SquareMatrix(int[][] lines) {
    this.lines = lines;
  }

  /**
   * The matrix of these lines, which are copied.
   *
   * @param lines n arrays of n entries
   * @throws IllegalArgumentException if there are none, or one is not as long as there are lines
   */
  public static SquareMatrix of(int[]... lines) {
    if (lines.length == 0) {
      throw new IllegalArgumentException("A matrix has to have a line; this one has none.");
    }
    for (int line = 0; line < lines.length; line++) {
      if (lines[line].length != lines.length) {
        throw new IllegalArgumentException(
            "Line %d of %d has %d entries; a square matrix has as many as lines."
                .formatted(line + 1, lines.length, lines[line].length));
      }
    }
    return new SquareMatrix(Arrays.stream(lines).map(int[]::clone).toArray(int[][]::new));
  }

  /** Number of lines, and of columns. */
  public int size() {
    return lines.length;
  }

  public int entry(int line, int column) {
    return lines[line][column];
  }

  /** Columns become lines; the permanent stays the same. */
  public SquareMatrix transposed() {
    int[][] turned = new int[size()][size()];
    for (int line = 0; line < size(); line++) {
      for (int column = 0; column < size(); column++) {
        turned[column][line] = lines[line][column];
      }
    }
    return new SquareMatrix(turned);
  }

  /** The sum of each line. */
  public long[] sums() {
    return Arrays.stream(lines)
        .mapToLong(line -> Arrays.stream(line).asLongStream().sum())
        .toArray();
  }

  /** The sum of each line's entries without their signs. */
  long[] sizes() {
    return Arrays.stream(lines)
        .mapToLong(line -> Arrays.stream(line).asLongStream().map(Math::abs).sum())
        .toArray();
  }

  /** Whether no entry is less than 0 or more than this. */
  public boolean isWithin(int most) {
    return Arrays.stream(lines)
        .flatMapToInt(Arrays::stream)
        .allMatch(entry -> entry >= 0 && entry <= most);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SquareMatrix matrix && Arrays.deepEquals(lines, matrix.lines);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(lines);
  }

  @Override
  public String toString() {
    return Arrays.deepToString(lines);
  }
}
