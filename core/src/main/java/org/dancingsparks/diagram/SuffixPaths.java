package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.dancingsparks.values.PathLengths;

/**
 * Properties of a diagram's nodes that all its suffixes share. Immutable.
 *
 * @param counts by node, the paths to the end; at most {@link #PATH_BOUND} where solutions have no
 *     numbers
 * @param lengths by node, the options of the longest path
 */
record SuffixPaths(Diagram diagram, long[] counts, int[] lengths) {
  /** The count of any greater number of paths. */
  static final long PATH_BOUND = 1L << 62;

  static SuffixPaths of(Diagram diagram) {
    int[] lengths = PathLengths.of(diagram.graph());
    long[] counts = diagram.counts.small().orElseGet(() -> bounded(diagram));
    return new SuffixPaths(diagram, counts, lengths);
  }

  private static long[] bounded(Diagram diagram) {
    return IntStream.range(0, diagram.nodes())
        .mapToLong(
            node -> diagram.counts.at(node).min(BigInteger.valueOf(PATH_BOUND)).longValueExact())
        .toArray();
  }

  /** Returns whether the solutions have numbers. */
  boolean isNumbered() {
    return diagram.counts.small().isPresent();
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
