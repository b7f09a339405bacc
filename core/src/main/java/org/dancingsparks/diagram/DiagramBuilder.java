package org.dancingsparks.diagram;

import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.values.DiagramGraph;

/** Collects the nodes of a diagram one after another, each after the targets of its edges. */
final class DiagramBuilder {
  private final IntList first = new IntList();
  private final IntList options = new IntList();
  private final IntList targets = new IntList();

  private final int leave;

  /** A builder for a problem without bounds. */
  DiagramBuilder() {
    this(DiagramGraph.NONE);
  }

  /**
   * A builder.
   *
   * @param leave of the graph
   */
  DiagramBuilder(int leave) {
    this.leave = leave;
    first.add(0);
    // The end has no edges.
    first.add(0);
  }

  /** Adds an edge to the current node; options come in ascending order. */
  void addEdge(int option, int target) {
    options.add(option);
    targets.add(target);
  }

  /**
   * Ends a node. Returns its number, or {@link DiagramGraph#NONE} if it has no edges and is
   * dropped.
   */
  int endNode() {
    if (options.size() == first.at(first.size() - 1)) {
      return DiagramGraph.NONE;
    }
    first.add(options.size());
    return first.size() - 2;
  }

  /** Number of nodes so far, the end included. */
  int nodes() {
    return first.size() - 1;
  }

  /** The nodes so far, with the roots of the prefixes. */
  DiagramGraph graph(List<Prefix> prefixes, int... roots) {
    return new DiagramGraph(
        prefixes, roots, first.toArray(), options.toArray(), targets.toArray(), leave);
  }
}
