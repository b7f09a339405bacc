package org.dancingsparks.starts;

import java.util.Arrays;

/** Counts the starts of a partition refined by a last slot, in one pass. Not thread safe. */
final class FinalStep {
  /**
   * By value: a mark of the last group it was met in, one higher if it was met there more than
   * once.
   */
  private final int[] seen;

  /** The next mark, greater than any in use. */
  private int stamp = 2;

  private long unique;
  private long solvable;

  /**
   * A step for slots of limited size.
   *
   * @param most values of a slot, 0 for none included
   */
  FinalStep(int most) {
    seen = new int[most];
  }

  /** Number of unique starts of the last count. */
  long unique() {
    return unique;
  }

  /** Number of starts of the last count. */
  long solvable() {
    return solvable;
  }

  /**
   * Counts starts, without making the refined groups.
   *
   * @param values by row, the value of the slot, 0 for none
   * @param shared number of leading rows that several solutions have
   */
  void count(Partition groups, char[] values, int shared) {
    int[] rows = groups.rows;
    int[] bounds = groups.bounds;
    int[] seen = this.seen;
    int mark = stamp;
    long distinct = 0;
    long single = 0;
    for (int group = 0; group < groups.count; group++) {
      if (mark > Integer.MAX_VALUE - 4) {
        Arrays.fill(seen, 0);
        mark = 2;
      }
      // The mark: met once; one higher: met more often. A row without an option of the slot is
      // ignored.
      seen[0] = mark + 1;
      for (int at = bounds[group]; at < bounds[group + 1]; at++) {
        int row = rows[at];
        int value = values[row];
        int before = seen[value];
        if (before < mark) {
          boolean isOne = row >= shared;
          seen[value] = isOne ? mark : mark + 1;
          single += isOne ? 1 : 0;
          distinct++;
        } else if (before == mark) {
          seen[value] = mark + 1;
          single--;
        }
      }
      mark += 2;
    }
    stamp = mark;
    int[] lone = groups.alone;
    for (int at = 0; at < groups.aloneCount; at++) {
      if (values[lone[at]] != 0) {
        distinct++;
        single += lone[at] >= shared ? 1 : 0;
      }
    }
    unique = single;
    solvable = distinct;
  }
}
