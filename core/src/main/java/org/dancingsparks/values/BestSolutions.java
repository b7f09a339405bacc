package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Ranks the solutions of a graph. After one pass over the edges, the time for the next solution
 * depends on the number of its options alone, since the paths of a node are ranked only as far as
 * needed (Huang and Chiang, "Better k-best parsing", 2005; Jiménez and Marzal, "Computing the k
 * shortest paths", 1999). Not thread safe.
 */
public final class BestSolutions implements RankedSolutions {
  private final DiagramGraph graph;
  private final Numbers counts;
  private final OptionCosts costs;

  /** By node: the least cost of a path to the end. */
  private final long[] least;

  /** By node, its ranked paths, once a solution has passed it. */
  private final RankedPaths[] ranked;

  /** The paths from all roots together; its edges are the prefixes. */
  private final RankedPaths top;

  private int rank = -1;

  /** The nodes whose next path is wanted, each by the one before it. */
  private int[] wanting = new int[16];

  private int depth;

  /**
   * Computes the least costs.
   *
   * @param counts the numbers of the graph's paths
   */
  public BestSolutions(DiagramGraph graph, Numbers counts, OptionCosts costs) {
    this.graph = graph;
    this.counts = counts;
    this.costs = costs;
    least = LeastCosts.of(graph, costs);
    ranked = new RankedPaths[graph.nodes()];
    top = new RankedPaths(graph.roots().length);
    for (int prefix = 0; prefix < graph.roots().length; prefix++) {
      int root = graph.roots()[prefix];
      if (root != DiagramGraph.NONE) {
        top.offer(costs.of(graph.prefixes().get(prefix)) + least[root], prefix, 0);
      }
    }
  }

  @Override
  public boolean next() {
    if (rank + 1 == top.size()) {
      if (top.isOwing()) {
        int prefix = top.edge(rank);
        int root = graph.roots()[prefix];
        rankNext(root, top.rest(rank) + 1);
        settle(top, root, costs.of(graph.prefixes().get(prefix)));
      }
      top.take();
    }
    if (rank + 1 < top.size()) {
      rank++;
      return true;
    }
    return false;
  }

  /** Ranks a node's paths up to a rank, if it has as many, with what that takes below it. */
  private void rankNext(int from, int upTo) {
    depth = 0;
    int node = from;
    int until = upTo;
    while (isWanting(node, until)) {
      push(node);
      RankedPaths paths = paths(node);
      if (!paths.isOwing()) {
        break;
      }
      int last = paths.size() - 1;
      node = graph.targets()[paths.edge(last)];
      until = paths.rest(last) + 1;
    }
    while (depth > 0) {
      rankOne(wanting[--depth]);
    }
  }

  private boolean isWanting(int node, int upTo) {
    return node != DiagramGraph.END && paths(node).size() <= upTo;
  }

  private void push(int node) {
    if (depth == wanting.length) {
      wanting = Arrays.copyOf(wanting, 2 * depth);
    }
    wanting[depth++] = node;
  }

  /** Ranks the next path of a node; the rests that it may need are ranked. */
  private void rankOne(int node) {
    RankedPaths paths = paths(node);
    if (paths.isOwing()) {
      int edge = paths.edge(paths.size() - 1);
      settle(paths, graph.targets()[edge], costs.at(graph.options()[edge]));
    }
    paths.take();
  }

  /** Offers the successor of the path found last, if its target has a next rest. */
  private void settle(RankedPaths paths, int target, long cost) {
    int last = paths.size() - 1;
    int rest = paths.rest(last) + 1;
    if (target != DiagramGraph.END && paths(target).size() > rest) {
      paths.offer(cost + paths(target).cost(rest), paths.edge(last), rest);
    }
    paths.settle();
  }

  /** The ranking of a node; the first path is ranked from the start. */
  private RankedPaths paths(int node) {
    if (ranked[node] == null) {
      int from = graph.first()[node];
      int to = graph.first()[node + 1];
      ranked[node] = new RankedPaths(to - from);
      for (int edge = from; edge < to; edge++) {
        long cost = costs.at(graph.options()[edge]) + least[graph.targets()[edge]];
        ranked[node].offer(cost, edge, 0);
      }
      ranked[node].take();
    }
    return ranked[node];
  }

  @Override
  public long cost() {
    return top.cost(rank);
  }

  @Override
  public BigInteger number() {
    return path().number(counts);
  }

  @Override
  public int[] solution() {
    return path().solution();
  }

  private Unranking path() {
    int prefix = top.edge(rank);
    Unranking path = new Unranking(graph, counts).startAt(prefix);
    int rest = top.rest(rank);
    for (int node = graph.roots()[prefix]; node != DiagramGraph.END; ) {
      RankedPaths paths = paths(node);
      int edge = paths.edge(rest);
      rest = paths.rest(rest);
      node = path.step(edge);
    }
    return path;
  }

  /**
   * The least cost of a path from each node to the end: minima and sums (the tropical semiring).
   */
  private static final class LeastCosts implements Values {
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
}
