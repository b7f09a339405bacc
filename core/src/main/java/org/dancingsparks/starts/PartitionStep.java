package org.dancingsparks.starts;

/**
 * Refines groups of rows by their options of one more slot: two passes over each group. Not thread
 * safe.
 */
final class PartitionStep {
  /** By value: how often it was met in a group. */
  private final int[] met;

  /** By value: the place of the next row that has it. */
  private final int[] next;

  /** The values that were met. */
  private final char[] touched;

  /**
   * A step for slots of limited size.
   *
   * @param most values of a slot, 0 for none included
   */
  PartitionStep(int most) {
    met = new int[most];
    next = new int[most];
    touched = new char[most];
  }

  /**
   * Refines each group; rows without an option of the slot are dropped.
   *
   * @param values by row, the value of the slot, 0 for none
   * @param to receives the result; has room for as many rows
   */
  void refine(Partition from, char[] values, Partition to) {
    int[] rows = from.rows;
    int[] bounds = from.bounds;
    int[] out = to.rows;
    int[] outBounds = to.bounds;
    int[] lone = to.alone;
    int[] met = this.met;
    int[] next = this.next;
    char[] touched = this.touched;
    int end = 0;
    int parts = 0;
    int lonely = 0;
    for (int group = 0; group < from.count; group++) {
      int distinct = 0;
      for (int at = bounds[group]; at < bounds[group + 1]; at++) {
        char value = values[rows[at]];
        if (met[value]++ == 0) {
          touched[distinct++] = value;
        }
      }
      for (int at = 0; at < distinct; at++) {
        char value = touched[at];
        if (value != 0 && met[value] > 1) {
          next[value] = end;
          outBounds[parts++] = end;
          end += met[value];
        }
      }
      for (int at = bounds[group]; at < bounds[group + 1]; at++) {
        int row = rows[at];
        char value = values[row];
        if (value != 0) {
          if (met[value] == 1) {
            lone[lonely++] = row;
          } else {
            out[next[value]++] = row;
          }
        }
      }
      for (int at = 0; at < distinct; at++) {
        met[touched[at]] = 0;
      }
    }
    outBounds[parts] = end;
    to.count = parts;
    to.aloneCount = lonely + stillAlone(from, values, to, lonely);
  }

  /** Copies the rows that were alone before, unless they lack the slot. Returns their number. */
  private static int stillAlone(Partition from, char[] values, Partition to, int begin) {
    int[] before = from.alone;
    int[] after = to.alone;
    int end = begin;
    for (int at = 0; at < from.aloneCount; at++) {
      if (values[before[at]] != 0) {
        after[end++] = before[at];
      }
    }
    return end - begin;
  }
}
