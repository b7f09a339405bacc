package org.dancingsparks.starts;

import java.io.Serializable;

/**
 * The starts to search for, and the memory to use.
 *
 * @param slots into which the options are divided
 * @param sets the sets of slots that a start can fill
 * @param images by symmetry used, the image of each option; the identity first
 * @param mostRows the most rows of a table in memory
 */
record StartLimits(OptionSlots slots, SlotSets sets, int[][] images, int mostRows)
    implements Serializable {
  /**
   * Bytes for the rows of a table in each task. A constant, since it decides where suffixes are
   * split by a second option, and so the order of the starts, which must not depend on the machine.
   */
  static final long BYTES = 64L << 20;

  /** Bytes of a row: a number, and its part of a {@link Partition} at each level. */
  private static final int BYTES_OF_ROW = 8;

  private static final int BYTES_PER_LEVEL = 12;

  /**
   * Limits with as many rows as fit {@link #BYTES}.
   *
   * @param size options of a start
   */
  static StartLimits of(OptionSlots slots, int size, int[][] images) {
    int mostRows = (int) Long.highestOneBit(Math.max(1, BYTES / bytesOfRow(slots, size)));
    return new StartLimits(slots, new SlotSets(slots.size(), size), images, mostRows);
  }

  private static long bytesOfRow(OptionSlots slots, int size) {
    return BYTES_OF_ROW + (long) Character.BYTES * slots.size() + BYTES_PER_LEVEL * (long) size;
  }

  /** Bytes of this many rows. */
  long bytes(long rows) {
    return Math.min(rows, mostRows) * bytesOfRow(slots, sets.size());
  }
}
