package org.dancingsparks.residuals;

import java.util.Arrays;

/**
 * Finds primary items that a choice leaves walled in: uncovered, but in no option that still fits.
 * A wall is any bit that options need, so a colour is a wall only of items that need it. Such a
 * choice is dropped at once. On IQ Fit that halves the number of residuals visited. Immutable.
 *
 * @see Walls
 */
public final class LookAhead {
  /** By option: its first test; then the number of tests. */
  private final int[] first;

  /** By test: the bit of the item tested. */
  private final int[] item;

  /** By the bit of an item: the item and its walls, width words each; null where sets are wide. */
  private final long[] closed;

  private final Walls walls;

  /** The tests of a problem; items with bounds are not tested. */
  public LookAhead(BitSetProblem bitSets) {
    walls = new Walls(bitSets.masks(), bitSets.width(), bitSets::isOnce);
    int[] tests = new int[bitSets.options()];
    int size = 0;
    first = new int[bitSets.options() + 1];
    for (int number = 0; number < bitSets.options(); number++) {
      int place = bitSets.place(bitSets.masks(), number * bitSets.width());
      int option = number;
      for (int bit :
          walls.after(
              bitSets.cleared(number), open -> open > place && !bitSets.has(option, open))) {
        tests = size < tests.length ? tests : Arrays.copyOf(tests, 2 * size);
        tests[size++] = bit;
      }
      first[number + 1] = size;
    }
    item = Arrays.copyOf(tests, size);
    closed = bitSets.width() <= 2 ? closed(bitSets.primary(), bitSets.width()) : null;
  }

  private long[] closed(int items, int width) {
    long[] sets = new long[items * width];
    for (int bit = 0; bit < items; bit++) {
      sets[bit * width + (bit >> 6)] |= 1L << bit;
      for (int wall : walls.of(bit)) {
        sets[bit * width + (wall >> 6)] |= 1L << wall;
      }
    }
    return sets;
  }

  /** Returns whether a choice has left an item of the residual walled in. */
  public boolean isWalledIn(int option, long[] residuals, int from) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      if (has(residuals, from, item[test]) && hasNone(residuals, from, walls.of(item[test]))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a choice has left an item walled in, for a residual of one word. */
  public boolean isWalledIn(int option, long residual) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      if ((residual & closed[item[test]]) == 1L << item[test]) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a choice has left an item walled in, for a residual of two words. */
  public boolean isWalledIn(int option, long low, long high) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      long bit = 1L << item[test];
      long closedLow = low & closed[2 * item[test]];
      long closedHigh = high & closed[2 * item[test] + 1];
      if (item[test] < Long.SIZE
          ? closedLow == bit && closedHigh == 0
          : closedLow == 0 && closedHigh == bit) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(long[] residuals, int from, int bit) {
    return (residuals[from + (bit >> 6)] >>> bit & 1) != 0;
  }

  private static boolean hasNone(long[] residuals, int from, int... bits) {
    for (int bit : bits) {
      if (has(residuals, from, bit)) {
        return false;
      }
    }
    return true;
  }
}
