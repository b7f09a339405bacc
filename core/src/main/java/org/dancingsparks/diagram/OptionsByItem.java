package org.dancingsparks.diagram;

import java.util.Arrays;

/** The numbers of the options by the bits of their items, ascending. Immutable. */
final class OptionsByItem {
  /** By bit: its first entry; then the number of entries. */
  private final int[] first;

  private final int[] numbers;

  OptionsByItem(BitSetProblem bitSets) {
    first = new int[bitSets.width * Long.SIZE + 1];
    each(bitSets, (number, bit) -> first[bit + 1]++);
    for (int bit = 0; bit + 1 < first.length; bit++) {
      first[bit + 1] = Math.addExact(first[bit + 1], first[bit]);
    }
    numbers = new int[first[first.length - 1]];
    int[] next = first.clone();
    each(bitSets, (number, bit) -> numbers[next[bit]++] = number);
  }

  private interface Entry {
    void at(int number, int bit);
  }

  private static void each(BitSetProblem bitSets, Entry entry) {
    for (int number = 0; number < bitSets.options(); number++) {
      for (int word = 0; word < bitSets.width; word++) {
        long left = bitSets.masks[number * bitSets.width + word];
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
