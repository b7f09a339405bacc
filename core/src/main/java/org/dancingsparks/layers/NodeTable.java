package org.dancingsparks.layers;

/** Finds the nodes of a block's residuals by their keys: a hash table. Not changed once filled. */
final class NodeTable {
  private static final int NONE = -1;

  private final long[] keys;
  private final int[] nodes;
  private final int shift;

  /**
   * A table.
   *
   * @param keys of residuals with a solution, in the order of their nodes
   * @param first the node of the first key
   */
  NodeTable(long[] keys, int first) {
    int bits = 2 + Integer.SIZE - Integer.numberOfLeadingZeros(keys.length);
    this.keys = new long[1 << bits];
    nodes = new int[1 << bits];
    shift = Long.SIZE - bits;
    for (int at = 0; at < keys.length; at++) {
      int slot = slot(keys[at]);
      this.keys[slot] = keys[at];
      // A free slot has 0.
      nodes[slot] = first + at + 1;
    }
  }

  /** The slot of a key, or a free one. */
  private int slot(long key) {
    int slot = (int) (key * 0x9E3779B97F4A7C15L >>> shift);
    while (nodes[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & keys.length - 1;
    }
    return slot;
  }

  /** The node of a key; -1 if it has none. */
  int node(long key) {
    int node = nodes[slot(key)];
    return node == 0 ? NONE : node - 1;
  }
}
