package org.dancingsparks.layers.disk;

import java.math.BigInteger;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.RangeCursor;

/** Walks a range of a stored diagram's solutions in order. Not thread safe. */
final class StoredCursor extends RangeCursor {
  private final StoredDiagram diagram;
  private final NodeFile nodes;

  /** By place of the solution, the place of the edge chosen. */
  private final long[] place;

  /** By place of the solution, the edge chosen. */
  private final long[] edge;

  StoredCursor(StoredDiagram diagram, NodeFile nodes, long from, long to) {
    super(diagram, from, to, mostOptions(diagram));
    this.diagram = diagram;
    this.nodes = nodes;
    place = new long[mostOptions(diagram)];
    edge = new long[place.length];
  }

  /** Maximum number of options of a solution, since each option chosen covers a primary item. */
  private static int mostOptions(StoredDiagram diagram) {
    return givens(diagram).size() + diagram.problem().primaryItems();
  }

  private static Prefix givens(StoredDiagram diagram) {
    return diagram.prefixes().get(0);
  }

  @Override
  protected void seek(long number) {
    begin(givens(diagram));
    for (long chosen : diagram.path(BigInteger.valueOf(number))) {
      step(chosen);
    }
  }

  /** Chooses an edge. Returns the node that it leads to. */
  private long step(long chosen) {
    long found = nodes.edge(chosen);
    place[size()] = chosen;
    edge[size()] = found;
    choose(NodeFile.option(found));
    return NodeFile.target(found);
  }

  @Override
  protected void advance() {
    int last = size() - 1;
    while (NodeFile.isLast(edge[last])) {
      last--;
    }
    truncate(last);
    long node = step(place[last] + 1);
    while (node != NodeFile.END) {
      node = step(nodes.firstEdge(node));
    }
  }

  @Override
  public int prefix() {
    return 0;
  }
}
