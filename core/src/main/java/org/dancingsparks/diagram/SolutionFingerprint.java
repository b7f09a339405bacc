package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.dancingsparks.values.DiagramGraph;

/**
 * A fingerprint of a list of solutions, to compare the list with the paths of a diagram: each
 * option has a weight, a solution the product of its options' weights, a list the sum of these,
 * modulo 2^61 - 1.
 *
 * <p>Two sums are equal if both lists have the same solutions, each as often. If not, they are
 * different polynomials of the weights, which agree with a probability of at most the number of
 * options of a solution in 2^61 (Schwartz and Zippel). The weights are fixed. Immutable.
 */
final class SolutionFingerprint {
  static final long NONE = 0;
  static final long ONE = 1;

  private static final int BITS = 61;
  private static final long MODULUS = (1L << BITS) - 1;
  private static final long SEED = 1979;

  /** By option id; and that of leaving an item, which does not count. */
  private final long[] weights;

  SolutionFingerprint(int options) {
    weights =
        Arrays.copyOf(new SplittableRandom(SEED).longs(options, 1, MODULUS).toArray(), options + 1);
    weights[options] = ONE;
  }

  /** The product with one option more. */
  long times(long product, int option) {
    return product(product, weights[option]);
  }

  private static long product(long one, long other) {
    long high = Math.multiplyHigh(one, other) << (Long.SIZE - BITS);
    long low = one * other;
    return sum(low & MODULUS, high | low >>> BITS);
  }

  /** The sum of two numbers that do not exceed the modulus. */
  static long sum(long one, long other) {
    long sum = one + other;
    return sum < MODULUS ? sum : sum - MODULUS;
  }

  /** The sum over the paths from a root of a graph, the last node: one pass over the edges. */
  long ofPaths(DiagramGraph graph, int root) {
    long[] sums = new long[graph.first().length - 1];
    sums[DiagramGraph.END] = ONE;
    for (int node = 1; node <= root; node++) {
      for (int edge = graph.first()[node]; edge < graph.first()[node + 1]; edge++) {
        long product = times(sums[graph.targets()[edge]], graph.options()[edge]);
        sums[node] = sum(sums[node], product);
      }
    }
    return sums[root];
  }
}
