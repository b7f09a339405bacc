package org.dancingsparks.proof;

import org.dancingsparks.diagram.InternTable;

/** Adds up the numbers of residuals, those of later places being known. One thread. */
final class NumberSum {
  private final ProofRows rows;
  private final ProofOptions options;
  private final ResidualExpansion expansion;
  private final int words;
  private long[] to;
  private int at;
  private boolean isTooLarge;

  NumberSum(ProofRows rows, ProofOptions options) {
    this.rows = rows;
    this.options = options;
    expansion = new ResidualExpansion(options);
    words = rows.numberWords();
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
        expansion.expand(key, place, this::add);
      }
    }
    return !isTooLarge;
  }

  private void add(long... child) {
    int place = options.place(child, 0);
    int share = rows.share(child, 0);
    long[] from = rows.numbers(place, share);
    int index = rows.known(place, share).find(child, 0) * words;
    long carry = 0;
    for (int word = 0; word < words; word++) {
      long one = to[at + word] + carry;
      long sum = one + from[index + word];
      carry = carry != 0 && one == 0 || Long.compareUnsigned(sum, one) < 0 ? 1 : 0;
      to[at + word] = sum;
    }
    // The highest bit stays 0, so that one word is a long.
    isTooLarge |= carry != 0 || to[at + words - 1] < 0;
  }
}
