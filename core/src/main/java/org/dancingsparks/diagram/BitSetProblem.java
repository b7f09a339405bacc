package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * A problem as bit sets, for a fixed item order.
 *
 * <p>A residual is the set of items still uncovered. Primary items have the bits 0 to {@link
 * #primary}, exclusive, in the item order: the bit of an item is its <em>place</em>; secondary
 * items follow. The search branches on the first uncovered place, so it tries only options whose
 * first place that is: options are grouped by their first place, by ascending id within a group,
 * and numbered in this order. Options that conflict with the givens, or have no primary item, are
 * left out. Immutable.
 */
final class BitSetProblem {
  /** Words of a bit set. */
  final int width;

  /** Number of primary items. */
  final int primary;

  /** Number of the first option of each place, then the number of options. */
  final int[] first;

  /** Option ids by number. */
  final int[] ids;

  /** Items of the options by number, {@link #width} words each. */
  final long[] masks;

  /**
   * The items of a residual that matter at each place, {@link #width} words each. Secondary items
   * that no later option contains are left out, so that residuals that differ only in these become
   * equal.
   */
  final long[] relevant;

  private final int[] place;

  /** The items that the givens leave uncovered. */
  private final long[] start;

  /** Words of a problem's bit sets. */
  static int width(Problem problem) {
    return Math.max(1, (problem.items() + Long.SIZE - 1) / Long.SIZE);
  }

  /**
   * The bit sets of a problem.
   *
   * @throws IllegalArgumentException if the order is not one of the problem's items
   */
  BitSetProblem(Problem problem, ItemOrder order, Prefix givens) {
    if (order.size() != problem.items()) {
      throw new IllegalArgumentException(
          "Item order %s has %d items and the problem %d; make the order from the same problem."
              .formatted(order.name(), order.size(), problem.items()));
    }
    primary = problem.primaryItems();
    width = width(problem);
    place = places(problem, order);
    start = uncovered(problem, givens);
    int[] leastPlace = new int[problem.options()];
    first = new int[primary + 1];
    for (int option = 0; option < problem.options(); option++) {
      leastPlace[option] = leastPlace(problem, option);
      if (leastPlace[option] < primary) {
        first[leastPlace[option] + 1]++;
      }
    }
    for (int at = 0; at < primary; at++) {
      first[at + 1] += first[at];
    }
    ids = new int[first[primary]];
    masks = new long[Math.multiplyExact(ids.length, width)];
    int[] next = Arrays.copyOf(first, primary);
    for (int option = 0; option < problem.options(); option++) {
      if (leastPlace[option] < primary) {
        int number = next[leastPlace[option]]++;
        ids[number] = option;
        for (int entry = 0; entry < problem.size(option); entry++) {
          set(masks, number, place[problem.item(option, entry)]);
        }
      }
    }
    relevant = relevant();
  }

  private static int[] places(Problem problem, ItemOrder order) {
    int[] places = new int[problem.items()];
    int nextPrimary = 0;
    int nextSecondary = problem.primaryItems();
    for (int at = 0; at < order.size(); at++) {
      int item = order.item(at);
      places[item] = problem.isPrimary(item) ? nextPrimary++ : nextSecondary++;
    }
    return places;
  }

  /** The first place of an option; {@link #primary} or more if it can never be chosen. */
  private int leastPlace(Problem problem, int option) {
    int least = primary;
    for (int entry = 0; entry < problem.size(option); entry++) {
      int bit = place[problem.item(option, entry)];
      if ((start[bit >> 6] >>> bit & 1) == 0) {
        return primary;
      }
      least = Math.min(least, bit);
    }
    return least;
  }

  private void set(long[] sets, int number, int bit) {
    sets[number * width + (bit >> 6)] |= 1L << bit;
  }

  private long[] relevant() {
    long[] sets = new long[Math.multiplyExact(Math.max(1, primary), width)];
    long[] used = new long[width];
    for (int bit = 0; bit < primary; bit++) {
      used[bit >> 6] |= 1L << bit;
    }
    for (int at = primary - 1; at >= 0; at--) {
      for (int number = first[at]; number < first[at + 1]; number++) {
        for (int word = 0; word < width; word++) {
          used[word] |= masks[number * width + word];
        }
      }
      System.arraycopy(used, 0, sets, at * width, width);
    }
    return sets;
  }

  /**
   * The items that a prefix leaves uncovered: {@link #width} words, with those that do not matter.
   *
   * @throws IllegalArgumentException if an item covered by the givens is among them, since options
   *     that conflict with the givens are missing
   */
  long[] residual(Problem problem, Prefix prefix) {
    long[] residual = uncovered(problem, prefix);
    for (int word = 0; word < width; word++) {
      if ((residual[word] & ~start[word]) != 0) {
        throw new IllegalArgumentException(
            "The prefix %s lacks some of the givens; begin it with them.".formatted(prefix));
      }
    }
    return residual;
  }

  private long[] uncovered(Problem problem, Prefix prefix) {
    long[] residual = new long[width];
    for (int bit = 0; bit < problem.items(); bit++) {
      residual[bit >> 6] |= 1L << bit;
    }
    for (int at = 0; at < prefix.size(); at++) {
      for (int entry = 0; entry < problem.size(prefix.option(at)); entry++) {
        int bit = place[problem.item(prefix.option(at), entry)];
        residual[bit >> 6] &= ~(1L << bit);
      }
    }
    return residual;
  }

  /** Number of options that can be chosen. */
  int options() {
    return ids.length;
  }

  /** Number of options of the place that has most. */
  int mostOptions() {
    int most = 0;
    for (int at = 0; at < primary; at++) {
      most = Math.max(most, first[at + 1] - first[at]);
    }
    return most;
  }

  /** Returns whether an option has an item. */
  boolean has(int number, int bit) {
    return (masks[number * width + (bit >> 6)] >>> bit & 1) != 0;
  }

  /** The bits of an option's items, ascending. */
  int[] bits(int number) {
    return BitSet.valueOf(Arrays.copyOfRange(masks, number * width, (number + 1) * width)).stream()
        .toArray();
  }

  /** The first uncovered place of a residual; {@link #primary} or more if all are covered. */
  int place(long[] residuals, int at) {
    for (int word = 0; word < width; word++) {
      if (residuals[at + word] != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(residuals[at + word]);
      }
    }
    return primary;
  }
}
