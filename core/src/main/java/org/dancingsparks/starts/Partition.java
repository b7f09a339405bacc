package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A partition of a table's rows into groups with some options in common, and rows that are alone.
 * Reused; 10 bytes a row. Not thread safe.
 */
final class Partition {
  private static final int MIN_ROWS_BY_BITS = 64;

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

  /**
   * Sorts the rows that are alone.
   *
   * @param bits that are overwritten
   */
  void sortAlone(BitSet bits) {
    if (aloneCount < MIN_ROWS_BY_BITS) {
      Arrays.sort(alone, 0, aloneCount);
      return;
    }
    bits.clear();
    for (int at = 0; at < aloneCount; at++) {
      bits.set(alone[at]);
    }
    int row = -1;
    for (int at = 0; at < aloneCount; at++) {
      row = bits.nextSetBit(row + 1);
      alone[at] = row;
    }
  }

  boolean isEmpty() {
    return count + aloneCount == 0;
  }
}
