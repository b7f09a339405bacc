package org.dancingsparks.links;

import java.util.Arrays;

/**
 * Counts by level below a node, four for each level: nodes, updates, solutions and dead ends.
 * Packed as variable-length integers: seven bits a byte, the highest bit clear in the last byte of
 * each count.
 */
final class LevelCounts {
  static final int KINDS = 4;
  static final int NODES = 0;
  static final int UPDATES = 1;
  static final int SOLUTIONS = 2;
  static final int DEAD_ENDS = 3;

  /**
   * Maximum number of levels: packed, their number takes two bytes, and each level has the counts
   * of all below it.
   */
  static final int MAX_LEVELS = 1 << 12;

  private static final int BYTES_OF_COUNT = 9;

  private long[] counts = new long[4 * KINDS];
  private int levels;

  /** Sets all counts to 0. */
  void clear() {
    Arrays.fill(counts, 0, levels * KINDS, 0);
    levels = 0;
  }

  int levels() {
    return levels;
  }

  long count(int level, int kind) {
    return counts[level * KINDS + kind];
  }

  /**
   * Adds to a count.
   *
   * @throws ArithmeticException if a {@code long} cannot hold it
   */
  void add(int level, int kind, long number) {
    reach(level + 1);
    counts[level * KINDS + kind] = Math.addExact(counts[level * KINDS + kind], number);
  }

  private void reach(int deepest) {
    if (deepest > levels) {
      if (deepest * KINDS > counts.length) {
        counts = Arrays.copyOf(counts, 2 * deepest * KINDS);
      }
      levels = deepest;
    }
  }

  /** Adds the counts of a child, one level lower. */
  void addBelow(LevelCounts child) {
    reach(child.levels + 1);
    for (int at = 0; at < child.levels * KINDS; at++) {
      counts[at + KINDS] = Math.addExact(counts[at + KINDS], child.counts[at]);
    }
  }

  /** Adds the packed counts of a child, one level lower. */
  void addBelow(byte[] packed, int from) {
    int at = from;
    int deep = packed[at++];
    if (deep < 0) {
      deep = deep & 0x7f | packed[at++] << 7;
    }
    reach(deep + 1);
    for (int index = KINDS; index < (deep + 1) * KINDS; index++) {
      long count = packed[at++];
      if (count < 0) {
        count &= 0x7f;
        int shift = 7;
        byte next = packed[at++];
        while (next < 0) {
          count |= (next & 0x7fL) << shift;
          shift += 7;
          next = packed[at++];
        }
        count |= (long) next << shift;
      }
      counts[index] = Math.addExact(counts[index], count);
    }
  }

  /** An upper bound for the packed size in bytes. */
  int mostBytes() {
    return 2 + levels * KINDS * BYTES_OF_COUNT;
  }

  /** Packs into an array with enough room. Returns the index after the last byte. */
  int pack(byte[] into, int from) {
    int at = from;
    if (levels < 0x80) {
      into[at++] = (byte) levels;
    } else {
      into[at++] = (byte) (levels | 0x80);
      into[at++] = (byte) (levels >> 7);
    }
    for (int index = 0; index < levels * KINDS; index++) {
      long count = counts[index];
      while (count >= 0x80) {
        into[at++] = (byte) (count | 0x80);
        count >>>= 7;
      }
      into[at++] = (byte) count;
    }
    return at;
  }

  private long[] kind(int kind) {
    long[] of = new long[levels];
    Arrays.setAll(of, level -> count(level, kind));
    return of;
  }

  TreeProfile profile() {
    return new TreeProfile(
        Profile.of(kind(NODES), kind(UPDATES)), kind(SOLUTIONS), kind(DEAD_ENDS));
  }
}
