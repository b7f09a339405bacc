package org.dancingsparks.challenge;

import java.io.Serializable;

/**
 * What starts are looked for, and in how much room.
 *
 * @param kinds of options
 * @param sets of kinds that starts have
 * @param images of each symmetry that is used the image of each option, the identity first
 * @param mostRows as many solutions, with what parting them takes, may be in memory at once
 */
record StartShape(Kinds kinds, StartSets sets, int[][] images, int mostRows)
    implements Serializable {
  /** Of a row: a number, and what {@link Refinement} keeps of it at each level. */
  private static final int BYTES = 8;

  private static final int BYTES_PER_LEVEL = 12;

  private static final int MOST_ROWS = 1 << 28;

  /**
   * A shape.
   *
   * @param size options of a start
   * @param memory bytes that may be used
   */
  static StartShape of(Kinds kinds, int size, int[][] images, long memory) {
    long bytes = BYTES + (long) Character.BYTES * kinds.size() + BYTES_PER_LEVEL * (long) size;
    // A power of two, so that machines that differ a little do the same.
    long rows = Long.highestOneBit(Math.max(1, memory / bytes));
    StartSets sets = new StartSets(kinds.size(), size);
    return new StartShape(kinds, sets, images, (int) Math.min(rows, MOST_ROWS));
  }
}
