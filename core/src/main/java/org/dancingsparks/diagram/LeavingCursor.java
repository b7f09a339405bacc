package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import org.dancingsparks.values.DiagramGraph;
import org.dancingsparks.values.Unranking;

/**
 * Walks a range of the solutions of a diagram in which some edges choose no option but leave an
 * item with bounds. Not thread safe.
 */
final class LeavingCursor extends RangeCursor {
  private final Diagram diagram;
  private int prefix;

  /** The edges of the path. */
  private int[] edges = new int[16];

  /** By edge of the path: the size of the solution before it. */
  private int[] sizes = new int[16];

  private int length;

  LeavingCursor(Diagram diagram, long from, long to) {
    super(diagram, from, to, diagram.mostOptions());
    this.diagram = diagram;
  }

  @Override
  protected void seek(long number) {
    Unranking unranking = diagram.unranking().find(BigInteger.valueOf(number));
    startAt(unranking.prefix());
    for (int step = 0; step < unranking.length(); step++) {
      step(unranking.edge(step));
    }
  }

  private void startAt(int newPrefix) {
    prefix = newPrefix;
    begin(diagram.prefixes().get(prefix));
    length = 0;
  }

  /** Follows an edge. Returns the node that it leads to. */
  private int step(int edge) {
    if (length == edges.length) {
      edges = Arrays.copyOf(edges, 2 * length);
      sizes = Arrays.copyOf(sizes, 2 * length);
    }
    edges[length] = edge;
    sizes[length++] = size();
    if (diagram.graph().isOption(edge)) {
      choose(diagram.options[edge]);
    }
    return diagram.targets[edge];
  }

  @Override
  protected void advance() {
    int index = length - 1;
    while (index >= 0 && isLast(edges[index], index)) {
      index--;
    }
    if (index < 0) {
      int next = prefix + 1;
      while (diagram.roots[next] == DiagramGraph.NONE) {
        next++;
      }
      startAt(next);
      descend(diagram.roots[prefix]);
    } else {
      length = index;
      truncate(sizes[index]);
      descend(step(edges[index] + 1));
    }
  }

  private boolean isLast(int edge, int index) {
    int node = index == 0 ? diagram.roots[prefix] : diagram.targets[edges[index - 1]];
    return edge + 1 == diagram.first[node + 1];
  }

  private void descend(int from) {
    int node = from;
    while (node != DiagramGraph.END) {
      node = step(diagram.first[node]);
    }
  }

  @Override
  public int prefix() {
    return prefix;
  }
}
