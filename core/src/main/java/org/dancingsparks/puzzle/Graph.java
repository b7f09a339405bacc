package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.lattice.Cell;

/**
 * A graph without loops or parallel edges, and how it is drawn.
 *
 * @param name as in {@code cycle-5}
 * @param vertices the names of its vertices
 * @param edges without repetition
 * @param board a cell for each vertex, in their order
 * @param points of the vertices, the nearest two at a distance of about 1
 */
public record Graph(
    String name, List<String> vertices, List<Edge> edges, Board board, List<Point> points) {
  /** An edge between two vertices, as their numbers. */
  public record Edge(int from, int to) {}

  /** A graph drawn in a row of vertices. */
  public static Graph path(int vertices) {
    List<Point> points = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    for (int vertex = 0; vertex < vertices; vertex++) {
      points.add(new Point(vertex, 0));
      if (vertex > 0) {
        edges.add(new Edge(vertex - 1, vertex));
      }
    }
    return new Graph("path-" + vertices, numbered(vertices), edges, row(vertices), points);
  }

  /** A graph whose vertices stand on the cells of a box. */
  public static Graph onBoard(String name, Board board, List<Edge> edges) {
    List<String> vertices = board.cells().stream().map(Cell::text).toList();
    List<Point> points =
        board.cells().stream().map(cell -> new Point(cell.column() - 1, cell.row() - 1)).toList();
    return new Graph(name, vertices, edges, board, points);
  }

  /** A graph whose vertices stand on a circle. */
  public static Graph onCircle(String name, List<String> vertices, List<Edge> edges) {
    return new Graph(name, vertices, edges, row(vertices.size()), circle(vertices.size(), 0));
  }

  /** The names {@code 1} to a number. */
  public static List<String> numbered(int vertices) {
    List<String> names = new ArrayList<>();
    for (int vertex = 1; vertex <= vertices; vertex++) {
      names.add("" + vertex);
    }
    return names;
  }

  public static Board row(int vertices) {
    return Board.box(1, vertices, 1);
  }

  /**
   * Places on a circle round (0, 0), clockwise from the top, the nearest two at a distance of 1.
   *
   * @param leastRadius for few points
   */
  public static List<Point> circle(int number, double leastRadius) {
    double radius = number == 1 ? 0 : 0.5 / Math.sin(Math.PI / number);
    return ring(number, Math.max(radius, leastRadius));
  }

  /** Places on a circle round (0, 0), clockwise from the top. */
  public static List<Point> ring(int number, double radius) {
    List<Point> ring = new ArrayList<>();
    for (int index = 0; index < number; index++) {
      double angle = 2 * Math.PI * index / number;
      ring.add(new Point(radius * Math.sin(angle), -radius * Math.cos(angle)));
    }
    return ring;
  }

  /** Returns whether the vertices are cells of a board of several rows. */
  public boolean isOnBoard() {
    return board.rows() > 1;
  }
}
