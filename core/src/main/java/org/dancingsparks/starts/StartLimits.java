package org.dancingsparks.starts;

import java.io.Serializable;

/**
 * What starts are looked for, and in how much room.
 *
 * @param kinds of options
 * @param sets of kinds that starts have
 * @param images of each symmetry that is used the image of each option, the identity first
 * @param mostRows as many rows, with what parting them takes, may be in memory at once
 */
public record StartLimits(OptionSlots kinds, StartSets sets, int[][] images, int mostRows)
    implements Serializable {
  /**
   * What rows may take in each task. The same everywhere: where tails are followed to a second
   * option, and with it the order of what is found, may not depend on the machine.
   */
  static final long BYTES = 64L << 20;

  /** Of a row: a number, and what {@link Partition} keep of it at each level. */
  private static final int BYTES_OF_ROW = 8;

  private static final int BYTES_PER_LEVEL = 12;

  /**
   * A shape with room for as many rows as {@link #BYTES} hold.
   *
   * @param size options of a start
   */
  static StartLimits of(OptionSlots kinds, int size, int[][] images) {
    int mostRows = (int) Long.highestOneBit(Math.max(1, BYTES / bytesOfRow(kinds, size)));
    return new StartLimits(kinds, new StartSets(kinds.size(), size), images, mostRows);
  }

  private static long bytesOfRow(OptionSlots kinds, int size) {
    return BYTES_OF_ROW + (long) Character.BYTES * kinds.size() + BYTES_PER_LEVEL * (long) size;
  }

  /** What so many rows take. */
  long bytes(long rows) {
    return Math.min(rows, mostRows) * bytesOfRow(kinds, sets.size());
  }
}
