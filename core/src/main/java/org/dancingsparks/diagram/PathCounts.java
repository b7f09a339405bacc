package org.dancingsparks.diagram;

import java.math.BigInteger;

/**
 * The number of paths from each node of a diagram to its end: {@code long} if that holds all sums
 * over the roots, else {@link BigInteger}. Immutable.
 */
final class PathCounts {
  /** By node; null if a {@code long} is too short. */
  final long[] small;

  /** By node; null if a {@code long} is enough. */
  final BigInteger[] large;

  private PathCounts(long[] small, BigInteger[] large) {
    this.small = small;
    this.large = large;
  }

  static PathCounts of(int[] roots, int[] first, int[] targets) {
    long[] small = small(roots, first, targets);
    return small == null
        ? new PathCounts(null, large(first, targets))
        : new PathCounts(small, null);
  }

  /** The counts; null if one of them, or the sum over the roots, overflows a {@code long}. */
  private static long[] small(int[] roots, int[] first, int[] targets) {
    long[] counts = new long[first.length - 1];
    counts[Diagram.END] = 1;
    for (int node = 1; node < counts.length; node++) {
      long count = 0;
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        count += counts[targets[edge]];
        if (count < 0) {
          return null;
        }
      }
      counts[node] = count;
    }
    long sum = 0;
    for (int root : roots) {
      sum += root == Diagram.NONE ? 0 : counts[root];
      if (sum < 0) {
        return null;
      }
    }
    return counts;
  }

  private static BigInteger[] large(int[] first, int[] targets) {
    BigInteger[] counts = new BigInteger[first.length - 1];
    counts[Diagram.END] = BigInteger.ONE;
    for (int node = 1; node < counts.length; node++) {
      BigInteger count = BigInteger.ZERO;
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        count = count.add(counts[targets[edge]]);
      }
      counts[node] = count;
    }
    return counts;
  }

  /** Number of paths from a node; 0 for {@link Diagram#NONE}. */
  BigInteger of(int node) {
    if (node == Diagram.NONE) {
      return BigInteger.ZERO;
    }
    return small == null ? large[node] : BigInteger.valueOf(small[node]);
  }
}
