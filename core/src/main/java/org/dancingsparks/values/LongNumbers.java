package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** Numbers of paths in {@code long}s. */
final class LongNumbers extends Numbers {
  private final long[] values;
  private final int[] options;

  /** The weights by option id; null if all are 1. */
  private final long[] small;

  /**
   * The mark of an overflow: negative as soon as a sum or a product has exceeded a {@code long}.
   */
  private long overflow;

  private LongNumbers(DiagramGraph graph, OptionWeights weights) {
    super(graph, weights);
    values = new long[graph.nodes()];
    values[DiagramGraph.END] = 1;
    options = graph.options();
    small = weights.small();
  }

  /** The numbers; empty if a {@code long} cannot hold one of them, or their total. */
  static Optional<LongNumbers> compute(DiagramGraph graph, OptionWeights weights) {
    if (!weights.areSmall()) {
      return Optional.empty();
    }
    LongNumbers numbers = new LongNumbers(graph, weights);
    numbers.gather(graph);
    boolean isExact = numbers.overflow >= 0 && numbers.sumUp().bitLength() < Long.SIZE;
    return isExact ? Optional.of(numbers) : Optional.empty();
  }

  @Override
  public void add(int to, int edge, int from) {
    long sum = values[to] + part(edge, from);
    overflow |= sum;
    values[to] = sum;
  }

  /** The weight of the paths that begin with an edge. */
  private long part(int edge, int target) {
    if (small == null) {
      return values[target];
    }
    long weight = small[options[edge]];
    if (weight == 1) {
      return values[target];
    }
    long product = weight * values[target];
    // The high half is 0 unless the product is too long.
    overflow |= product | -Math.multiplyHigh(weight, values[target]);
    return product;
  }

  // The inherited loop, once more for each case: the compiler of the JVM inlines the addition here,
  // however many kinds of values the inherited loop has met.
  @Override
  public void gather(DiagramGraph graph) {
    if (small == null) {
      gatherCounts(graph.first(), graph.targets());
    } else {
      gatherWeights(graph.first(), graph.targets());
    }
  }

  private void gatherCounts(int[] first, int[] targets) {
    long over = 0;
    for (int node = 1; node < values.length; node++) {
      long sum = 0;
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        sum += values[targets[edge]];
        over |= sum;
      }
      values[node] = sum;
    }
    overflow |= over;
  }

  private void gatherWeights(int[] first, int[] targets) {
    long over = 0;
    for (int node = 1; node < values.length; node++) {
      long sum = 0;
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        if (small[options[edge]] != 0) {
          sum += part(edge, targets[edge]);
          over |= sum;
        }
      }
      values[node] = sum;
    }
    overflow |= over;
  }

  @Override
  public BigInteger at(int node) {
    return node == DiagramGraph.NONE ? BigInteger.ZERO : BigInteger.valueOf(values[node]);
  }

  @Override
  public Optional<long[]> small() {
    return Optional.of(values);
  }

  @Override
  void descend(int from, BigInteger number, Unranking path) {
    long left = number.longValueExact();
    for (int node = from; node != DiagramGraph.END; ) {
      int edge = graph.first()[node];
      long part = part(edge, graph.targets()[edge]);
      while (left >= part) {
        left -= part;
        edge++;
        part = part(edge, graph.targets()[edge]);
      }
      if (small != null) {
        // A path's range is as long as it weighs, so that the ranges of the target's are stretched.
        left /= small[options[edge]];
      }
      node = path.step(edge);
    }
  }

  @Override
  public BigInteger[] marginals(int count) {
    LongMarginals marginals = new LongMarginals(this, count);
    marginals.scatter(graph);
    return Arrays.stream(marginals.sums()).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new);
  }

  long[] values() {
    return values;
  }
}
