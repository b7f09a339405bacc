package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;

/** Sets of edges or of vertices of a graph, and colourings. */
final class GraphCases {
  private final String name;
  private final String title;
  private final int vertices;
  private final List<int[]> edges = new ArrayList<>();

  private GraphCases(String name, String title, int vertices) {
    this.name = name;
    this.title = title;
    this.vertices = vertices;
  }

  static List<Case> all() {
    return List.of(
        complete(6).edgeSets("matchings", "Perfect matchings", "", "15", "5 x 3 x 1"),
        complete(8).edgeSets("matchings", "Perfect matchings", "", "105", "7 x 5 x 3 x 1"),
        complete(7)
            .edgeSets("matchings", "Perfect matchings", "", "0", "an odd number of vertices"),
        complete(12).edgeSets("matchings", "Perfect matchings", "", "10395", "11 x 9 x 7 x 5 x 3"),
        complete(6).edgeSets("involutions", "Matchings", "0:1|", "76", "OEIS A000085, n = 6"),
        complete(5).edgeSets("covers", "Edge covers", "1:4|", "768", "OEIS A006129, n = 5"),
        complete(7).edgeSets("covers", "Edge covers", "1:6|", "1887284", "OEIS A006129, n = 7"),
        complete(5).edgeSets("cycles", "Covers by cycles", "2|", "12", "OEIS A001205, n = 5"),
        complete(7).edgeSets("cycles", "Covers by cycles", "2|", "465", "OEIS A001205, n = 7"),
        complete(9).edgeSets("cycles", "Covers by cycles", "2|", "30016", "OEIS A001205, n = 9"),
        complete(6).edgeSets("cubic", "Spanning cubic graphs", "3|", "70", "OEIS A002829, n = 3"),
        complete(8)
            .edgeSets("cubic", "Spanning cubic graphs", "3|", "19355", "OEIS A002829, n = 4"),
        cube(3).edgeSets("matchings", "Perfect matchings", "", "9", "OEIS A005271, n = 3"),
        cube(4).edgeSets("matchings", "Perfect matchings", "", "272", "OEIS A005271, n = 4"),
        cube(5).edgeSets("matchings", "Perfect matchings", "", "589185", "OEIS A005271, n = 5"),
        complete(8).weighted("matchings", "Perfect matchings", "", "105", "7 x 5 x 3 x 1"),
        complete(7).weighted("cycles", "Covers by cycles", "2|", "465", "OEIS A001205, n = 7"),
        complete(5).weighted("covers", "Edge covers", "1:4|", "768", "OEIS A006129, n = 5"),
        grid(3).vertexSets("63", "OEIS A006506, n = 3"),
        grid(4).vertexSets("1234", "OEIS A006506, n = 4"),
        grid(6).vertexSets("5598861", "OEIS A006506, n = 6"),
        grid(9).vertexSets("770548397261707", "OEIS A006506, n = 9"),
        grid(12).vertexSets("162481813349792588536582997", "OEIS A006506, n = 12"));
  }

  private static GraphCases complete(int n) {
    GraphCases graph =
        new GraphCases("complete-" + n, "the complete graph of %d vertices".formatted(n), n);
    for (int one = 0; one < n; one++) {
      for (int other = one + 1; other < n; other++) {
        graph.edges.add(new int[] {one, other});
      }
    }
    return graph;
  }

  private static GraphCases cube(int n) {
    GraphCases graph =
        new GraphCases("cube-" + n, "the graph of the cube of dimension %d".formatted(n), 1 << n);
    for (int vertex = 0; vertex < 1 << n; vertex++) {
      for (int bit = 0; bit < n; bit++) {
        if ((vertex >> bit & 1) == 0) {
          graph.edges.add(new int[] {vertex, vertex | 1 << bit});
        }
      }
    }
    return graph;
  }

  private static GraphCases grid(int n) {
    GraphCases graph =
        new GraphCases("grid-" + n, "the grid of %1$d x %1$d vertices".formatted(n), n * n);
    for (int vertex = 0; vertex < n * n; vertex++) {
      if (vertex % n < n - 1) {
        graph.edges.add(new int[] {vertex, vertex + 1});
      }
      if (vertex < n * n - n) {
        graph.edges.add(new int[] {vertex, vertex + n});
      }
    }
    return graph;
  }

  private Case edgeSets(String kind, String what, String bounds, String... numberAndSource) {
    return known(
        kind + "-" + name, what + " of " + title, edgeSets(bounds, edge -> ""), numberAndSource);
  }

  /** The same with lengths of edges. */
  private Case weighted(String kind, String what, String bounds, String... numberAndSource) {
    Random random = new Random(vertices);
    return known(
        kind + "-" + name + "-costs",
        what + " of " + title + ", by length",
        edgeSets(bounds, edge -> " |" + random.nextInt(10)),
        numberAndSource[0],
        numberAndSource[1] + "; costs by two engines");
  }

  /** A vertex is an item with bounds, an edge an option. */
  private CaseText edgeSets(String bounds, IntFunction<String> cost) {
    CaseText text = new CaseText();
    for (int vertex = 0; vertex < vertices; vertex++) {
      text.primary(bounds + "v" + vertex);
    }
    for (int edge = 0; edge < edges.size(); edge++) {
      text.option("v" + edges.get(edge)[0], "v" + edges.get(edge)[1] + cost.apply(edge));
    }
    return text;
  }

  /**
   * Sets of vertices without neighbours: an edge is an item that may be covered, a vertex an
   * option.
   */
  private Case vertexSets(String... numberAndSource) {
    CaseText text = new CaseText();
    for (int edge = 0; edge < edges.size(); edge++) {
      text.primary("0:1|e" + edge);
    }
    for (int vertex = 0; vertex < vertices; vertex++) {
      List<Object> near = new ArrayList<>();
      for (int edge = 0; edge < edges.size(); edge++) {
        if (edges.get(edge)[0] == vertex || edges.get(edge)[1] == vertex) {
          near.add("e" + edge);
        }
      }
      text.option(near.toArray());
    }
    return known(
        "independent-" + name, "Independent sets of vertices of " + title, text, numberAndSource);
  }

  private static Case known(String name, String title, CaseText text, String... numberAndSource) {
    return Case.known("graphs/" + name + ".dlx", title, text.toString(), numberAndSource);
  }
}
