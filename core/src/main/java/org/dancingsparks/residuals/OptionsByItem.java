package org.dancingsparks.residuals;

import java.util.Arrays;

/** The numbers of the options by the bits of their items, ascending. Immutable. */
final class OptionsByItem {
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
