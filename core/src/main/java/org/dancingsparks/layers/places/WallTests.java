package org.dancingsparks.layers.places;

import java.util.Arrays;
import org.dancingsparks.diagram.WallSearch;

/**
 * Tests whether an option leaves an item walled in: open, but in no option that still fits. The
 * walls of an item are a few others of which each of its options has one; see {@link WallSearch}.
 * Immutable.
 */
final class WallTests {
  /** The most tests after an option. */
  private static final int MOST_OF_OPTION = 64;

  /** The most words of the options' bit sets for which walls are searched. */
  private static final long MOST_WORDS = 1 << 22;

  private static final int[] NO_ITEMS = {};

  private final ItemSpans spans;
  private final Slots slots;
  private final int width;

  /** By item: its walls, and the items that it is a wall of. */
  private final int[][] walls;

  private final int[][] within;

  /** By option: its first test; then the number of tests. */
  final int[] first;

  /**
   * By test: the bits that are set once all walls are covered, and those with the item tested; it
   * is walled in if the second are like the first.
   */
  long[] tests = {};

  private int size;

  WallTests(ItemSpans spans, Slots slots, int width) {
    this.spans = spans;
    this.slots = slots;
    this.width = width;
    first = new int[spans.options.length + 1];
    walls = new int[spans.items()][];
    within = new int[spans.items()][];
    Arrays.fill(walls, NO_ITEMS);
    Arrays.fill(within, NO_ITEMS);
    int words = (spans.items() + Long.SIZE - 1) / Long.SIZE;
    if ((long) words * spans.options.length <= MOST_WORDS && spans.options.length > 0) {
      findWalls(words);
      for (int option = 0; option < spans.options.length; option++) {
        add(spans.options[option]);
        first[option + 1] = size;
      }
    }
    tests = Arrays.copyOf(tests, 2 * size * width);
  }

  private void findWalls(int words) {
    long[] masks = new long[words * spans.options.length];
    for (int option = 0; option < spans.options.length; option++) {
      for (int item : spans.items(spans.options[option])) {
        masks[option * words + (item >> 6)] |= 1L << item;
      }
    }
    WallSearch search = new WallSearch(masks, words);
    for (int item = 0; item < walls.length; item++) {
      walls[item] = isOpen(item) ? search.walls(item) : NO_ITEMS;
      for (int wall : walls[item]) {
        within[wall] = with(within[wall], item);
      }
    }
  }

  private boolean isOpen(int item) {
    return spans.isPrimary(item) && spans.begin[item] != ItemSpans.NONE;
  }

  private static int[] with(int[] items, int more) {
    int[] all = Arrays.copyOf(items, items.length + 1);
    all[items.length] = more;
    return all;
  }

  /** Adds the tests after an option: of the items that have a wall in it. */
  private void add(int option) {
    int place = spans.placeOf[option];
    int[] seen = spans.items(option);
    int from = size;
    for (int wall : spans.items(option)) {
      for (int item : within[wall]) {
        if (size - from == MOST_OF_OPTION) {
          return;
        }
        if (spans.place(item) > place && !contains(seen, item)) {
          seen = with(seen, item);
          add(item, place);
        }
      }
    }
  }

  private static boolean contains(int[] items, int wanted) {
    return Arrays.stream(items).anyMatch(item -> item == wanted);
  }

  /** Adds the test of an item after a choice at a place, unless one of its walls has to be open. */
  private void add(int item, int place) {
    long[] closed = new long[width];
    for (int wall : walls[item]) {
      int last = spans.isPrimary(wall) ? spans.place(wall) - 1 : spans.end[wall] - 1;
      // What comes to its end is covered, or is in no later option.
      if (last >= place) {
        if (spans.begin[wall] > place) {
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
   * Returns whether an option leaves an item walled in; the residual is that before its place is
   * passed.
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

  /** The same for a residual of one word. */
  boolean isWalledIn(int option, long residual) {
    for (int test = first[option]; test < first[option + 1]; test++) {
      if ((residual & tests[2 * test + 1]) == tests[2 * test]) {
        return true;
      }
    }
    return false;
  }
}
