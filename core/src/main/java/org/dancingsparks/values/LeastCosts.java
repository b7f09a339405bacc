package org.dancingsparks.values;

import java.util.Arrays;

/** The least cost of a path from each node to the end: minima and sums (the tropical semiring). */
final class LeastCosts implements Values {
  private final long[] costs;
  private final int[] options;
  private final long[] values;

  private LeastCosts(DiagramGraph graph, OptionCosts costs) {
    this.costs = costs.costs();
    options = graph.options();
    values = new long[graph.nodes()];
    // The least of no costs.
    Arrays.fill(values, Long.MAX_VALUE);
    values[DiagramGraph.END] = 0;
  }

  /** The least costs by node. */
  static long[] of(DiagramGraph graph, OptionCosts costs) {
    LeastCosts least = new LeastCosts(graph, costs);
    least.gather(graph);
    return least.values;
  }

  @Override
  public void add(int to, int edge, int from) {
    values[to] = Math.min(values[to], values[from] + costs[options[edge]]);
  }
}
