package org.dancingsparks.layers.rounds;

import org.dancingsparks.layers.carriers.Block;

/**
 * Number of entries and sum of their multiplicities modulo the prime 2^61 - 1, to notice losses
 * between tasks. Where residuals have several words, those after the first count as a part of the
 * multiplicity.
 */
final class MultiplicitySum {
  private static final int BITS = 61;
  private static final long PRIME = (1L << BITS) - 1;

  /** 2^64 modulo the prime. */
  private static final int WORD_FACTOR_BITS = Long.SIZE - BITS;

  private long entries;
  private long sum;

  /** Adds the entries of a block. */
  void add(Block block) {
    entries += block.size();
    for (int at = 0; at < block.size(); at++) {
      long value = reduced(block.low(at));
      for (int word = 1; word < block.words(); word++) {
        value = plus(value, shifted(reduced(block.word(at, word)), word * WORD_FACTOR_BITS % BITS));
      }
      sum = plus(sum, value);
    }
  }

  private static long reduced(long word) {
    return plus(word & PRIME, word >>> BITS);
  }

  /** The sum of two residues, each at most the prime. */
  private static long plus(long one, long other) {
    long sum = one + other;
    return sum >= PRIME ? sum - PRIME : sum;
  }

  /** A residue times a power of two, which turns its bits round. */
  private static long shifted(long residue, int bits) {
    return (residue << bits & PRIME) | residue >>> BITS - bits;
  }

  long entries() {
    return entries;
  }

  long sum() {
    return sum;
  }
}
