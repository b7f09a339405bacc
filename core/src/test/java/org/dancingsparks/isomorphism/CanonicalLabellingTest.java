package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class CanonicalLabellingTest {
  private static final int MANY_NODES = 1 << 20;

  private static CanonicalForm form(ColouredGraph graph) {
    CanonicalLabelling labelling = new CanonicalLabelling(graph, MANY_NODES);
    assertTrue(labelling.label());
    return labelling.form();
  }

  private static ColouredGraph graph(int vertices, int[][] edges) {
    ColouredGraph graph = new ColouredGraph(vertices, 1);
    Arrays.stream(edges).forEach(edge -> graph.join(0, edge[0], edge[1]));
    return graph;
  }

  private static int[] permutation(int size, Random random) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** OEIS A000088. */
  @Test
  void smallGraphsHaveAsManyFormsAsClasses() {
    int[] classes = {1, 1, 2, 4, 11, 34, 156};
    for (int vertices = 0; vertices < classes.length; vertices++) {
      Set<CanonicalForm> forms = new HashSet<>();
      for (int edges = 0; edges < 1 << vertices * (vertices - 1) / 2; edges++) {
        forms.add(form(numbered(vertices, edges)));
      }
      assertEquals(classes[vertices], forms.size());
    }
  }

  /** The graph whose edges are the bits of a number. */
  private static ColouredGraph numbered(int vertices, int edges) {
    ColouredGraph graph = new ColouredGraph(vertices, 1);
    int bit = 0;
    for (int one = 0; one < vertices; one++) {
      for (int other = 0; other < one; other++) {
        if ((edges >> bit++ & 1) != 0) {
          graph.join(0, one, other);
        }
      }
    }
    return graph;
  }

  @Test
  void colouredGraphsHaveTheClassesOfBruteForce() {
    int vertices = 4;
    List<int[]> permutations = new ArrayList<>();
    permute(new ArrayList<>(), vertices, permutations);
    Map<String, CanonicalForm> formOf = new HashMap<>();
    Set<CanonicalForm> forms = new HashSet<>();
    for (int edges = 0; edges < 1 << 2 * 6; edges++) {
      for (int colours = 0; colours < 1 << vertices; colours++) {
        ColouredGraph graph = new ColouredGraph(vertices, 2);
        int bit = 0;
        for (int one = 0; one < vertices; one++) {
          graph.colour(one, 5 * (colours >> one & 1));
          for (int other = 0; other < one; other++) {
            for (int relation = 0; relation < 2; relation++) {
              if ((edges >> bit++ & 1) != 0) {
                graph.join(relation, one, other);
              }
            }
          }
        }
        String least =
            permutations.stream()
                .map(graph::renumbered)
                .map(CanonicalLabellingTest::text)
                .min(String::compareTo)
                .orElseThrow();
        CanonicalForm form = form(graph);
        assertEquals(formOf.computeIfAbsent(least, text -> form), form);
        forms.add(form);
      }
    }
    assertEquals(formOf.size(), forms.size());
  }

  private static void permute(List<Integer> begun, int size, List<int[]> to) {
    if (begun.size() == size) {
      to.add(begun.stream().mapToInt(Integer::intValue).toArray());
    }
    for (int next = 0; next < size; next++) {
      if (!begun.contains(next)) {
        begun.add(next);
        permute(begun, size, to);
        begun.remove(begun.size() - 1);
      }
    }
  }

  private static String text(ColouredGraph graph) {
    StringBuilder text = new StringBuilder();
    for (int one = 0; one < graph.vertices(); one++) {
      text.append(graph.colour(one));
      for (int other = 0; other < one; other++) {
        for (int relation = 0; relation < graph.relations(); relation++) {
          text.append(graph.isJoined(relation, one, other) ? '1' : '0');
        }
      }
    }
    return text.toString();
  }

  @Test
  void randomGraphsKeepTheirFormUnderOtherNumbers() {
    Seed.times(
        2_000,
        (random, seed) -> {
          int vertices = random.nextInt(random.nextInt(4) == 0 ? 80 : 12);
          ColouredGraph graph = new ColouredGraph(vertices, 1 + random.nextInt(2));
          double density = random.nextDouble();
          int colours = 1 + random.nextInt(3);
          for (int one = 0; one < vertices; one++) {
            graph.colour(one, random.nextInt(colours) - 1);
            for (int other = 0; other < one; other++) {
              if (random.nextDouble() < density) {
                graph.join(random.nextInt(graph.relations()), one, other);
              }
            }
          }
          ColouredGraph renumbered = graph.renumbered(permutation(vertices, random));
          assertEquals(form(graph), form(renumbered));
          if (vertices > 1) {
            int one = 1 + random.nextInt(vertices - 1);
            renumbered.colour(one, renumbered.colour(one) + colours);
            assertNotEquals(form(graph), form(renumbered));
          }
        });
  }

  /** The rook's graph of order 4 and Shrikhande's: 6-regular, 2 and 2 common neighbours. */
  @Test
  void stronglyRegularGraphsOfTheSameParametersDiffer() {
    ColouredGraph rook = new ColouredGraph(16, 1);
    ColouredGraph shrikhande = new ColouredGraph(16, 1);
    for (int one = 0; one < 16; one++) {
      for (int other = 0; other < one; other++) {
        int rows = Math.floorMod(one / 4 - other / 4, 4);
        int columns = Math.floorMod(one % 4 - other % 4, 4);
        if (rows == 0 || columns == 0) {
          rook.join(0, one, other);
        }
        boolean isAlong = rows == 0 && columns % 2 == 1 || columns == 0 && rows % 2 == 1;
        if (isAlong || rows == columns && rows % 2 == 1) {
          shrikhande.join(0, one, other);
        }
      }
    }
    assertNotEquals(form(rook), form(shrikhande));
    keepsItsForm(rook, 1);
    keepsItsForm(shrikhande, 1);
  }

  @Test
  void vertexTransitiveGraphsHaveOneOrbit() {
    ColouredGraph petersen =
        graph(
            10,
            IntStream.range(0, 5)
                .boxed()
                .flatMap(
                    at ->
                        List.of(
                            new int[] {at, (at + 1) % 5},
                            new int[] {at, at + 5},
                            new int[] {at + 5, (at + 2) % 5 + 5})
                            .stream())
                .toArray(int[][]::new));
    keepsItsForm(petersen, 1);
    ColouredGraph paley = new ColouredGraph(29, 1);
    for (int one = 0; one < 29; one++) {
      for (int root = 1; root < 15; root++) {
        paley.join(0, one, (one + root * root) % 29);
      }
    }
    keepsItsForm(paley, 1);
  }

  /** Points and lines of PG(2,4): an automorphism exchanges both. */
  @Test
  void projectivePlanesHaveOneOrbit() {
    int[] difference = {3, 6, 7, 12, 14};
    ColouredGraph plane = new ColouredGraph(42, 1);
    for (int line = 0; line < 21; line++) {
      for (int point : difference) {
        plane.join(0, line, 21 + (line + point) % 21);
      }
    }
    keepsItsForm(plane, 1);
  }

  private static void keepsItsForm(ColouredGraph graph, int orbits) {
    Random random = new Random(7);
    for (int time = 0; time < 50; time++) {
      assertEquals(form(graph), form(graph.renumbered(permutation(graph.vertices(), random))));
    }
    CanonicalLabelling labelling = new CanonicalLabelling(graph, MANY_NODES);
    labelling.label();
    DisjointSets sets = new DisjointSets(graph.vertices());
    for (int[] images : labelling.automorphisms()) {
      assertEquals(text(graph), text(graph.renumbered(images)));
      sets.uniteImages(images);
    }
    assertEquals(orbits, IntStream.range(0, graph.vertices()).map(sets::root).distinct().count());
  }

  @Test
  void aSearchBeyondItsNodesIsGivenUp() {
    ColouredGraph empty = new ColouredGraph(20, 1);
    assertFalse(new CanonicalLabelling(empty, 5).label());
  }
}
