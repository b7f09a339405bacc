package org.dancingsparks.residuals;

import java.util.Arrays;

/**
 * The options of a place that fit a residual, found all at once.
 *
 * <p>Items are taken in groups of four: for each of the sixteen values that a group can have in a
 * residual, a table holds the set of options that remain possible; the intersection over all groups
 * is the answer. Where the table would be large, options are tested one by one. Immutable.
 */
public final class Compatibility {
  private static final int MAX_TABLE_WORDS = 1 << 16;
  private static final int GROUP = 4;
  private static final int VALUES = 1 << GROUP;

  /** The place of options that share none. */
  private static final int NONE = -1;

  /** The problem of the place; null where there is none. */
  private final BitSetProblem bitSets;

  private final int place;

  /** By option, {@link #width} words: the bits that it needs. */
  private final long[] masks;

  /** Words of a residual. */
  private final int width;

  /** The number of the first option. */
  private final int from;

  /** The number of options. */
  private final int options;

  /** Words of a set of options. */
  private final int words;

  /**
   * The first group of each word of a residual, then the number of groups; and the shift of each
   * group.
   */
  private final int[] firstGroup;

  private final int[] shift;

  /** By group and value, {@link #words} each; null where the table would be large. */
  private final long[] table;

  /** A test of the options of a place. */
  public Compatibility(BitSetProblem bitSets, int place) {
    this(bitSets, place, MAX_TABLE_WORDS);
  }

  /**
   * A test of the options of a place, without a table if the table would exceed some number of
   * words.
   */
  public Compatibility(BitSetProblem bitSets, int place, long mostTableWords) {
    this.bitSets = bitSets;
    this.place = place;
    masks = bitSets.masks();
    width = bitSets.width();
    from = bitSets.first()[place];
    options = bitSets.first()[place + 1] - from;
    words = (options + Long.SIZE - 1) / Long.SIZE;
    firstGroup = new int[width + 1];
    shift = groups();
    table = table(Math.min(MAX_TABLE_WORDS, mostTableWords));
  }

  /**
   * A test of numbered options that fit where all their bits are set in a residual.
   *
   * @param masks by option, the words of its bits
   * @param width number of these words
   * @param from number of the first option
   * @param to number after that of the last
   */
  public Compatibility(long[] masks, int width, int from, int to) {
    this.masks = masks;
    this.width = width;
    this.from = from;
    bitSets = null;
    place = NONE;
    options = to - from;
    words = (options + Long.SIZE - 1) / Long.SIZE;
    firstGroup = new int[width + 1];
    shift = groups();
    table = table(MAX_TABLE_WORDS);
  }

  private long[] table(long mostWords) {
    long size = (long) shift.length * VALUES * words;
    if (size > mostWords) {
      return null;
    }
    long[] table = new long[(int) size];
    for (int word = 0; word < width; word++) {
      for (int group = firstGroup[word]; group < firstGroup[word + 1]; group++) {
        fill(table, word, group);
      }
    }
    return table;
  }

  /** The place of the options' item; -1 if they have none in common. */
  public int place() {
    return place;
  }

  /** The number of options. */
  public int options() {
    return options;
  }

  /** Words of a set of options. */
  public int words() {
    return words;
  }

  /** Words of the table. */
  public int tableWords() {
    return table == null ? 0 : table.length;
  }

  /**
   * The lowest bits of groups that together contain all items of the options but the place itself.
   */
  private int[] groups() {
    long[] used = new long[width];
    for (int number = from; number < from + options; number++) {
      for (int word = 0; word < width; word++) {
        used[word] |= masks[number * width + word];
      }
    }
    if (place != NONE) {
      used[place >> 6] &= ~(1L << place);
    }
    int[] groups = new int[width * Long.SIZE];
    int found = 0;
    for (int word = 0; word < width; word++) {
      while (used[word] != 0) {
        int low = Math.min(Long.SIZE - GROUP, Long.numberOfTrailingZeros(used[word]));
        used[word] &= ~((long) (VALUES - 1) << low);
        groups[found++] = low;
      }
      firstGroup[word + 1] = found;
    }
    return Arrays.copyOf(groups, found);
  }

  private void fill(long[] table, int word, int group) {
    for (int option = 0; option < options; option++) {
      long mask = masks[(from + option) * width + word];
      int need = (int) (mask >>> shift[group]) & (VALUES - 1);
      for (int value = 0; value < VALUES; value++) {
        if ((value & need) == need) {
          table[(group * VALUES + value) * words + (option >> 6)] |= 1L << option;
        }
      }
    }
  }

  /**
   * Selects the options that can be chosen from a residual of the place: those that fit, where its
   * item has bounds from the next one on.
   *
   * @param from residuals; one begins at the index
   * @param selected receives a bit for each option
   */
  public void select(long[] from, int at, long[] selected) {
    selectAll(selected);
    for (int word = 0; word < width; word++) {
      retain(word, from[at + word], selected);
    }
    if (place != NONE && bitSets.isCounted(place)) {
      int next = bitSets.next(from, at, place) - this.from;
      Arrays.fill(selected, 0, Math.min(words, next >> 6), 0);
      if (next >> 6 < words) {
        selected[next >> 6] &= -1L << next;
      }
    }
  }

  /** Selects all options. */
  public void selectAll(long[] selected) {
    for (int word = 0; word < words; word++) {
      selected[word] = -1;
    }
    if ((options & 63) != 0) {
      selected[words - 1] = (1L << options) - 1;
    }
  }

  /** Drops the options that do not fit one word of a residual. */
  public void retain(int residualWord, long residual, long[] selected) {
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
      if ((masks[(from + option) * width + residualWord] & ~residual) != 0) {
        selected[option >> 6] &= ~(1L << option);
      }
    }
  }
}
