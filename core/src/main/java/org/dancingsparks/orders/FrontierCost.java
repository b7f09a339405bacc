package org.dancingsparks.orders;

import java.util.Arrays;

/**
 * The cost of a frontier's width, about as the number of residuals grows with it: 2 to the power of
 * half its bits.
 */
final class FrontierCost {
  /** Bits beyond which all frontiers cost the same. */
  private static final int MAX_BITS = 1 << 10;

  private static final double[] COSTS = new double[MAX_BITS];

  static {
    Arrays.setAll(COSTS, width -> Math.pow(2, width / 2.0));
  }

  private FrontierCost() {}

  /** The cost of a frontier. */
  static double of(Frontier frontier) {
    return COSTS[Math.min(frontier.width(), MAX_BITS - 1)];
  }

  /** The cost of an order of the primary items: that of all its frontiers. */
  static double of(int[] order, ItemGraph graph) {
    Frontier frontier = new Frontier(graph, new Effort(0));
    double cost = 0;
    for (int item : order) {
      frontier.pass(item);
      cost += of(frontier);
    }
    return cost;
  }
}
