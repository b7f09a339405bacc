package org.dancingsparks.bitsets;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;

/**
 * Sets of options as bits, by option id: those that may be chosen beside an option, and those that
 * cover an item. The primary items are numbered by their places among each other in the item order.
 * Immutable.
 */
final class OptionSets {
  /** Number of words of a set. */
  final int words;

  /** Number of words that have a bit for each word of a set. */
  final int summaryWords;

  /** Number of primary items. */
  final int items;

  /** All options. */
  final long[] all;

  /** By option: those that may be chosen beside it, in {@link #words} words. */
  final long[] beside;

  /** By primary item: the options that cover it, in {@link #words} words. */
  final long[] covering;

  /** By primary item: the words of {@link #covering} that are not 0, a bit for each. */
  final long[] summaries;

  /** By option: the number of primary items that it covers. */
  final int[] sizes;

  OptionSets(Problem problem, ItemOrder order) {
    items = problem.primaryItems();
    words = words(problem.options());
    summaryWords = words(words);
    sizes = new int[problem.options()];
    covering = covering(problem, places(problem, order));
    summaries = new long[items * summaryWords];
    for (int item = 0; item < items; item++) {
      summarise(covering, item * words, summaries, item * summaryWords);
    }
    all = problem.allOptions().toLongArray();
    beside = beside(problem);
  }

  /** Number of words for this many bits. */
  private static int words(int bits) {
    return (bits + Long.SIZE - 1) / Long.SIZE;
  }

  /** Number of words of a set of options of a problem. */
  static int wordsOfSet(Problem problem) {
    return words(problem.options());
  }

  /** Number of words of the sets of a problem. */
  static long words(Problem problem) {
    return (long) wordsOfSet(problem) * ((long) problem.options() + problem.primaryItems());
  }

  /** By item, the place of a primary one among these. */
  private static int[] places(Problem problem, ItemOrder order) {
    int[] places = new int[problem.items()];
    int place = 0;
    for (int at = 0; at < order.size(); at++) {
      if (problem.isPrimary(order.item(at))) {
        places[order.item(at)] = place++;
      }
    }
    return places;
  }

  private long[] covering(Problem problem, int... places) {
    long[] sets = new long[items * words];
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; index < problem.size(option); index++) {
        int item = problem.item(option, index);
        if (problem.isPrimary(item)) {
          sets[places[item] * words + option / Long.SIZE] |= 1L << option;
          sizes[option]++;
        }
      }
    }
    return sets;
  }

  private long[] beside(Problem problem) {
    Entries entries = new Entries(problem);
    long[] sets = new long[problem.options() * words];
    for (int option = 0; option < problem.options(); option++) {
      System.arraycopy(all, 0, sets, option * words, words);
      for (int index = 0; index < problem.size(option); index++) {
        entries.leaveOut(
            problem.item(option, index), problem.colour(option, index), sets, option * words);
      }
    }
    return sets;
  }

  /** The entries of a problem by item, each an option with the colour that it gives the item. */
  private static final class Entries {
    private final int[] options;
    private final int[] colours;

    /** By item: the index after its last entry. */
    private final int[] ends;

    Entries(Problem problem) {
      options = new int[problem.entries()];
      colours = new int[problem.entries()];
      ends = new int[problem.items() + 1];
      for (int option = 0; option < problem.options(); option++) {
        for (int index = 0; index < problem.size(option); index++) {
          ends[problem.item(option, index) + 1]++;
        }
      }
      // The index of each item's first entry, which moves to its end as entries are added.
      Arrays.parallelPrefix(ends, Integer::sum);
      for (int option = 0; option < problem.options(); option++) {
        for (int index = 0; index < problem.size(option); index++) {
          int at = ends[problem.item(option, index)]++;
          options[at] = option;
          colours[at] = problem.colour(option, index);
        }
      }
    }

    /** Clears the bits of the options that an entry excludes in a set that begins at an index. */
    void leaveOut(int item, int colour, long[] sets, int from) {
      for (int at = item == 0 ? 0 : ends[item - 1]; at < ends[item]; at++) {
        if (colour == 0 || colour != colours[at]) {
          sets[from + options[at] / Long.SIZE] &= ~(1L << options[at]);
        }
      }
    }
  }

  /** Sets a bit for each word of a set that is not 0. */
  void summarise(long[] set, int from, long[] summary, int into) {
    for (int index = 0; index < summaryWords; index++) {
      int first = index * Long.SIZE;
      int last = Math.min(words, first + Long.SIZE);
      long bits = 0;
      for (int word = first; word < last; word++) {
        bits |= (set[from + word] == 0 ? 0L : 1L) << word;
      }
      summary[into + index] = bits;
    }
  }

  /** Returns whether an option covers a primary item. */
  boolean covers(int option, int item) {
    return (covering[item * words + option / Long.SIZE] & 1L << option) != 0;
  }
}
