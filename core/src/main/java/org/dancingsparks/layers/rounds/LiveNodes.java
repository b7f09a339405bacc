package org.dancingsparks.layers.rounds;

import java.util.Arrays;

/**
 * The nodes of the residuals of a place that have a solution, or all rows of a proof, by the bits
 * of the residuals: a hash table. One thread.
 */
final class LiveNodes {
  /** The entry of a residual without a solution. */
  static final int NONE = -1;

  private static final int MIN_ENTRIES = 16;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /** Words of a residual. */
  private final int width;

  /** Longs of an entry: the residual, the node, and its number of paths. */
  private final int stride;

  private long[] entries;
  private int size;

  /** By slot, the number of an entry, from 1 on; at least half the slots are free. */
  private int[] slots;

  private int shift;

  /**
   * A table without nodes.
   *
   * @param words of a number of paths
   */
  LiveNodes(int width, int words) {
    this.width = width;
    stride = width + 1 + words;
    entries = new long[MIN_ENTRIES * stride];
    makeSlots();
  }

  private void makeSlots() {
    int room = entries.length / stride;
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * room - 1);
    slots = new int[1 << bits];
    shift = Long.SIZE - bits;
    for (int entry = 0; entry < size; entry++) {
      slots[slot(entries, entry * stride)] = entry + 1;
    }
  }

  /** The slot of the residual that begins at an index, or a free one. */
  private int slot(long[] bits, int at) {
    long hash = 0;
    for (int word = 0; word < width; word++) {
      hash = (hash ^ bits[at + word]) * FACTOR;
      hash ^= hash >>> Integer.SIZE;
    }
    int slot = (int) (hash * FACTOR >>> shift);
    while (slots[slot] != 0 && !isEqual((slots[slot] - 1) * stride, bits, at)) {
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }

  private boolean isEqual(int entry, long[] bits, int at) {
    boolean isEqual = true;
    for (int word = 0; isEqual && word < width; word++) {
      isEqual = entries[entry + word] == bits[at + word];
    }
    return isEqual;
  }

  /**
   * Adds an entry; one that is there already is left as it is.
   *
   * @param entry the bits of a residual, its node, and the words of its number of paths
   */
  void add(long... entry) {
    if (size == entries.length / stride) {
      entries = Arrays.copyOf(entries, Math.multiplyExact(2, entries.length));
      makeSlots();
    }
    int slot = slot(entry, 0);
    if (slots[slot] == 0) {
      System.arraycopy(entry, 0, entries, size * stride, stride);
      slots[slot] = ++size;
    }
  }

  /** The entry of a residual; {@link #NONE} if it has none. */
  int find(long... bits) {
    return slots[slot(bits, 0)] - 1;
  }

  /** The node of an entry. */
  long node(int entry) {
    return entries[entry * stride + width];
  }

  /** A word of the number of paths of an entry. */
  long count(int entry, int word) {
    return entries[entry * stride + width + 1 + word];
  }
}
