package org.dancingsparks.layers.places;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * A problem made ready for a sweep by place, in an item order. A residual is a place, the first
 * that is not covered, and the items that earlier options may have covered and later ones have, as
 * bits: set if the item is covered. Immutable.
 */
public final class PlaceProblem {
  /** Number of places. */
  final int places;

  /** Words of a residual's bits; the highest bit of the last is always set. */
  final int width;

  /** By place: its first option; then the number of options. Options are numbered by place. */
  final int[] first;

  /** By option, {@link #width} words: its items, except the one at its place. */
  final long[] masks;

  /** By place: the bit of its item; -1 if no option of an earlier place has it. */
  final int[] slot;

  /** By place, {@link #width} words: all bits but those of secondary items of no later option. */
  final long[] kept;

  /** Tests of the residual that an option leaves. */
  final WallTests tests;

  /**
   * Prepares a problem.
   *
   * @param givens options that every solution has to contain
   * @throws IllegalArgumentException if the order is not one of the problem's items
   */
  public PlaceProblem(Problem problem, ItemOrder order, Prefix givens) {
    ItemSpans spans = new ItemSpans(problem, order, givens);
    Slots slots = new Slots(spans);
    places = spans.places;
    width = slots.number() / Long.SIZE + 1;
    first = new int[places + 1];
    masks = new long[Math.multiplyExact(spans.options.length, width)];
    for (int option = 0; option < spans.options.length; option++) {
      int id = spans.options[option];
      first[spans.placeOf[id] + 1] = option + 1;
      for (int item : spans.items(id)) {
        if (slots.of(item) >= 0 && spans.placeOf[id] <= spans.end[item]) {
          set(masks, option, slots.of(item));
        }
      }
    }
    for (int place = 0; place < places; place++) {
      first[place + 1] = Math.max(first[place], first[place + 1]);
    }
    slot = new int[places];
    Arrays.fill(slot, ItemSpans.NONE);
    kept = new long[Math.multiplyExact(places, width)];
    Arrays.fill(kept, -1);
    for (int item = 0; item < spans.items(); item++) {
      int bit = slots.of(item);
      if (bit >= 0 && spans.isPrimary(item)) {
        slot[spans.place(item)] = bit;
      } else if (bit >= 0) {
        kept[spans.end[item] * width + (bit >> 6)] &= ~(1L << bit);
      }
    }
    tests = new WallTests(spans, slots, width);
  }

  /** Number of places. */
  public int places() {
    return places;
  }

  /** Words of a residual's bits. */
  public int width() {
    return width;
  }

  /** The entry with which a sweep begins, at place 0: all is open, which is reached once. */
  public long[] start() {
    long[] start = new long[width + 1];
    start[width - 1] = Long.MIN_VALUE;
    start[width] = 1;
    return start;
  }

  private void set(long[] sets, int number, int bit) {
    sets[number * width + (bit >> 6)] |= 1L << bit;
  }
}
