package org.dancingsparks.starts;

/**
 * Parts groups of rows by their options of one more kind: two passes over each. Not thread safe.
 */
final class PartitionStep {
  /** By place of an option in its kind: how often it was met in a group. */
  private final int[] met;

  /** By the same, where the rows that have it go on. */
  private final int[] next;

  /** The places that were met. */
  private final char[] touched;

  /**
   * For groups of rows.
   *
   * @param most places of options in a kind, 0 for none included
   */
  PartitionStep(int most) {
    met = new int[most];
    next = new int[most];
    touched = new char[most];
  }

  /**
   * Parts each group; rows without an option of the kind are left out.
   *
   * @param values by row the place of its option in the kind, 0 for none
   * @param to with room for as many rows
   */
  void part(Partition from, char[] values, Partition to) {
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

  /** Takes over what was alone before, unless it lacks the kind; how many there are. */
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
