package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/**
 * The residuals that options leave of those of a block, in a list for each carrier of these
 * options. Equal ones can come several times. One thread, which reuses the lists.
 */
final class ChildLists {
  private static final int MIN_CAPACITY = 1 << 6;

  /** By carrier: packed entries, or keys. */
  private final long[][] entries;

  /** By carrier, where multiplicities are wide: the places of the residuals in their block. */
  private final int[][] origins;

  private final int[] sizes;
  private Block source;

  /** The place in the block of the residual that is expanded. */
  private int origin;

  /** The packed multiplicity of that. */
  private long multiplicity;

  ChildLists(int carriers) {
    entries = new long[carriers][MIN_CAPACITY];
    origins = new int[carriers][0];
    sizes = new int[carriers];
  }

  /** Empties the lists, for residuals of another block. */
  void begin(Block of) {
    source = of;
    origin = -1;
    Arrays.fill(sizes, 0);
  }

  /** Goes on to the next residual of the block; its key. */
  long next() {
    origin++;
    multiplicity = source.counts() == null ? source.low(origin) : 0;
    return source.key(origin);
  }

  /** Adds a residual that an option leaves of this one. */
  void add(int carrier, long key) {
    int size = sizes[carrier];
    if (size == entries[carrier].length) {
      entries[carrier] = Arrays.copyOf(entries[carrier], 2 * size);
    }
    entries[carrier][size] = key << source.shift() | multiplicity;
    if (source.counts() != null) {
      addOrigin(carrier);
    }
    sizes[carrier] = size + 1;
  }

  private void addOrigin(int carrier) {
    if (sizes[carrier] >= origins[carrier].length) {
      origins[carrier] = Arrays.copyOf(origins[carrier], entries[carrier].length);
    }
    origins[carrier][sizes[carrier]] = origin;
  }

  /** Hands over the lists, as parts of a subblock. */
  void handTo(ChildReceiver receiver, int subblock) {
    for (int carrier = 0; carrier < sizes.length; carrier++) {
      if (sizes[carrier] > 0) {
        receiver.take(carrier, subblock, block(carrier));
      }
    }
  }

  private Block block(int carrier) {
    long[] keys = Arrays.copyOf(entries[carrier], sizes[carrier]);
    return source.counts() == null
        ? new Block(keys, source.shift())
        : new Block(keys, source.words(), source.selected(origins[carrier], keys.length).counts());
  }
}
