package org.dancingsparks.challenge;

import java.util.Arrays;
import org.dancingsparks.cover.Prefix;

/**
 * The solutions that have some options in common: a row for each, in {@link Rows} that it shares
 * with other buckets. To be filled and read by one thread.
 */
final class Bucket {
  /** What they have in common, by kind, ascending; the last is of the greatest kind. */
  final int[] placed;

  final int lastKind;
  final int rows;
  private final Rows all;
  private final int from;
  private int filled;

  /**
   * A bucket without rows yet.
   *
   * @param placed by kind, ascending
   * @param lastKind the kind of the last of these
   * @param all where its rows are
   * @param from the first of them
   * @param rows how many there are
   */
  Bucket(int[] placed, int lastKind, Rows all, int from, int rows) {
    this.placed = placed;
    this.lastKind = lastKind;
    this.all = all;
    this.from = from;
    this.rows = rows;
  }

  /** Options with one more. */
  static int[] with(Prefix before, int last) {
    int[] placed = Arrays.copyOf(before.options(), before.size() + 1);
    placed[before.size()] = last;
    return placed;
  }

  /**
   * Adds a solution as a row.
   *
   * @param values by kind the place of its option in its kind, 0 for none
   */
  void add(long number, char... values) {
    all.write(from + filled++, number, values, lastKind + 1);
  }

  /** The place of a row's option of a kind, after the last, in its kind; 0 for none. */
  char value(int kind, int row) {
    return all.value(from + row, kind);
  }

  /** The number of a row's solution. */
  long number(int row) {
    return all.number(from + row);
  }

  /**
   * Copies the rows by columns.
   *
   * @param columns by kind; those after the last are written
   * @return whether each row has an option of each of these
   */
  boolean copyTo(char[][] columns) {
    return all.copy(from, rows, columns, lastKind + 1);
  }
}
