package org.dancingsparks.starts;

import java.util.BitSet;

/**
 * Marks the rows of a table that stand for the starts of one set of slots: of the rows with a start
 * in common, the first. One thread.
 */
final class StartMarks {
  private final BitSet first = new BitSet();

  /** The marked rows that stand for a start of several rows. */
  private final BitSet repeated = new BitSet();

  /** By value of the last slot: the row it was met at in this group, plus one. */
  private final int[] rowOf;

  private char[] values = {};
  private int shared;

  /**
   * A table without marks.
   *
   * @param most values of a slot, 0 for none included
   */
  StartMarks(int most) {
    rowOf = new int[most];
  }

  /**
   * Clears the marks.
   *
   * @param lastValues by row, the value of the last slot
   * @param sharedRows number of leading rows that several solutions have
   */
  void begin(char[] lastValues, int sharedRows) {
    values = lastValues;
    shared = sharedRows;
    first.clear();
    repeated.clear();
  }

  /** Marks rows of a partition: those in groups, and those that are alone. */
  void add(Partition groups) {
    for (int group = 0; group < groups.count; group++) {
      group(groups.rows, groups.bounds[group], groups.bounds[group + 1]);
    }
    for (int at = 0; at < groups.aloneCount; at++) {
      int row = groups.alone[at];
      if (values[row] != 0) {
        first.set(row);
      }
    }
    repeated.set(0, shared);
    repeated.and(first);
  }

  /** Marks rows that have all but the last slot in common. */
  private void group(int[] rows, int from, int to) {
    for (int at = from; at < to; at++) {
      int row = rows[at];
      int value = values[row];
      if (value != 0 && rowOf[value] == 0) {
        rowOf[value] = row + 1;
        first.set(row);
      } else if (value != 0) {
        repeated.set(rowOf[value] - 1);
      }
    }
    for (int at = from; at < to; at++) {
      rowOf[values[rows[at]]] = 0;
    }
  }

  long solvable() {
    return first.cardinality();
  }

  long unique() {
    return first.cardinality() - (long) repeated.cardinality();
  }

  /** Removes the marks of starts that are not unique. */
  void dropRepeated() {
    first.andNot(repeated);
  }

  /** The next marked row, from a row on, or -1. */
  int next(int from) {
    return first.nextSetBit(from);
  }

  boolean isUnique(int row) {
    return !repeated.get(row);
  }
}
