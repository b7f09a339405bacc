package org.dancingsparks.diagram;

import java.util.Arrays;

/** The numbers of a layout's options by the bits of their items, ascending. Immutable. */
final class OptionsByItem {
  /** By bit its first entry, and one more. */
  private final int[] first;

  private final int[] numbers;

  OptionsByItem(BitSetProblem layout) {
    first = new int[layout.width * Long.SIZE + 1];
    each(layout, (number, bit) -> first[bit + 1]++);
    for (int bit = 0; bit + 1 < first.length; bit++) {
      first[bit + 1] = Math.addExact(first[bit + 1], first[bit]);
    }
    numbers = new int[first[first.length - 1]];
    int[] next = first.clone();
    each(layout, (number, bit) -> numbers[next[bit]++] = number);
  }

  private interface Entry {
    void at(int number, int bit);
  }

  private static void each(BitSetProblem layout, Entry entry) {
    for (int number = 0; number < layout.options(); number++) {
      for (int word = 0; word < layout.width; word++) {
        long left = layout.masks[number * layout.width + word];
        for (; left != 0; left &= left - 1) {
          entry.at(number, (word << 6) + Long.numberOfTrailingZeros(left));
        }
      }
    }
  }

  /** The numbers of the options that have an item: an array of the caller's own. */
  int[] of(int bit) {
    return Arrays.copyOfRange(numbers, first[bit], first[bit + 1]);
  }
}
