package org.dancingsparks.diagram;

import java.math.BigInteger;
import org.dancingsparks.values.DiagramGraph;
import org.dancingsparks.values.Unranking;

/** Walks a range of a diagram's solutions in order. Not thread safe. */
final class DiagramCursor extends RangeCursor {
  private final Diagram diagram;
  private int prefix;

  /**
   * By index of the solution, from the prefix's end: the index of the edge chosen among the steps.
   */
  private final int[] edge;

  private final int[] steps;
  private int base;

  /** A cursor; see {@link Diagram#cursor}. */
  DiagramCursor(Diagram diagram, long from, long to, int mostOptions) {
    super(diagram, from, to, mostOptions);
    this.diagram = diagram;
    edge = new int[mostOptions];
    steps = diagram.steps();
  }

  @Override
  protected void seek(long number) {
    Unranking unranking = diagram.unranking().find(BigInteger.valueOf(number));
    startAt(unranking.prefix());
    for (int step = 0; step < unranking.length(); step++) {
      step(2 * unranking.edge(step) + 2);
    }
  }

  private void startAt(int newPrefix) {
    prefix = newPrefix;
    begin(diagram.prefixes().get(prefix));
    base = size();
  }

  /** Chooses an edge. Returns the index of its target's edges. */
  private int step(int at) {
    edge[size()] = at;
    choose(steps[at] & Integer.MAX_VALUE);
    return steps[at + 1];
  }

  @Override
  protected void advance() {
    int index = size() - 1;
    while (index >= base && steps[edge[index]] < 0) {
      index--;
    }
    if (index < base) {
      int next = prefix + 1;
      while (diagram.roots[next] == DiagramGraph.NONE) {
        next++;
      }
      startAt(next);
      descend(diagram.begin(diagram.roots[prefix]));
    } else {
      truncate(index);
      descend(step(edge[index] + 2));
    }
  }

  private void descend(int from) {
    int at = from;
    while (at != 0) {
      at = step(at);
    }
  }

  @Override
  public int prefix() {
    return prefix;
  }
}
