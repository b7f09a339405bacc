package org.dancingsparks.proof;

import java.util.BitSet;
import org.dancingsparks.residuals.Walls;

/**
 * Finds items that are open in a residual, and of whose options none fits, since all their walls
 * are covered ({@link Walls}). Only items covered once are looked at. Immutable.
 */
final class OpenWalls {
  private final int words;

  /** The bits of items that have walls. */
  private final int[] bits;

  /** By such an item, words: its bit and its walls. */
  private final long[] closed;

  /**
   * The walls of items.
   *
   * @param once the bits of items that are covered once
   */
  OpenWalls(ProofOptions options, BitSet once) {
    words = options.words();
    Walls walls = new Walls(options.masks(), words, once::get);
    bits = once.stream().filter(bit -> walls.of(bit).length > 0).toArray();
    closed = new long[bits.length * words];
    for (int index = 0; index < bits.length; index++) {
      set(index, bits[index]);
      for (int wall : walls.of(bits[index])) {
        set(index, wall);
      }
    }
  }

  private void set(int index, int bit) {
    closed[index * words + (bit >> 6)] |= 1L << bit;
  }

  /** The lowest bit of an item that is walled in; -1 if none is. */
  int walledIn(long... key) {
    for (int index = 0; index < bits.length; index++) {
      if ((key[bits[index] >> 6] >>> bits[index] & 1) != 0 && isClosed(index, key)) {
        return bits[index];
      }
    }
    return -1;
  }

  private boolean isClosed(int index, long... key) {
    for (int word = 0; word < words; word++) {
      long only = word == bits[index] >> 6 ? 1L << bits[index] : 0;
      if ((key[word] & closed[index * words + word]) != only) {
        return false;
      }
    }
    return true;
  }
}
