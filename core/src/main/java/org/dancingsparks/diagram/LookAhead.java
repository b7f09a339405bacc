package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * Finds items that a choice leaves walled in: without any option, though still to be covered.
 *
 * <p>The walls of a primary item are a few other items of which each of its options contains one;
 * for a cell of a board, its neighbours. Once all walls are covered and the item is not, nothing
 * can cover it, and a choice that brings this about is dropped at once. A test, not a proof: items
 * with many walls have no guard, and of an option only some items are guarded. On IQ Fit this
 * halves the residuals visited. Immutable.
 */
final class LookAhead {
  /** Guards with more walls cost more than they save. */
  private static final int MOST_WALLS = 6;

  /** The most items to test after an option: an item that most others have can wall in them all. */
  static final int MOST_OF_OPTION = 64;

  /** The first guard to test after each option, and one more. */
  final int[] first;

  /** The bit of each guard's item. */
  final int[] item;

  /** By the bit of an item, it and its walls, width words each; null where sets are wide. */
  final long[] closed;

  /** By the bit of an item, its walls; none where it has no guard. */
  private final int[][] walls;

  LookAhead(BitSetProblem layout) {
    OptionsByItem options = new OptionsByItem(layout);
    int[] uses = new int[layout.width * Long.SIZE];
    walls = new int[layout.primary][];
    for (int bit = 0; bit < layout.primary; bit++) {
      walls[bit] = walls(layout, bit, options.of(bit), uses);
    }
    int[][] guardedBy = guardedBy(layout.width * Long.SIZE);
    IntList guarded = new IntList();
    first = new int[layout.options() + 1];
    for (int at = 0; at < layout.primary; at++) {
      for (int number = layout.first[at]; number < layout.first[at + 1]; number++) {
        addGuarded(layout, at, number, guardedBy, guarded);
        first[number + 1] = guarded.size();
      }
    }
    item = guarded.toArray();
    closed = layout.width <= 2 ? closed(layout.width) : null;
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

  /** By wall the items that it is a wall of. */
  private int[][] guardedBy(int bits) {
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

  /** The items that may be walled in once an option is chosen: it has a wall of theirs. */
  private static void addGuarded(
      BitSetProblem layout, int place, int number, int[][] guardedBy, IntList guarded) {
    int from = guarded.size();
    for (int word = 0; word < layout.width; word++) {
      long left = layout.masks[number * layout.width + word];
      for (; left != 0; left &= left - 1) {
        for (int bit : guardedBy[(word << 6) + Long.numberOfTrailingZeros(left)]) {
          if (guarded.size() - from == MOST_OF_OPTION) {
            return;
          }
          if (bit > place && !layout.has(number, bit) && !contains(guarded, from, bit)) {
            guarded.add(bit);
          }
        }
      }
    }
  }

  private static boolean contains(IntList guarded, int from, int bit) {
    for (int at = from; at < guarded.size(); at++) {
      if (guarded.at(at) == bit) {
        return true;
      }
    }
    return false;
  }

  /** A small set of other items that has one of each of an item's options; empty if none is. */
  private static int[] walls(BitSetProblem layout, int item, int[] options, int[] uses) {
    int open = options.length;
    int[] walls = new int[MOST_WALLS];
    int found = 0;
    while (open > 0) {
      int wall = mostFrequent(layout, options, open, item, uses);
      // Too many would be needed; or, where uses are 0, an option has no other item.
      if ((long) uses[wall] * (MOST_WALLS - found) < open) {
        return new int[0];
      }
      walls[found++] = wall;
      int kept = 0;
      for (int at = 0; at < open; at++) {
        if (!layout.has(options[at], wall)) {
          options[kept++] = options[at];
        }
      }
      open = kept;
    }
    return Arrays.copyOf(walls, found);
  }

  /** The item that most of the first options have, other than one of them. */
  private static int mostFrequent(
      BitSetProblem layout, int[] options, int open, int except, int[] uses) {
    Arrays.fill(uses, 0);
    for (int at = 0; at < open; at++) {
      for (int word = 0; word < layout.width; word++) {
        long left = layout.masks[options[at] * layout.width + word];
        for (; left != 0; left &= left - 1) {
          uses[(word << 6) + Long.numberOfTrailingZeros(left)]++;
        }
      }
    }
    uses[except] = 0;
    int most = 0;
    for (int bit = 1; bit < uses.length; bit++) {
      if (uses[bit] > uses[most]) {
        most = bit;
      }
    }
    return most;
  }

  /** Whether a residual, which the choice of an option has left, has an item that is walled in. */
  boolean isWalledIn(int option, long[] residuals, int from) {
    for (int guard = first[option]; guard < first[option + 1]; guard++) {
      if (has(residuals, from, item[guard]) && hasNone(residuals, from, walls[item[guard]])) {
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
