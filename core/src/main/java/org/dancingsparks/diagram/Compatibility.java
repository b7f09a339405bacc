package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * Which of the options of a place a residual there has room for, all at once.
 *
 * <p>The items are looked at four at a time: for each of the sixteen values that such a group can
 * have in a residual, a table holds the set of options that it leaves possible; the intersection
 * over all groups is the answer. Where the table would be large, the options are tested one by one.
 * Immutable.
 */
final class Compatibility {
  private static final int MOST_TABLE_WORDS = 1 << 16;
  private static final int GROUP = 4;
  private static final int VALUES = 1 << GROUP;

  private final BitSetProblem layout;

  /** The number of the first option, and how many there are. */
  private final int from;

  private final int options;

  /** Words of a set of options. */
  final int words;

  /** The first group of each word of a residual, and one more; and the shift of each group. */
  private final int[] firstGroup;

  private final int[] shift;

  /** By group, by value, {@link #words} each; null where it would be large. */
  private final long[] table;

  /** A test of the options of a place. */
  Compatibility(BitSetProblem layout, int place) {
    this(layout, place, MOST_TABLE_WORDS);
  }

  /** The same with a table only if it has no more than so many words. */
  Compatibility(BitSetProblem layout, int place, long mostTableWords) {
    this.layout = layout;
    from = layout.first[place];
    options = layout.first[place + 1] - from;
    words = (options + Long.SIZE - 1) / Long.SIZE;
    firstGroup = new int[layout.width + 1];
    shift = groups(place);
    table =
        (long) shift.length * VALUES * words <= Math.min(MOST_TABLE_WORDS, mostTableWords)
            ? new long[shift.length * VALUES * words]
            : null;
    if (table != null) {
      for (int word = 0; word < layout.width; word++) {
        for (int group = firstGroup[word]; group < firstGroup[word + 1]; group++) {
          fill(word, group);
        }
      }
    }
  }

  /** Words of the table. */
  int tableWords() {
    return table == null ? 0 : table.length;
  }

  /** The lowest bits of groups that together have all items of the options but the place's. */
  private int[] groups(int place) {
    long[] used = new long[layout.width];
    for (int number = from; number < from + options; number++) {
      for (int word = 0; word < layout.width; word++) {
        used[word] |= layout.masks[number * layout.width + word];
      }
    }
    used[place >> 6] &= ~(1L << place);
    int[] groups = new int[layout.width * Long.SIZE];
    int found = 0;
    for (int word = 0; word < layout.width; word++) {
      while (used[word] != 0) {
        int low = Math.min(Long.SIZE - GROUP, Long.numberOfTrailingZeros(used[word]));
        used[word] &= ~((long) (VALUES - 1) << low);
        groups[found++] = low;
      }
      firstGroup[word + 1] = found;
    }
    return Arrays.copyOf(groups, found);
  }

  private void fill(int word, int group) {
    for (int option = 0; option < options; option++) {
      long mask = layout.masks[(from + option) * layout.width + word];
      int need = (int) (mask >>> shift[group]) & (VALUES - 1);
      for (int value = 0; value < VALUES; value++) {
        if ((value & need) == need) {
          table[(group * VALUES + value) * words + (option >> 6)] |= 1L << option;
        }
      }
    }
  }

  /** Makes a set of {@link #words} hold all options. */
  void selectAll(long[] selected) {
    for (int word = 0; word < words; word++) {
      selected[word] = -1;
    }
    if ((options & 63) != 0) {
      selected[words - 1] = (1L << options) - 1;
    }
  }

  /** Drops from a set of options those that one word of a residual has no room for. */
  void retain(int residualWord, long residual, long[] selected) {
    if (table == null) {
      retainOneByOne(residualWord, residual, selected);
      return;
    }
    for (int group = firstGroup[residualWord]; group < firstGroup[residualWord + 1]; group++) {
      int value = (int) (residual >>> shift[group]) & (VALUES - 1);
      int at = (group * VALUES + value) * words;
      for (int word = 0; word < words; word++) {
        selected[word] &= table[at + word];
      }
    }
  }

  private void retainOneByOne(int residualWord, long residual, long[] selected) {
    for (int option = 0; option < options; option++) {
      if ((layout.masks[(from + option) * layout.width + residualWord] & ~residual) != 0) {
        selected[option >> 6] &= ~(1L << option);
      }
    }
  }
}
