package org.dancingsparks.residuals;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * The bits of a residual, by item. A primary item has one bit, at its place in the order, and so
 * has a secondary item without colours. A coloured one has a bit for each of its colours, and
 * another if an option leaves it without a colour. Immutable.
 */
public final class BitLayout {
  private static final int NO_COLOUR = 0;

  /** By item: its first bit; by item after it: the end of its bits. */
  private final int[] begin;

  private final int[] end;

  /** By colour of an item: its bit among those of the item. */
  private final Map<Colour, Integer> colours = new HashMap<>();

  /** Number of bits. */
  private final int bits;

  private record Colour(int item, int colour) {}

  /** The bits of a problem's items; primary ones in the item order, then the secondary ones. */
  public BitLayout(Problem problem, ItemOrder order) {
    begin = new int[problem.items()];
    end = new int[problem.items()];
    Map<Integer, TreeSet<Integer>> used = used(problem);
    int nextPrimary = 0;
    int nextSecondary = problem.primaryItems();
    for (int at = 0; at < order.size(); at++) {
      int item = order.item(at);
      if (problem.isPrimary(item)) {
        begin[item] = nextPrimary++;
        end[item] = nextPrimary;
      } else {
        begin[item] = nextSecondary;
        for (int colour : used.getOrDefault(item, new TreeSet<>())) {
          colours.put(new Colour(item, colour), nextSecondary++);
        }
        nextSecondary = Math.max(nextSecondary, begin[item] + 1);
        end[item] = nextSecondary;
      }
    }
    bits = nextSecondary;
  }

  /** By coloured item, its colours, with 0 if an option gives it none. */
  private static Map<Integer, TreeSet<Integer>> used(Problem problem) {
    Map<Integer, TreeSet<Integer>> used = new HashMap<>();
    for (int option = 0; problem.hasColours() && option < problem.options(); option++) {
      for (int place = 0; place < problem.size(option); place++) {
        if (!problem.isPrimary(problem.item(option, place))) {
          used.computeIfAbsent(problem.item(option, place), item -> new TreeSet<>())
              .add(problem.colour(option, place));
        }
      }
    }
    return used;
  }

  /** Number of bits. */
  public int bits() {
    return bits;
  }

  /** The first bit of an item; of a primary one, its place. */
  int begin(int item) {
    return begin[item];
  }

  /** The bit after the last of an item. */
  int end(int item) {
    return end[item];
  }

  /**
   * The bit of its item that must be set for an entry to fit. An entry with a colour leaves it set.
   */
  public int bit(int item, int colour) {
    return colours.isEmpty()
        ? begin[item]
        : colours.getOrDefault(new Colour(item, colour), begin[item]);
  }

  /** Visits the bits that an entry clears: all of its item but that of its own colour. */
  public void forEachCleared(int item, int colour, IntConsumer visitor) {
    int kept = colour == NO_COLOUR ? end[item] : bit(item, colour);
    for (int bit = begin[item]; bit < end[item]; bit++) {
      if (bit != kept) {
        visitor.accept(bit);
      }
    }
  }
}
