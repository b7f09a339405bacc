package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Marks the rows of a bucket that stand for the starts of one set of kinds: of the rows that have a
 * start in common, the first that was met. To be used by one thread.
 */
final class StartMarks {
  private final BitSet first = new BitSet();
  private final BitSet repeated = new BitSet();

  /** By place of an option in its kind: the row that was met with it in this group, plus one. */
  private final int[] rowOf;

  private char[] values = {};
  private int shared;

  /**
   * No marks.
   *
   * @param most places of options, 0 for none included
   */
  StartMarks(int most) {
    rowOf = new int[most];
  }

  /**
   * Begins anew.
   *
   * @param lastValues by row, the place of the last kind's option
   * @param sharedRows how many rows at the beginning several solutions have
   */
  void begin(char[] lastValues, int sharedRows) {
    values = lastValues;
    shared = sharedRows;
    first.clear();
    repeated.clear();
  }

  /** Marks rows, those of each group and those that are alone. */
  void add(Partition groups) {
    for (int group = 0; group < groups.count; group++) {
      group(groups.rows, groups.bounds[group], groups.bounds[group + 1]);
    }
    Arrays.stream(groups.alone, 0, groups.aloneCount)
        .filter(row -> values[row] != 0)
        .forEach(this::mark);
  }

  /** Marks rows that have all but the last kind in common. */
  private void group(int[] rows, int from, int to) {
    for (int at = from; at < to; at++) {
      int row = rows[at];
      int value = values[row];
      if (value != 0 && rowOf[value] == 0) {
        rowOf[value] = row + 1;
        mark(row);
      } else if (value != 0) {
        repeated.set(rowOf[value] - 1);
      }
    }
    for (int at = from; at < to; at++) {
      rowOf[values[rows[at]]] = 0;
    }
  }

  private void mark(int row) {
    first.set(row);
    repeated.set(row, row < shared);
  }

  long solvable() {
    return first.cardinality();
  }

  long unique() {
    return first.cardinality() - (long) repeated.cardinality();
  }

  /** Leaves the marks of unique starts only. */
  void dropRepeated() {
    first.andNot(repeated);
  }

  /** The next marked row from one on, or -1. */
  int next(int from) {
    return first.nextSetBit(from);
  }

  boolean isUnique(int row) {
    return !repeated.get(row);
  }
}
