package org.dancingsparks.sudoku;

import static org.dancingsparks.sudoku.BandTables.ALL;

import java.util.Arrays;

/**
 * The layout of a node's state, an array of {@code int} with the words of {@link BandTables}.
 *
 * <p>The word {@code 3 * value + band}, values counted from 0, has the cells of the band that can
 * hold the value; {@code OWN} words further are those known to hold it; from {@code OPEN} on are
 * the cells of each band that hold no value yet. A value placed in a cell is not removed from the
 * words of the other values at once: these are read through {@code OPEN} and {@code OWN}, which
 * mask such cells.
 */
final class BandState {
  /** The words of candidates. */
  static final int WORDS = 27;

  static final int OWN = WORDS;
  static final int OPEN = OWN + WORDS;
  static final int LENGTH = OPEN + 3;

  private static final int[] EMPTY = new int[LENGTH];

  static {
    Arrays.fill(EMPTY, 0, OWN, ALL);
    Arrays.fill(EMPTY, OPEN, LENGTH, ALL);
  }

  private BandState() {}

  /** Makes it the state of the empty grid. */
  static void clear(int[] state) {
    System.arraycopy(EMPTY, 0, state, 0, LENGTH);
  }

  /** Puts a value, from 0, in a cell of a band; its consequences are left to propagation. */
  static void place(int[] state, int value, int band, int cell) {
    int word = 3 * value + band;
    state[word] &= BandTables.COMPATIBLE[cell];
    state[OWN + word] |= 1 << cell;
    state[OPEN + band] &= ~(1 << cell);
  }

  static boolean isComplete(int[] state) {
    return (state[OPEN] | state[OPEN + 1] | state[OPEN + 2]) == 0;
  }
}
