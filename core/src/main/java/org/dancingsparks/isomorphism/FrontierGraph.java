package org.dancingsparks.isomorphism;

import java.util.List;

/**
 * A residual as a small graph on which the automorphisms of its stage act: its vertices are some of
 * the stage's bits, and each bit of the frontier that is set shows as an edge or in the colour of a
 * vertex. Two graphs are isomorphic only if an automorphism of the stage maps one residual onto the
 * other.
 *
 * @param colours by vertex
 * @param relations of edges
 * @param fixed edges that are always there
 * @param shown what bits of the frontier add
 */
record FrontierGraph(int[] colours, int relations, List<Edge> fixed, List<Shown> shown)
    implements ResidualGraph {
  record Edge(int relation, int one, int other) {}

  /**
   * A mark of a bit that is set.
   *
   * @param one a vertex
   * @param other a vertex to which it is joined, or itself if its colour changes
   * @param mark the relation, or what is added to the colour
   */
  record Shown(int bit, int one, int other, int mark) {}

  @Override
  public int vertices() {
    return colours.length;
  }

  @Override
  public ColouredGraph blank() {
    return new ColouredGraph(colours.length, relations);
  }

  @Override
  public boolean draw(long[] residual, ColouredGraph on) {
    for (int vertex = 0; vertex < colours.length; vertex++) {
      on.colour(vertex, colours[vertex]);
    }
    for (Edge edge : fixed) {
      on.join(edge.relation, edge.one, edge.other);
    }
    for (Shown add : shown) {
      if ((residual[add.bit >> 6] >>> add.bit & 1) != 0) {
        if (add.one == add.other) {
          on.colour(add.one, on.colour(add.one) + add.mark);
        } else {
          on.join(add.mark, add.one, add.other);
        }
      }
    }
    return true;
  }
}
