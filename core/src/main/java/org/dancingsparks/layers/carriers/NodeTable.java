package org.dancingsparks.layers.carriers;

/** Finds the nodes of residuals by their keys: a hash table. Not changed once filled. */
public final class NodeTable {
  /** The node of a residual without a solution. */
  public static final int NONE = -1;

  private final long[] keys;
  private final int[] nodes;
  private final int shift;

  /** A table for this many keys. */
  public NodeTable(int size) {
    int bits = bits(size);
    keys = new long[1 << bits];
    nodes = new int[1 << bits];
    shift = Long.SIZE - bits;
  }

  private static int bits(int size) {
    return 1 + Integer.SIZE - Integer.numberOfLeadingZeros(size);
  }

  /** A table of a block: by key, the place in it. */
  public static NodeTable of(Block nodes) {
    NodeTable table = new NodeTable(nodes.size());
    for (int at = 0; at < nodes.size(); at++) {
      table.put(nodes.key(at), at);
    }
    return table;
  }

  /** Bytes of a table for this many keys. */
  public static long bytes(int size) {
    return (Long.BYTES + Integer.BYTES) * (1L << bits(size));
  }

  /** Adds a key that is not in the table. */
  public void put(long key, int node) {
    int slot = slot(key);
    keys[slot] = key;
    // A free slot has 0.
    nodes[slot] = node + 1;
  }

  /** The slot of a key, or a free one. */
  private int slot(long key) {
    int slot = (int) (key * 0x9E3779B97F4A7C15L >>> shift);
    while (nodes[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & keys.length - 1;
    }
    return slot;
  }

  /** The node of a key; {@link #NONE} if it has none. */
  public int node(long key) {
    int node = nodes[slot(key)];
    return node == 0 ? NONE : node - 1;
  }
}
