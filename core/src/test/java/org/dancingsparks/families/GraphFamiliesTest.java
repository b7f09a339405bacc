package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphFamiliesTest {
  /** The chromatic polynomials of a path, a cycle, a complete graph and a wheel. */
  @Test
  void colouringsAreAsManyAsChromaticPolynomialsSay() {
    for (int size = 3; size <= 6; size++) {
      for (int colours = 1; colours <= 4; colours++) {
        long path = colours * power(colours - 1, size - 1);
        long cycle = cycle(size, colours);
        assertThat(count("path", size, colours)).isEqualTo(path);
        assertThat(count("cycle", size, colours)).isEqualTo(cycle);
        assertThat(count("complete", size, colours)).isEqualTo(falling(colours, size));
        assertThat(count("wheel", size, colours)).isEqualTo(colours * cycle(size, colours - 1));
      }
    }
  }

  private static long count(String graph, int size, int colours) {
    return Found.count(Found.puzzle("colourings:%s-%d,%d".formatted(graph, size, colours)));
  }

  private static long cycle(int size, int colours) {
    return power(colours - 1, size) + (size % 2 == 0 ? colours - 1 : 1 - colours);
  }

  private static long power(long base, int exponent) {
    long power = 1;
    for (int factor = 0; factor < exponent; factor++) {
      power *= base;
    }
    return power;
  }

  private static long falling(long colours, int size) {
    long product = 1;
    for (int vertex = 0; vertex < size; vertex++) {
      product *= Math.max(0, colours - vertex);
    }
    return product;
  }

  /**
   * The Petersen graph: 120 colourings with three colours (Biggs, "Algebraic Graph Theory"). Grids
   * with three colours: OEIS A020698 and A078099. A colouring of the queens of 5 x 5 squares with
   * five colours is one of two Latin squares.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "colourings:petersen,2 0",
        "colourings:petersen,3 120",
        "colourings:petersen,4 12960",
        "colourings:grid-2x2,3 18",
        "colourings:grid-3x3,3 246",
        "colourings:grid-4x4,3 7812",
        "colourings:queens-5,5 240",
        "colourings:queens-4,4 0"
      })
  void colouringsOfKnownGraphs(String name, long colourings) {
    assertThat(Found.count(Found.puzzle(name))).isEqualTo(colourings);
  }

  /** OEIS A006967. */
  @Test
  void pathsHaveTheirGracefulLabellings() {
    long[] labellings = {1, 2, 4, 4, 8, 24, 32, 40, 120};
    for (int vertices = 1; vertices <= labellings.length; vertices++) {
      assertThat(Found.count(Found.puzzle("graceful:" + vertices)))
          .isEqualTo(labellings[vertices - 1]);
    }
  }

  @Test
  void randomGraphsHaveTheLabellingsAndColouringsOfATrialOfAll() {
    Seed.times(
        20,
        (random, run) -> {
          int vertices = 3 + random.nextInt(2);
          List<Edge> edges = new ArrayList<>();
          for (int from = 0; from < vertices; from++) {
            for (int to = from + 1; to < vertices; to++) {
              if (random.nextInt(3) > 0 || to == from + 1) {
                edges.add(new Edge(from, to));
              }
            }
          }
          String[] lines =
              edges.stream()
                  .map(edge -> "v%d v%d".formatted(edge.from(), edge.to()))
                  .toArray(String[]::new);
          assertThat(Found.count(Found.of("graceful:g.txt", lines)))
              .isEqualTo(graceful(edges, new int[vertices], 0));
          assertThat(Found.count(Found.of("colourings:g.txt,3", lines)))
              .isEqualTo(colourings(edges, new int[vertices], 0));
        });
  }

  private static long graceful(List<Edge> edges, int[] labels, int vertex) {
    if (vertex == labels.length) {
      Set<Integer> different = new HashSet<>();
      Set<Integer> differences = new HashSet<>();
      for (int label : labels) {
        different.add(label);
      }
      edges.forEach(edge -> differences.add(Math.abs(labels[edge.from()] - labels[edge.to()])));
      differences.remove(0);
      return different.size() == labels.length && differences.size() == edges.size() ? 1 : 0;
    }
    long count = 0;
    for (labels[vertex] = 0; labels[vertex] <= edges.size(); labels[vertex]++) {
      count += graceful(edges, labels, vertex + 1);
    }
    return count;
  }

  private static long colourings(List<Edge> edges, int[] colours, int vertex) {
    if (vertex == colours.length) {
      return edges.stream().allMatch(edge -> colours[edge.from()] != colours[edge.to()]) ? 1 : 0;
    }
    long count = 0;
    for (colours[vertex] = 0; colours[vertex] < 3; colours[vertex]++) {
      count += colourings(edges, colours, vertex + 1);
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "colourings:g.txt,3|a b;c|g.txt:2: An edge is the names of two vertices. In: c",
        "colourings:g.txt,3|a b c|g.txt:1: An edge is the names of two vertices. In: a b c",
        "colourings:g.txt,3|a a|g.txt:1: An edge joins two different vertices. In: a a",
        "colourings:g.txt,3|a b;b a|g.txt:2: The edge is there already; once is enough. In: b a",
        "colourings:g.txt,3|a-b c|g.txt:1: A vertex is named by letters, digits and underscores. In: a-b c",
        "colourings:g.txt,3|# none|g.txt has no edges; write the names of two vertices a line.",
        "graceful:g.txt|a b;b a|g.txt:2: The edge is there already; once is enough. In: b a",
        "colourings:petersen|#|There is no puzzle colourings:petersen; the family's names have",
        "colourings:petersen,0|#|There is no puzzle colourings:petersen,0; the family's names have the form",
        "colourings:petersn,3|#|There is no graph petersn. Did you mean petersen? The graphs are path-N, cycle",
        "colourings:petersen,99|#|The puzzle would have 99 colours; colourings has at most 61",
        "colourings:cycle-2,3|#|There is no graph cycle-2: its cycle has at least 3 vertices.",
        "colourings:path-9999999,3|#|The puzzle would have 9,999,999 vertices",
        "colourings:complete-4000,3|#|The puzzle would have 7,998,000 edges",
        "graceful:complete-40|#|The puzzle would have 780 edges; graceful has at most 60 of them",
        "graceful:|#|There is no puzzle graceful; the family's names have the form graceful:N"
      })
  void refuseOtherGraphsInOneLine(String name, String lines, String message) {
    assertThatThrownBy(() -> Found.of(name, lines.split(";")))
        .isInstanceOfAny(InputException.class, IllegalArgumentException.class)
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }
}
