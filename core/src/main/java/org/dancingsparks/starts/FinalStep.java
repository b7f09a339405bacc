package org.dancingsparks.starts;

import java.util.Arrays;

/** Counts the starts of groups of rows with one more kind: a pass over them. Not thread safe. */
final class FinalStep {
  /** By place of an option in its kind: when it was met last, and whether more than once then. */
  private final int[] seen;

  /** Greater than whatever was met before. */
  private int stamp = 2;

  private long unique;
  private long solvable;

  /**
   * For groups of rows.
   *
   * @param most places of options in a kind, 0 for none included
   */
  FinalStep(int most) {
    seen = new int[most];
  }

  /** How many of the starts counted last are unique. */
  long unique() {
    return unique;
  }

  /** How many starts were counted last. */
  long solvable() {
    return solvable;
  }

  /**
   * Counts starts; no groups have to be made.
   *
   * @param values by row the place of its option in the kind, 0 for none
   * @param shared how many rows, the first ones, several solutions have
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
      // Met once: the mark; met more often: one more. What is absent counts for nothing.
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
