package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchingsTest {
  private static Puzzle puzzle(String name, String... lines) {
    return Families.find(name, file -> String.join("\n", lines)).orElseThrow();
  }

  /**
   * OEIS A289202, A243510, A271610, A137308, A289197, A005271 and A335586; A287225, A220638,
   * A269869, A270228 and A045310.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "maximum-matchings:knight-1x1 1",
        "maximum-matchings:knight-2x2 1",
        "maximum-matchings:knight-3x3 2",
        "maximum-matchings:knight-5x5 644",
        "maximum-matchings:knight-6x6 10304",
        "maximum-matchings:king-4x4 280",
        "maximum-matchings:king-5x5 170985",
        "maximum-matchings:triangular-5 240",
        "maximum-matchings:triangular-6 2238",
        "maximum-matchings:grid-5x5 2180",
        "maximum-matchings:rook-4x4 2016",
        "maximum-matchings:hypercube-5 589185",
        "maximum-matchings:torus-6x6 90176",
        "matchings:knight-4x4 8617",
        "matchings:king-4x4 92801",
        "matchings:triangular-4 425",
        "matchings:rook-3x3 370",
        "matchings:hypercube-4 41025"
      })
  void areAsManyAsKnown(String name, long matchings) {
    Puzzle puzzle = puzzle(name);
    assertThat(
            new FrontierSearch(puzzle.problem(), puzzle.defaultOrder())
                .diagram()
                .orElseThrow()
                .count())
        .isEqualTo(matchings);
    assertThat(puzzle.hasOwnOrder()).isTrue();
  }

  /** A matching with the most edges, and the vertices free in some, by a trial of all matchings. */
  private static final class Trial {
    final List<Edge> edges;
    final BitSet used = new BitSet();
    final BitSet free = new BitSet();
    final int vertices;
    int most;
    long count;
    long all;

    Trial(List<Edge> edges, int vertices) {
      this.edges = edges;
      this.vertices = vertices;
      visit(0);
    }

    void visit(int edge) {
      if (edge == edges.size()) {
        record();
        return;
      }
      visit(edge + 1);
      int from = edges.get(edge).from();
      int to = edges.get(edge).to();
      if (!used.get(from) && !used.get(to)) {
        used.set(from);
        used.set(to);
        visit(edge + 1);
        used.clear(from);
        used.clear(to);
      }
    }

    void record() {
      all++;
      int size = used.cardinality() / 2;
      if (size > most) {
        most = size;
        count = 0;
        free.clear();
      }
      if (size == most) {
        count++;
        BitSet open = (BitSet) used.clone();
        open.flip(0, vertices);
        free.or(open);
      }
    }
  }

  @Test
  void randomGraphsHaveTheMatchingsOfATrialOfAll() {
    Seed.times(
        300,
        (random, run) -> {
          int vertices = 2 + random.nextInt(8);
          int rarity = 2 + random.nextInt(3);
          List<Edge> edges = new ArrayList<>();
          List<String> lines = new ArrayList<>();
          for (int from = 0; from < vertices; from++) {
            for (int to = from + 1; to < vertices; to++) {
              if (random.nextInt(rarity) == 0 && edges.size() < 16) {
                edges.add(new Edge(from, to));
                lines.add("v%d v%d".formatted(from, to));
              }
            }
          }
          Trial trial = new Trial(edges, vertices);
          Graph graph = Graph.onCircle("random", Graph.numbered(vertices), edges);
          MaximumMatching matching = new MaximumMatching(graph);
          assertThat(matching.free()).isEqualTo(vertices - 2 * trial.most);
          assertThat(matching.freeInSome()).isEqualTo(trial.free);
          if (!edges.isEmpty()) {
            String[] file = lines.toArray(String[]::new);
            assertThat(Found.count(puzzle("matchings:g.txt", file))).isEqualTo(trial.all);
            assertThat(Found.count(puzzle("maximum-matchings:g.txt", file))).isEqualTo(trial.count);
          }
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "matchings:|There is no puzzle matchings; the family's names have the form matchings:GRAPH",
        "matchings:kning-4x4|There is no graph kning-4x4.",
        "matchings:king-100x100|The puzzle would have 10,000 vertices",
        "matchings:rook-2x2048|The puzzle would have 4,194,304 edges",
        "matchings:torus-2x4|its cycle has at least 3 vertices",
        "matchings:triangular-100000|vertices",
        "matchings:hypercube-13|The puzzle would have 13 dimensions",
        "maximum-matchings:hypercube-0|Numbers begin at 1."
      })
  void otherGraphsAreRefused(String name, String message) {
    assertThatThrownBy(() -> puzzle(name)).hasMessageContaining(message).message().hasLineCount(1);
  }
}
