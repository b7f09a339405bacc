package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * Finds items that a choice leaves walled in: uncovered, but in no option that still fits.
 *
 * <p>The walls of a primary item are a few other items of which each of its options contains one;
 * for a cell of a board, its neighbours. Once all walls are covered and the item is not, nothing
 * can cover it, and the choice that caused this is dropped at once. This is a test, not a proof:
 * items with many walls are not tested, and after an option only some items are. On IQ Fit it
 * halves the number of residuals visited. Immutable.
 */
final class LookAhead {
  /**
   * The most items tested after an option, which bounds the cost where an item is a wall of nearly
   * all others.
   */
  static final int MOST_OF_OPTION = 64;

  /** By option: its first test; then the number of tests. */
  final int[] first;

  /** By test: the bit of the item tested. */
  final int[] item;

  /** By the bit of an item: the item and its walls, width words each; null where sets are wide. */
  final long[] closed;

  /** By the bit of an item: its walls; empty where it is not tested. */
  private final int[][] walls;

  LookAhead(BitSetProblem bitSets) {
    WallSearch search = new WallSearch(bitSets.masks, bitSets.width);
    walls = new int[bitSets.primary][];
    Arrays.setAll(walls, search::walls);
    int[][] itemsByWall = itemsByWall(bitSets.width * Long.SIZE);
    IntList tests = new IntList();
    first = new int[bitSets.options() + 1];
    for (int number = 0; number < bitSets.options(); number++) {
      addTests(bitSets, number, itemsByWall, tests);
      first[number + 1] = tests.size();
    }
    item = tests.toArray();
    closed = bitSets.width <= 2 ? closed(bitSets.width) : null;
  }

  private long[] closed(int width) {
    long[] sets = new long[walls.length * width];
    for (int bit = 0; bit < walls.length; bit++) {
      sets[bit * width + (bit >> 6)] |= 1L << bit;
      for (int wall : walls[bit]) {
        sets[bit * width + (wall >> 6)] |= 1L << wall;
      }
    }
    return sets;
  }

  /** By wall: the items that it is a wall of. */
  private int[][] itemsByWall(int bits) {
    int[] counts = new int[bits];
    for (int[] ofItem : walls) {
      for (int wall : ofItem) {
        counts[wall]++;
      }
    }
    int[][] items = new int[bits][];
    Arrays.setAll(items, wall -> new int[counts[wall]]);
    for (int bit = walls.length - 1; bit >= 0; bit--) {
      for (int wall : walls[bit]) {
        items[wall][--counts[wall]] = bit;
      }
    }
    return items;
  }

  /** Adds the items to test after an option, which contains one of their walls. */
  private static void addTests(
      BitSetProblem bitSets, int number, int[][] itemsByWall, IntList tests) {
    int place = bitSets.place(bitSets.masks, number * bitSets.width);
    int from = tests.size();
    for (int word = 0; word < bitSets.width; word++) {
      long left = bitSets.masks[number * bitSets.width + word];
      for (; left != 0; left &= left - 1) {
        for (int bit : itemsByWall[(word << 6) + Long.numberOfTrailingZeros(left)]) {
          if (tests.size() - from == MOST_OF_OPTION) {
            return;
          }
          if (bit > place && !bitSets.has(number, bit) && !contains(tests, from, bit)) {
            tests.add(bit);
          }
        }
      }
    }
  }

  private static boolean contains(IntList tests, int from, int bit) {
    for (int at = from; at < tests.size(); at++) {
      if (tests.at(at) == bit) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an item of the residual that a choice has left is walled in. */
  boolean isWalledIn(int option, long[] residuals, int from) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      if (has(residuals, from, item[test]) && hasNone(residuals, from, walls[item[test]])) {
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
