package org.dancingsparks.proof;

import org.dancingsparks.diagram.InternTable;

/**
 * Adds up the numbers of residuals, those of later places being known. It collects what they leave,
 * so that reads of memory overlap, which is most of the work. One thread.
 */
final class NumberSum {
  private static final int GROUP = 1 << 8;

  private final ProofRows rows;
  private final ProofOptions options;
  private final ResidualExpansion expansion;
  private final ResidualExpansion.Receiver collector;
  private final int words;
  private long[] to;
  private int at;
  private boolean isTooLarge;

  /** The residuals collected: their keys, and the indexes of the numbers that they add to. */
  private final long[] keys;

  private final int[] parents = new int[GROUP];
  private int size;

  /** The places of these: tables, the numbers of completions there, slots and indexes. */
  private final InternTable[] tables = new InternTable[GROUP];

  private final long[][] numbers = new long[GROUP][];
  private final int[] slots = new int[GROUP];
  private final int[] indexes = new int[GROUP];

  NumberSum(ProofRows rows, ProofOptions options) {
    this.rows = rows;
    this.options = options;
    expansion = new ResidualExpansion(options);
    words = rows.numberWords();
    keys = new long[GROUP * options.words()];
    collector = this::collect;
  }

  /** Adds up the numbers of a share; false if one exceeds its words. */
  boolean addUp(int place, int share) {
    InternTable table = rows.known(place, share);
    to = rows.numbers(place, share);
    long[] key = new long[options.words()];
    for (int row = 0; table != null && row < table.size() && !isTooLarge; row++) {
      at = row * words;
      if (place == options.primary()) {
        to[at] = 1;
      } else {
        rows.read(table, row, key);
        expansion.expand(key, place, collector);
      }
    }
    addCollected();
    return !isTooLarge;
  }

  private void collect(long... child) {
    System.arraycopy(child, 0, keys, size * child.length, child.length);
    parents[size++] = at;
    if (size == GROUP) {
      addCollected();
    }
  }

  private void addCollected() {
    int length = options.words();
    for (int each = 0; each < size; each++) {
      int place = options.place(keys, each * length);
      int share = rows.share(keys, each * length);
      tables[each] = rows.known(place, share);
      numbers[each] = rows.numbers(place, share);
      slots[each] = tables[each].slot(keys, each * length);
    }
    for (int each = 0; each < size; each++) {
      indexes[each] = tables[each].at(slots[each]);
    }
    for (int each = 0; each < size; each++) {
      if (!tables[each].isAt(indexes[each], keys, each * length)) {
        indexes[each] = tables[each].find(keys, each * length);
      }
    }
    for (int each = 0; each < size; each++) {
      add(parents[each], numbers[each], indexes[each] * words);
    }
    size = 0;
  }

  private void add(int parent, long[] from, int index) {
    long carry = 0;
    for (int word = 0; word < words; word++) {
      long one = to[parent + word] + carry;
      long sum = one + from[index + word];
      carry = carry != 0 && one == 0 || Long.compareUnsigned(sum, one) < 0 ? 1 : 0;
      to[parent + word] = sum;
    }
    // The highest bit stays 0, so that one word is a long.
    isTooLarge |= carry != 0 || to[parent + words - 1] < 0;
  }
}
