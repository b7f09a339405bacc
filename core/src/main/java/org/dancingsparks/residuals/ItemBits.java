package org.dancingsparks.residuals;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/** The bits that the entries of a problem's options need and clear. Immutable. */
final class ItemBits {
  private final Problem problem;
  private final BitLayout layout;

  /** The counters of items with bounds; null if no item has bounds. */
  private final Counters counters;

  ItemBits(Problem problem, ItemOrder order) {
    this.problem = problem;
    layout = new BitLayout(problem, order);
    counters = problem.hasBounds() ? new Counters(problem, layout) : null;
  }

  /** Words of a problem's bit sets, in any item order. */
  static int width(Problem problem) {
    return problem.isPlain()
        ? words(problem.items())
        : new ItemBits(problem, ItemOrder.given(problem)).width();
  }

  private static int words(int bits) {
    return Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
  }

  /** Words of a bit set. */
  int width() {
    return counters == null ? words(layout.bits()) : counters.width();
  }

  /** Number of bits of items; those of counters follow. */
  int bits() {
    return layout.bits();
  }

  /** The counters of items with bounds; null where there are none. */
  Counters counters() {
    return counters;
  }

  /**
   * By option id, the first place of an option; one beyond the last if it can never be chosen
   * beside the givens.
   */
  int[] leastPlaces(Prefix givens) {
    long[] start = left(givens);
    BitSet isGiven = new BitSet();
    Arrays.stream(givens.options()).forEach(isGiven::set);
    return IntStream.range(0, problem.options())
        .map(option -> isGiven.get(option) ? problem.primaryItems() : leastPlace(start, option))
        .toArray();
  }

  private int leastPlace(long[] start, int option) {
    int least = problem.primaryItems();
    for (int entry = 0; entry < problem.size(option); entry++) {
      int bit = needed(option, entry);
      if ((start[bit >> 6] >>> bit & 1) == 0) {
        return problem.primaryItems();
      }
      least = Math.min(least, layout.begin(problem.item(option, entry)));
    }
    return least;
  }

  /** The bit that an entry needs; for an item with bounds, that of its room. */
  private int needed(int option, int entry) {
    int item = problem.item(option, entry);
    return isCounted(item)
        ? counters.roomBit(counters.at(layout.begin(item)))
        : layout.bit(item, problem.colour(option, entry));
  }

  private boolean isCounted(int item) {
    return problem.isPrimary(item) && !problem.isOnce(item);
  }

  /** Visits the bits that an option needs. */
  void forEachNeeded(int option, IntConsumer visitor) {
    for (int entry = 0; entry < problem.size(option); entry++) {
      visitor.accept(needed(option, entry));
      if (isCounted(problem.item(option, entry))) {
        visitor.accept(layout.begin(problem.item(option, entry)));
      }
    }
  }

  /** Visits the bits that an option clears, apart from those of counters. */
  void forEachCleared(int option, IntConsumer visitor) {
    for (int entry = 0; entry < problem.size(option); entry++) {
      int item = problem.item(option, entry);
      if (!isCounted(item)) {
        layout.forEachCleared(item, problem.colour(option, entry), visitor);
      }
    }
  }

  /** The bits that the options of a prefix leave, with those that do not matter. */
  long[] left(Prefix prefix) {
    long[] residual = new long[width()];
    for (int bit = 0; bit < layout.bits(); bit++) {
      residual[bit >> 6] |= 1L << bit;
    }
    if (counters != null) {
      counters.fill(residual);
    }
    for (int option : prefix.options()) {
      forEachCleared(option, bit -> residual[bit >> 6] &= ~(1L << bit));
      for (int entry = 0; entry < problem.size(option); entry++) {
        if (isCounted(problem.item(option, entry))) {
          counters.cover(residual, counters.at(layout.begin(problem.item(option, entry))));
        }
      }
    }
    return residual;
  }
}
