package org.dancingsparks.runs.sudoku;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A range of a file's bytes, which is a bin; the lines that start in it are its own.
 *
 * @param number its place among the ranges of the file
 * @param to exclusive
 */
record ByteRange(int number, long from, long to) {
  /**
   * A file divided into ranges of the same length, give or take a byte; the first one begins it.
   */
  static List<ByteRange> divide(long bytes, int ranges) {
    return IntStream.range(0, ranges)
        .mapToObj(
            number ->
                new ByteRange(
                    number, place(bytes, number, ranges), place(bytes, number + 1, ranges)))
        .toList();
  }

  /** {@code bytes * number / ranges}, without the product. */
  private static long place(long bytes, int number, int ranges) {
    return bytes / ranges * number + bytes % ranges * number / ranges;
  }
}
