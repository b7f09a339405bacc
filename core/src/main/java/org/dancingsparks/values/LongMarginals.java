package org.dancingsparks.values;

import java.math.BigInteger;
import org.dancingsparks.cover.Prefix;

/**
 * Marginals in {@code long}s: the number of paths from the roots to each node times the number from
 * there to the end, added up by option. No product exceeds the total, since each factor other than
 * 0 counts at least one path.
 */
final class LongMarginals implements Values {
  private final int[] options;

  /** The weights by option id; null if all are 1. */
  private final long[] weights;

  /** By node: the number of paths to the end. */
  private final long[] toEnd;

  /** By node: the number of paths from the roots. */
  private final long[] fromRoots;

  private final long[] sums;

  /**
   * Begins with the roots and their prefixes.
   *
   * @param count the number of options
   */
  LongMarginals(LongNumbers numbers, int count) {
    DiagramGraph graph = numbers.graph;
    options = graph.options();
    weights = numbers.weights.small();
    toEnd = numbers.values();
    fromRoots = new long[graph.nodes()];
    sums = new long[count];
    for (int root = 0; root < graph.roots().length; root++) {
      BigInteger sum = numbers.ofPrefix(root);
      if (sum.signum() > 0) {
        Prefix prefix = graph.prefixes().get(root);
        fromRoots[graph.roots()[root]] += numbers.weights.of(prefix).longValueExact();
        for (int index = 0; index < prefix.size(); index++) {
          sums[prefix.option(index)] += sum.longValueExact();
        }
      }
    }
  }

  @Override
  public void add(int to, int edge, int from) {
    addWays(to, edge, fromRoots[from]);
  }

  /** Adds the paths that come to an edge in this many ways. */
  private void addWays(int to, int edge, long come) {
    int option = options[edge];
    long rest = toEnd[to];
    if (rest > 0 && (weights == null || weights[option] != 0)) {
      long ways = weights == null ? come : come * weights[option];
      fromRoots[to] += ways;
      sums[option] += ways * rest;
    }
  }

  // A loop in a class of its own, as that of LongNumbers; and without nodes that are on no path.
  @Override
  public void scatter(DiagramGraph graph) {
    int[] first = graph.first();
    int[] targets = graph.targets();
    for (int node = graph.nodes() - 1; node > 0; node--) {
      long ways = fromRoots[node];
      int end = first[node + 1];
      for (int edge = ways == 0 ? end : first[node]; edge < end; edge++) {
        addWays(targets[edge], edge, ways);
      }
    }
  }

  /** By option id, the weight of the solutions that contain it. */
  long[] sums() {
    return sums;
  }
}
