package org.dancingsparks.layers;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.layers.carriers.LayerNodes;
import org.dancingsparks.values.DiagramGraph;

/** Collects the nodes of a diagram, block by block from the last layer back. */
final class GraphBuilder {
  private static final int MIN_CAPACITY = 1 << 10;

  /** Bytes of a node, with counts. */
  private static final long NODE = 12;

  /** Bytes of an edge. */
  private static final long EDGE = 8;

  private int[] first = new int[MIN_CAPACITY];
  private int[] options = new int[MIN_CAPACITY];
  private int[] targets = new int[MIN_CAPACITY];

  /** Number of nodes; the end is the first of them and has no edges. */
  private int nodes = 1;

  private int edges;

  /** The number of the next node. */
  int nodes() {
    return nodes;
  }

  long bytes() {
    return NODE * nodes + EDGE * edges;
  }

  /** Adds the nodes of a block. */
  void add(LayerNodes block) {
    first = room(first, (long) nodes + block.keys().length + 1);
    options = room(options, (long) edges + block.edges().length);
    targets = room(targets, (long) edges + block.edges().length);
    int edge = 0;
    for (int degree : block.degrees()) {
      for (int end = edge + degree; edge < end; edge++) {
        options[edges] = (int) (block.edges()[edge] >>> Integer.SIZE);
        targets[edges++] = (int) block.edges()[edge];
      }
      first[++nodes] = edges;
    }
  }

  private static int[] room(int[] array, long size) {
    if (size <= array.length) {
      return array;
    }
    return Arrays.copyOf(array, (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(size, 2L * size)));
  }

  /** Returns whether arrays can hold this many more edges. */
  boolean canAdd(long more) {
    return edges + more < Integer.MAX_VALUE - 8L && nodes + more < Integer.MAX_VALUE - 8L;
  }

  /** The graph of what begins with a prefix. */
  DiagramGraph graph(Prefix prefix, int root) {
    return new DiagramGraph(
        List.of(prefix),
        new int[] {root},
        Arrays.copyOf(first, nodes + 1),
        Arrays.copyOf(options, edges),
        Arrays.copyOf(targets, edges),
        DiagramGraph.NONE);
  }
}
