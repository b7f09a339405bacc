package org.dancingsparks.links;

/**
 * The place of the minimum of many sizes that change one at a time, the first among equals: a
 * tournament tree (Knuth, TAOCP 5.4.1), in which each inner node has the lesser size of its two
 * children. A change takes time logarithmic in the number of places, and mostly constant; memory is
 * 8 to 16 bytes a place. Not thread safe.
 */
final class SizeTournament {
  /** The size of a place that does not take part. */
  static final int ABSENT = Integer.MAX_VALUE;

  private final int leaves;

  /** The tree: the root at 1, the children of a node at twice its index and one more. */
  private final int[] least;

  /** A tournament with a place for each size, which may be {@link #ABSENT}. */
  SizeTournament(int... sizes) {
    leaves = Integer.highestOneBit(Math.max(1, sizes.length - 1)) << 1;
    least = new int[2 * leaves];
    for (int at = 2 * leaves - 1; at >= leaves; at--) {
      least[at] = at - leaves < sizes.length ? sizes[at - leaves] : ABSENT;
    }
    for (int at = leaves - 1; at > 0; at--) {
      least[at] = Math.min(least[2 * at], least[2 * at + 1]);
    }
  }

  void set(int place, int size) {
    int at = leaves + place;
    int lesser = size;
    while (least[at] != lesser) {
      least[at] = lesser;
      if (at > 1) {
        lesser = Math.min(lesser, least[at ^ 1]);
        at >>= 1;
      }
    }
  }

  /** The first place of minimum size. */
  int first() {
    int at = 1;
    while (at < leaves) {
      at = least[2 * at] == least[at] ? 2 * at : 2 * at + 1;
    }
    return at - leaves;
  }
}
