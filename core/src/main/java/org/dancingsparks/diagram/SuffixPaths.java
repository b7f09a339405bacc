package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Properties of a diagram's nodes that all its suffixes share. Immutable.
 *
 * @param counts by node, the paths to the end; at most {@link #MANY} where solutions have no
 *     numbers
 * @param lengths by node, the options of the longest path
 */
record SuffixPaths(Diagram diagram, long[] counts, int[] lengths) {
  /** The count of any greater number of paths. */
  static final long MANY = 1L << 62;

  static SuffixPaths of(Diagram diagram) {
    int[] lengths = new int[diagram.nodes()];
    for (int node = 1; node < lengths.length; node++) {
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        lengths[node] = Math.max(lengths[node], 1 + lengths[diagram.targets[edge]]);
      }
    }
    long[] counts =
        diagram.counts.small != null
            ? diagram.counts.small
            : Arrays.stream(diagram.counts.large)
                .mapToLong(count -> count.min(BigInteger.valueOf(MANY)).longValueExact())
                .toArray();
    return new SuffixPaths(diagram, counts, lengths);
  }

  /** Returns whether the solutions have numbers. */
  boolean isNumbered() {
    return diagram.counts.small != null;
  }

  /** Paths from a node. */
  long count(int node) {
    return counts[node];
  }

  /** Options of the longest path from a node. */
  int longest(int node) {
    return lengths[node];
  }
}
