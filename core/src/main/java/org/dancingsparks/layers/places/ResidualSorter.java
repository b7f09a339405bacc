package org.dancingsparks.layers.places;

import java.util.Arrays;
import java.util.function.Consumer;

/** Sorts the entries of tables by their first words, in batches. One thread. */
final class ResidualSorter {
  /** Maximum number of longs of the entries that are sorted at a time. */
  private static final int MAX_LONGS = 1 << 17;

  private static final int MIN_ENTRIES = 16;

  private final int width;
  private final Consumer<Residuals> to;
  private long[] firsts = {};
  private long[] rest = {};

  /** Words of an entry after the first. */
  private int words;

  private int size;
  private int most;

  ResidualSorter(int width, Consumer<Residuals> to) {
    this.width = width;
    this.to = to;
  }

  /** Adds the entries of a table. */
  void add(PlaceTable table) {
    if (words != width - 1 + table.words()) {
      finish();
      words = width - 1 + table.words();
      most = Math.max(MIN_ENTRIES, MAX_LONGS / (1 + words));
      firsts = new long[MIN_ENTRIES];
      rest = new long[MIN_ENTRIES * words];
    }
    for (int entry = 0; entry < table.size(); entry++) {
      add(table.entries(), table.at(entry));
    }
  }

  private void add(long[] entries, int at) {
    if (size == most) {
      finish();
    }
    if (size == firsts.length) {
      int room = Math.min(most, 2 * size);
      firsts = Arrays.copyOf(firsts, room);
      rest = Arrays.copyOf(rest, room * words);
    }
    firsts[size] = entries[at];
    System.arraycopy(entries, at + 1, rest, size++ * words, words);
  }

  /** Hands over those that were added since the last time. */
  void finish() {
    if (size > 0) {
      to.accept(sorted());
      size = 0;
    }
  }

  private Residuals sorted() {
    long[] sorted = Arrays.copyOf(firsts, size);
    Arrays.sort(sorted);
    long[] ordered = new long[size * words];
    int[] used = new int[size];
    for (int at = 0; at < size; at++) {
      int first = first(sorted, firsts[at]);
      System.arraycopy(rest, at * words, ordered, (first + used[first]++) * words, words);
    }
    return new Residuals(sorted, words, ordered);
  }

  /** The first place of a number among sorted ones. */
  private static int first(long[] sorted, long number) {
    int low = 0;
    int high = sorted.length - 1;
    while (low < high) {
      int middle = low + high >>> 1;
      if (sorted[middle] < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
