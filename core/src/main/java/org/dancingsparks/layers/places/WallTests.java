package org.dancingsparks.layers.places;

import java.util.Arrays;
import org.dancingsparks.residuals.Walls;

/** Tests whether an option leaves an item walled in; see {@link Walls}. Immutable. */
final class WallTests {
  /** Maximum number of words of the options' bit sets for which walls are searched. */
  private static final long MAX_WORDS = 1 << 22;

  private final BitSpans spans;
  private final Slots slots;
  private final int width;

  /** By option: its first test; then the number of tests. */
  final int[] first;

  /**
   * By test: first the bits of the walls, then those with the item tested as well. The item is
   * walled in if all walls are covered and it is not.
   */
  long[] tests = {};

  private int size;

  WallTests(BitSpans spans, Slots slots, int width) {
    this.spans = spans;
    this.slots = slots;
    this.width = width;
    first = new int[spans.options.length + 1];
    int words = (spans.bits() + Long.SIZE - 1) / Long.SIZE;
    if ((long) words * spans.options.length <= MAX_WORDS && spans.options.length > 0) {
      Walls walls = new Walls(masks(words), words, this::isOpen);
      for (int option = 0; option < spans.options.length; option++) {
        int place = spans.placeOf[spans.options[option]];
        int[] cleared = spans.clears(spans.options[option]);
        for (int item :
            walls.after(cleared, other -> spans.place(other) > place && !isAmong(cleared, other))) {
          add(item, place, walls.of(item));
        }
        first[option + 1] = size;
      }
    }
    tests = Arrays.copyOf(tests, 2 * size * width);
  }

  private long[] masks(int words) {
    long[] masks = new long[words * spans.options.length];
    for (int option = 0; option < spans.options.length; option++) {
      for (int item : spans.needs(spans.options[option])) {
        masks[option * words + (item >> 6)] |= 1L << item;
      }
    }
    return masks;
  }

  private static boolean isAmong(int[] items, int wanted) {
    return Arrays.stream(items).anyMatch(item -> item == wanted);
  }

  private boolean isOpen(int item) {
    return item < spans.bits() && spans.isPrimary(item) && spans.begin[item] != BitSpans.NONE;
  }

  /** Adds the test of an item after a choice at a place, unless one of its walls must be open. */
  private void add(int item, int place, int... walls) {
    long[] closed = new long[width];
    for (int wall : walls) {
      int last = spans.isPrimary(wall) ? spans.place(wall) - 1 : spans.end[wall] - 1;
      // What comes to its end is covered, or is in no later option.
      if (last >= place) {
        if (spans.begin[wall] == BitSpans.NONE || spans.begin[wall] > place) {
          return;
        }
        set(closed, slots.of(wall));
      }
    }
    int at = 2 * size++ * width;
    if (tests.length < 2 * size * width) {
      tests = Arrays.copyOf(tests, 2 * (tests.length + width));
    }
    System.arraycopy(closed, 0, tests, at, width);
    if (spans.begin[item] <= place) {
      set(closed, slots.of(item));
    }
    System.arraycopy(closed, 0, tests, at + width, width);
  }

  private static void set(long[] bits, int bit) {
    bits[bit >> 6] |= 1L << bit;
  }

  /**
   * Returns whether an option leaves an item walled in.
   *
   * @param residual with the option in it, but before the option's place is passed
   */
  boolean isWalledIn(int option, long[] residual) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      long difference = 0;
      for (int word = 0; word < width; word++) {
        int at = 2 * test * width + word;
        difference |= residual[word] & tests[at + width] ^ tests[at];
      }
      if (difference == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an option leaves an item walled in, for a residual of one word. */
  boolean isWalledIn(int option, long residual) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      if ((residual & tests[2 * test + 1]) == tests[2 * test]) {
        return true;
      }
    }
    return false;
  }
}
