package org.dancingsparks.residuals;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The walls of items. The walls of an item are a few other items; each option of the item contains
 * one of them. The walls of a cell of a board are its neighbours. Once all of them are covered and
 * the item is not, nothing can cover it: it is walled in.
 *
 * <p>To look for that is a test, not a proof: items with many walls are not tested, and after an
 * option only those that it can have walled in, up to a number of them. Immutable.
 */
public final class Walls {
  /**
   * Maximum number of items tested after an option, which bounds the cost where an item is a wall
   * of nearly all others.
   */
  private static final int MAX_WALLS = 64;

  private static final int[] NONE = {};

  /** By item: its walls; none where it is not tested. */
  private final int[][] walls;

  /** By item: the items that it is a wall of, ascending. */
  private final int[][] within;

  /**
   * The walls among options.
   *
   * @param masks the items of the options as bits, this many words each
   * @param isTested of the number of an item, which is its bit
   */
  public Walls(long[] masks, int width, IntPredicate isTested) {
    WallSearch search = new WallSearch(masks, width);
    walls = new int[width * Long.SIZE][];
    Arrays.setAll(walls, item -> isTested.test(item) ? search.walls(item) : NONE);
    int[] counts = new int[walls.length];
    for (int[] ofItem : walls) {
      for (int wall : ofItem) {
        counts[wall]++;
      }
    }
    within = new int[walls.length][];
    Arrays.setAll(within, wall -> counts[wall] == 0 ? NONE : new int[counts[wall]]);
    for (int item = walls.length - 1; item >= 0; item--) {
      for (int wall : walls[item]) {
        within[wall][--counts[wall]] = item;
      }
    }
  }

  /** The walls of an item, read-only; none where it is not tested. */
  public int[] of(int item) {
    return walls[item];
  }

  /**
   * The items to test after an option: those that have one of its items as a wall.
   *
   * @param items of the option
   * @param isOpen returns whether an item may still be uncovered after the option; false for the
   *     option's own items
   */
  public int[] after(int[] items, IntPredicate isOpen) {
    int[] found = new int[MAX_WALLS];
    int size = 0;
    for (int wall : items) {
      for (int item : within[wall]) {
        if (isOpen.test(item) && !contains(found, size, item)) {
          if (size == MAX_WALLS) {
            return found;
          }
          found[size++] = item;
        }
      }
    }
    return Arrays.copyOf(found, size);
  }

  private static boolean contains(int[] items, int size, int wanted) {
    for (int at = 0; at < size; at++) {
      if (items[at] == wanted) {
        return true;
      }
    }
    return false;
  }
}
