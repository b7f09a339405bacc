package org.dancingsparks.diagram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds items that a choice leaves walled in: without any option, though still to be covered.
 *
 * <p>The walls of a primary item are a few other items of which each of its options contains one;
 * for a cell of a board, its neighbours. Once all walls are covered and the item is not, nothing
 * can cover it, and a choice that brings this about is dropped at once. A test, not a proof: items
 * with many walls have no guard. On IQ Fit this halves the residuals visited. Immutable.
 */
final class Guards {
  /** Guards with more walls cost more than they save. */
  private static final int MOST_WALLS = 6;

  /** The first guard to test after each option, and one more. */
  final int[] first;

  /** The guarded item and its walls, width words each. */
  final long[] closed;

  /** The guarded item alone, width words each. */
  final long[] item;

  Guards(Layout layout) {
    List<List<Integer>> options = optionsByItem(layout);
    int[] uses = new int[layout.width * Long.SIZE];
    int[][] walls = new int[layout.primary][];
    for (int bit = 0; bit < layout.primary; bit++) {
      walls[bit] = walls(layout, bit, options.get(bit), uses);
    }
    int[][] guardedBy = guardedBy(layout, walls);
    List<Integer> guarded = new ArrayList<>();
    first = new int[layout.options() + 1];
    for (int at = 0; at < layout.primary; at++) {
      for (int number = layout.first[at]; number < layout.first[at + 1]; number++) {
        addGuarded(layout, at, number, guardedBy, guarded);
        first[number + 1] = guarded.size();
      }
    }
    closed = new long[guarded.size() * layout.width];
    item = new long[guarded.size() * layout.width];
    for (int guard = 0; guard < guarded.size(); guard++) {
      int bit = guarded.get(guard);
      set(item, guard * layout.width, bit);
      set(closed, guard * layout.width, bit);
      for (int wall : walls[bit]) {
        set(closed, guard * layout.width, wall);
      }
    }
  }

  private static void set(long[] sets, int from, int bit) {
    sets[from + (bit >> 6)] |= 1L << bit;
  }

  /** By wall the items that it is a wall of. */
  private static int[][] guardedBy(Layout layout, int[][] walls) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int bit = 0; bit < layout.width * Long.SIZE; bit++) {
      lists.add(new ArrayList<>());
    }
    for (int bit = 0; bit < walls.length; bit++) {
      for (int wall : walls[bit]) {
        lists.get(wall).add(bit);
      }
    }
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  /** The items that may be walled in once an option is chosen: it has a wall of theirs. */
  private static void addGuarded(
      Layout layout, int place, int number, int[][] guardedBy, List<Integer> guarded) {
    int from = guarded.size();
    for (int word = 0; word < layout.width; word++) {
      long left = layout.masks[number * layout.width + word];
      for (; left != 0; left &= left - 1) {
        for (int bit : guardedBy[(word << 6) + Long.numberOfTrailingZeros(left)]) {
          boolean isNew = !guarded.subList(from, guarded.size()).contains(bit);
          if (isNew && bit > place && !layout.has(number, bit)) {
            guarded.add(bit);
          }
        }
      }
    }
  }

  /** The numbers of the options that have an item, by its bit. */
  private static List<List<Integer>> optionsByItem(Layout layout) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int bit = 0; bit < layout.width * Long.SIZE; bit++) {
      lists.add(new ArrayList<>());
    }
    for (int number = 0; number < layout.options(); number++) {
      for (int word = 0; word < layout.width; word++) {
        long left = layout.masks[number * layout.width + word];
        for (; left != 0; left &= left - 1) {
          lists.get((word << 6) + Long.numberOfTrailingZeros(left)).add(number);
        }
      }
    }
    return lists;
  }

  /** A small set of other items that has one of each of an item's options; empty if none is. */
  private static int[] walls(Layout layout, int item, List<Integer> options, int[] uses) {
    List<Integer> open = new ArrayList<>(options);
    int[] walls = new int[MOST_WALLS];
    int found = 0;
    while (!open.isEmpty()) {
      int wall = mostFrequent(layout, open, item, uses);
      // Too many would be needed; or, where uses are 0, an option has no other item.
      if (uses[wall] * (MOST_WALLS - found) < open.size()) {
        return new int[0];
      }
      walls[found++] = wall;
      open.removeIf(number -> layout.has(number, wall));
    }
    return Arrays.copyOf(walls, found);
  }

  /** The item that most of the options have, other than one of them. */
  private static int mostFrequent(Layout layout, List<Integer> options, int except, int[] uses) {
    Arrays.fill(uses, 0);
    for (int number : options) {
      for (int word = 0; word < layout.width; word++) {
        long left = layout.masks[number * layout.width + word];
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
}
