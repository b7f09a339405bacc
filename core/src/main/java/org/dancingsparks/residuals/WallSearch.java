package org.dancingsparks.residuals;

import java.util.Arrays;

/**
 * Searches for the {@linkplain Walls walls} of items greedily: first the other item that most
 * options contain, then the one that most of the remaining options contain. Not thread safe.
 */
final class WallSearch {
  /** Maximum number of walls of a tested item; more would cost more than they save. */
  private static final int MAX_WALLS = 6;

  private final long[] masks;
  private final int width;
  private final OptionsByItem options;

  /** By the bit of an item: the open options that contain it. */
  private final int[] uses;

  /** The options that contain no wall so far. */
  private int[] open = {};

  /** The number of open options. */
  private int size;

  /**
   * A search among options.
   *
   * @param masks the items of the options as bits, this many words each
   */
  WallSearch(long[] masks, int width) {
    this.masks = masks;
    this.width = width;
    options = new OptionsByItem(masks, width);
    uses = new int[width * Long.SIZE];
  }

  /** A few other items; each option of an item contains one of them. Empty if none are found. */
  int[] walls(int item) {
    open = options.of(item);
    size = open.length;
    int[] walls = new int[MAX_WALLS];
    int found = 0;
    while (size > 0) {
      int wall = mostFrequent(item);
      // Too many walls would be needed; or, where uses are 0, an option has no other item.
      if ((long) uses[wall] * (MAX_WALLS - found) < size) {
        return new int[0];
      }
      walls[found++] = wall;
      close(wall);
    }
    return Arrays.copyOf(walls, found);
  }

  /** The item that most of the open options contain, other than one of them. */
  private int mostFrequent(int except) {
    Arrays.fill(uses, 0);
    for (int at = 0; at < size; at++) {
      for (int word = 0; word < width; word++) {
        long left = masks[open[at] * width + word];
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

  /** Removes the options that contain a wall from the open ones. */
  private void close(int wall) {
    int left = 0;
    for (int at = 0; at < size; at++) {
      if ((masks[open[at] * width + (wall >> 6)] >>> wall & 1) == 0) {
        open[left++] = open[at];
      }
    }
    size = left;
  }

  /** The numbers of the options by the bits of their items, ascending. Immutable. */
  private static final class OptionsByItem {
    /** By bit: its first entry; then the number of entries. */
    private final int[] first;

    private final int[] numbers;

    /** Indexes options whose items are bits, this many words each. */
    OptionsByItem(long[] masks, int width) {
      first = new int[width * Long.SIZE + 1];
      each(masks, width, (number, bit) -> first[bit + 1]++);
      for (int bit = 0; bit + 1 < first.length; bit++) {
        first[bit + 1] = Math.addExact(first[bit + 1], first[bit]);
      }
      numbers = new int[first[first.length - 1]];
      int[] next = first.clone();
      each(masks, width, (number, bit) -> numbers[next[bit]++] = number);
    }

    private interface Entry {
      void at(int number, int bit);
    }

    private static void each(long[] masks, int width, Entry entry) {
      for (int number = 0; number < masks.length / width; number++) {
        for (int word = 0; word < width; word++) {
          long left = masks[number * width + word];
          for (; left != 0; left &= left - 1) {
            entry.at(number, (word << 6) + Long.numberOfTrailingZeros(left));
          }
        }
      }
    }

    /** The numbers of the options that contain an item, in a new array. */
    int[] of(int bit) {
      return Arrays.copyOfRange(numbers, first[bit], first[bit + 1]);
    }
  }
}
