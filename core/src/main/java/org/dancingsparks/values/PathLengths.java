package org.dancingsparks.values;

/** The number of options of the longest path from each node to the end. */
public final class PathLengths implements Values {
  private final DiagramGraph graph;
  private final int[] lengths;

  private PathLengths(DiagramGraph graph) {
    this.graph = graph;
    lengths = new int[graph.nodes()];
  }

  /** The lengths by node. */
  public static int[] of(DiagramGraph graph) {
    PathLengths lengths = new PathLengths(graph);
    lengths.gather(graph);
    return lengths.lengths;
  }

  @Override
  public void add(int to, int edge, int from) {
    lengths[to] = Math.max(lengths[to], lengths[from] + (graph.isOption(edge) ? 1 : 0));
  }
}
