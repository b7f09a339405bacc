package org.dancingsparks.challenge;

import java.io.Serializable;

/**
 * What starts are looked for, and in how much room.
 *
 * @param kinds of options
 * @param sets of kinds that starts have
 * @param images of each symmetry that is used the image of each option, the identity first
 * @param mostRows as many rows, with what parting them takes, may be in memory at once
 */
record StartShape(Kinds kinds, StartSets sets, int[][] images, int mostRows)
    implements Serializable {
  /** Of a row: a number, and what {@link Refinement} keeps of it at each level. */
  private static final int BYTES = 8;

  private static final int BYTES_PER_LEVEL = 12;

  private static final int MOST_ROWS = 1 << 28;

  /**
   * How many rows there is room for.
   *
   * @param size options of a start
   * @param memory bytes that may be used
   */
  static int mostRows(int kinds, int size, long memory) {
    long bytes = BYTES + (long) Character.BYTES * kinds + BYTES_PER_LEVEL * (long) size;
    // A power of two, so that machines that differ a little do the same.
    return (int) Math.min(Long.highestOneBit(Math.max(1, memory / bytes)), MOST_ROWS);
  }
}
