package org.dancingsparks.isomorphism;

import java.util.Arrays;

/**
 * An undirected graph whose vertices have colours and whose edges belong to one or several
 * relations, each a set of pairs of vertices.
 */
final class ColouredGraph {
  private final int vertices;
  private final int relations;

  /** Words of a row: a set of vertices. */
  private final int width;

  private final int[] colours;

  /** By relation and vertex: the row of its neighbours. */
  private final long[] rows;

  ColouredGraph(int vertices, int relations) {
    this.vertices = vertices;
    this.relations = relations;
    width = Math.max(1, (vertices + Long.SIZE - 1) / Long.SIZE);
    colours = new int[vertices];
    rows = new long[Math.multiplyExact(Math.multiplyExact(relations, vertices), width)];
  }

  /** Removes all edges, and gives all vertices the colour 0. */
  void clear() {
    Arrays.fill(colours, 0);
    Arrays.fill(rows, 0);
  }

  void colour(int vertex, int colour) {
    colours[vertex] = colour;
  }

  /** Joins two different vertices. */
  void join(int relation, int one, int other) {
    set(relation, one, other);
    set(relation, other, one);
  }

  private void set(int relation, int vertex, int neighbour) {
    rows[row(relation, vertex) + (neighbour >> 6)] |= 1L << neighbour;
  }

  int vertices() {
    return vertices;
  }

  int relations() {
    return relations;
  }

  int width() {
    return width;
  }

  int colour(int vertex) {
    return colours[vertex];
  }

  /** The rows of neighbours; see {@link #row}. */
  long[] rows() {
    return rows;
  }

  /** The first word of the row of a vertex's neighbours. */
  int row(int relation, int vertex) {
    return (relation * vertices + vertex) * width;
  }

  ColouredGraph copy() {
    ColouredGraph copy = new ColouredGraph(vertices, relations);
    System.arraycopy(colours, 0, copy.colours, 0, vertices);
    System.arraycopy(rows, 0, copy.rows, 0, rows.length);
    return copy;
  }
}
