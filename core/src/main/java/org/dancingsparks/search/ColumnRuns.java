package org.dancingsparks.search;

import java.util.Arrays;

/**
 * The rows of one column in a group of rows, as runs of the same option. Rows count from 0 in each
 * group, in ascending order; the open run continues in the next group.
 */
public final class ColumnRuns {
  /** The absence of an option. */
  public static final int NULL = -1;

  private int[] options = new int[64];
  private int[] ends = new int[64];
  private int size;

  /** The option of the open run. */
  private int current = NULL;

  /** The first row of the open run in this group. */
  private int since;

  /** The last row of this group that was given an option, or -1. */
  private int named = -1;

  /**
   * Sets the option of a row, and of those after it until the next is set.
   *
   * @return number of runs, 0 or 1, that ended before the row
   */
  int name(int option, int row) {
    named = row;
    return option == current ? 0 : change(option, row);
  }

  /**
   * Sets a row, and those after it, to {@link #NULL}, unless this row was given an option.
   *
   * @return number of runs, 0 or 1, that ended before the row
   */
  int nullUnlessNamed(int row) {
    return named == row || current == NULL ? 0 : change(NULL, row);
  }

  private int change(int option, int row) {
    int ended = endRun(row);
    current = option;
    return ended;
  }

  private int endRun(int row) {
    if (row == since) {
      return 0;
    }
    if (size == ends.length) {
      options = Arrays.copyOf(options, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    options[size] = current;
    ends[size++] = row;
    since = row;
    return 1;
  }

  /** Ends the open run with the group. */
  void endGroup(int rows) {
    endRun(rows);
  }

  /** Begins the next group. */
  void startGroup() {
    size = 0;
    since = 0;
    named = -1;
  }

  /** Number of runs that have ended. */
  public int size() {
    return size;
  }

  /** The option of a run, or {@link #NULL}. */
  public int option(int run) {
    return options[run];
  }

  /** The row after a run. */
  public int end(int run) {
    return ends[run];
  }
}
