package org.dancingsparks.layers.carriers;

/**
 * A compatibility table: which options with a first position fit beside the positions covered. An
 * option is a bit of a few words; for each value of some bits of the window, a table has the
 * options that cover none of these. Immutable.
 */
final class FittingOptions {
  /** Bits of the window that are looked up at a time: few, so that tables stay in a first cache. */
  private static final int BITS = 4;

  private static final int VALUES = 1 << BITS;

  /** By first position: its first option. */
  private final int[] first;

  /** By first position: the words of a set of its options. */
  private final int[] words;

  /** By first position, then lookup, value and word: the options that fit. */
  private final long[][] tables;

  /** By first position, then carrier and word: the options of the carrier. */
  private final long[][] ofCarriers;

  private final int carriers;

  FittingOptions(SweepOptions options, int positions) {
    carriers = (options.start.length - 1) / (positions + 1);
    first = new int[positions];
    words = new int[positions];
    tables = new long[positions][];
    ofCarriers = new long[positions][];
    for (int at = 0; at < positions; at++) {
      first[at] = options.start[options.group(0, at)];
      int end = options.start[options.group(0, at + 1)];
      words[at] = (end - first[at] + Long.SIZE - 1) / Long.SIZE;
      tables[at] = table(options, first[at], end, words[at]);
      ofCarriers[at] = new long[carriers * words[at]];
      for (int option = first[at]; option < end; option++) {
        int bit = option - first[at];
        ofCarriers[at][options.carrier[option] * words[at] + bit / Long.SIZE] |= 1L << bit;
      }
    }
  }

  private static long[] table(SweepOptions options, int first, int end, int words) {
    long reached = 0;
    for (int option = first; option < end; option++) {
      reached |= options.mask[option];
    }
    int lookups = (Long.SIZE - Long.numberOfLeadingZeros(reached) + BITS - 1) / BITS;
    long[] table = new long[lookups * VALUES * words];
    for (int option = first; option < end; option++) {
      int word = (option - first) / Long.SIZE;
      for (int group = 0; group < lookups * VALUES; group++) {
        long covered = (long) (group % VALUES) << group / VALUES * BITS;
        if ((options.mask[option] & covered) == 0) {
          table[group * words + word] |= 1L << option - first;
        }
      }
    }
    return table;
  }

  /** The options of some carriers with a first position. */
  long[] of(int set, int at) {
    long[] of = new long[words[at]];
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest) * of.length;
      for (int word = 0; word < of.length; word++) {
        of[word] |= ofCarriers[at][from + word];
      }
    }
    return of;
  }

  /**
   * Those of the options of a word, which have a first position, that fit beside what is covered.
   */
  long beside(long covered, int at, int word, long options) {
    long[] table = tables[at];
    int width = words[at];
    long fit = options;
    long rest = covered;
    for (int from = word; from < table.length; from += VALUES * width) {
      fit &= table[from + (int) (rest & VALUES - 1) * width];
      rest >>>= BITS;
    }
    return fit;
  }

  /** The first option of those in a word. */
  int option(int at, int word, long options) {
    return first[at] + word * Long.SIZE + Long.numberOfTrailingZeros(options);
  }
}
