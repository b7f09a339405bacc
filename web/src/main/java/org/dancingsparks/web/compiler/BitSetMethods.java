package org.dancingsparks.web.compiler;

import java.util.BitSet;

/** Methods of {@link BitSet} that are wrong in the class library where half a word is negative. */
final class BitSetMethods {
  private BitSetMethods() {}

  static long[] toLongArray(BitSet bits) {
    long[] words = new long[(bits.length() + Long.SIZE - 1) / Long.SIZE];
    for (int bit = bits.nextSetBit(0); bit >= 0; bit = bits.nextSetBit(bit + 1)) {
      words[bit / Long.SIZE] |= 1L << bit;
    }
    return words;
  }
}
