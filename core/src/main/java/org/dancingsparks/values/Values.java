package org.dancingsparks.values;

/**
 * A column of values in a semiring, one for each node of a graph: the sum over the node's paths of
 * the product of their edges' weights. The semiring decides which fact about the solutions is found
 * without listing any: their number (sums and products of numbers), the least cost (minima and
 * sums), the number by cost (sums and products of polynomials).
 *
 * <p>Only the distributive law is used, so one pass over the edges is enough, in either direction
 * (Goodman, "Semiring parsing", Computational Linguistics 25, 1999; Mohri, "Semiring frameworks and
 * algorithms for shortest-distance problems", 2002). Values are in arrays of primitives, so that a
 * pass allocates nothing for an edge. Not thread safe while it is computed.
 */
public interface Values {
  /**
   * Adds the value of the paths that use an edge: {@code value(to) += weight(edge) * value(from)}
   * in the semiring. All of {@code value(from)} is known by then.
   */
  void add(int to, int edge, int from);

  /** Computes the values of the paths from each node to the end, from the end up. */
  default void gather(DiagramGraph graph) {
    int[] first = graph.first();
    int[] targets = graph.targets();
    for (int node = 1; node < graph.nodes(); node++) {
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        add(node, edge, targets[edge]);
      }
    }
  }

  /** Computes the values of the paths from the roots to each node, from the roots down. */
  default void scatter(DiagramGraph graph) {
    int[] first = graph.first();
    int[] targets = graph.targets();
    for (int node = graph.nodes() - 1; node > 0; node--) {
      for (int edge = first[node]; edge < first[node + 1]; edge++) {
        add(targets[edge], edge, node);
      }
    }
  }
}
