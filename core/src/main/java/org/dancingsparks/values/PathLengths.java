package org.dancingsparks.values;

/** The number of edges of the longest path from each node to the end. */
public final class PathLengths implements Values {
  private final int[] lengths;

  private PathLengths(Graph graph) {
    lengths = new int[graph.nodes()];
  }

  /** By node. */
  public static int[] of(Graph graph) {
    PathLengths lengths = new PathLengths(graph);
    lengths.gather(graph);
    return lengths.lengths;
  }

  @Override
  public void add(int to, int edge, int from) {
    lengths[to] = Math.max(lengths[to], 1 + lengths[from]);
  }
}
