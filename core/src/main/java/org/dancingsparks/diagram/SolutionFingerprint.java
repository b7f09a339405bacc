package org.dancingsparks.diagram;

import java.util.SplittableRandom;

/**
 * Tells a list of solutions from the paths of a diagram: each option has a weight, a solution the
 * product of its options' weights, a list the sum of these, modulo 2^61 - 1.
 *
 * <p>Sum and sum are equal if the same solutions are on both sides, each as often. If not, they are
 * polynomials of the weights that differ, and agree for one choice of weights in 2^61, times the
 * options of a solution (Schwartz and Zippel). The weights are always the same ones. Immutable.
 */
final class SolutionFingerprint {
  static final long NONE = 0;
  static final long ONE = 1;

  private static final int BITS = 61;
  private static final long MODULUS = (1L << BITS) - 1;
  private static final long SEED = 1979;

  /** By option id. */
  private final long[] weights;

  SolutionFingerprint(int options) {
    weights = new SplittableRandom(SEED).longs(options, 1, MODULUS).toArray();
  }

  /** What becomes of a product with one more option. */
  long times(long product, int option) {
    return product(product, weights[option]);
  }

  private static long product(long one, long other) {
    long high = Math.multiplyHigh(one, other) << (Long.SIZE - BITS);
    long low = one * other;
    return sum(low & MODULUS, high | low >>> BITS);
  }

  /** The sum of two, both less than the modulus or equal. */
  static long sum(long one, long other) {
    long sum = one + other;
    return sum < MODULUS ? sum : sum - MODULUS;
  }

  /** The sum over the paths from each of a graph's nodes, in one pass over the edges: the last. */
  long ofPaths(Graph graph, int root) {
    long[] sums = new long[graph.first().length - 1];
    sums[Diagram.END] = ONE;
    for (int node = 1; node <= root; node++) {
      for (int edge = graph.first()[node]; edge < graph.first()[node + 1]; edge++) {
        long product = times(sums[graph.targets()[edge]], graph.options()[edge]);
        sums[node] = sum(sums[node], product);
      }
    }
    return sums[root];
  }
}
