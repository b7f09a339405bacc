package org.dancingsparks.starts;

/**
 * Rows of a bucket that have some options in common, in groups; and those that are alone. Is used
 * over and over: 10 bytes a row. Not thread safe.
 */
final class Partition {
  /** Rows in groups of two or more, one group after another. */
  int[] rows = {};

  /** Where each group begins, and the end of the last. */
  int[] bounds = {};

  int count;

  /** The rows that are alone. */
  int[] alone = {};

  int aloneCount;

  /** Makes room for so many rows; what was there may be gone. */
  void reserve(int most) {
    if (rows.length < most) {
      rows = new int[most];
      alone = new int[most];
      bounds = new int[most / 2 + 2];
    }
  }

  /** Puts so many rows into one group; one row is alone. */
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
