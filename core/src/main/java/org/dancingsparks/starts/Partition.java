package org.dancingsparks.starts;

/**
 * A partition of a table's rows into groups with some options in common, and rows that are alone.
 * Reused; 10 bytes a row. Not thread safe.
 */
final class Partition {
  /** Rows in groups of two or more, one group after another. */
  int[] rows = {};

  /** The beginning of each group, then the end of the last. */
  int[] bounds = {};

  int count;

  /** The rows that are alone. */
  int[] alone = {};

  int aloneCount;

  /** Makes room for this many rows; the old contents may be lost. */
  void reserve(int most) {
    if (rows.length < most) {
      rows = new int[most];
      alone = new int[most];
      bounds = new int[most / 2 + 2];
    }
  }

  /** Puts this many rows into one group; a single row is alone. */
  void takeAll(int most) {
    boolean isAlone = most == 1;
    int[] all = isAlone ? alone : rows;
    for (int row = 0; row < most; row++) {
      all[row] = row;
    }
    count = most > 1 ? 1 : 0;
    bounds[0] = 0;
    bounds[1] = most;
    aloneCount = isAlone ? 1 : 0;
  }

  boolean isEmpty() {
    return count + aloneCount == 0;
  }
}
