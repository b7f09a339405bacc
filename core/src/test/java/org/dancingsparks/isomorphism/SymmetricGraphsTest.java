package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Graphs in which each vertex has the same surroundings, so that refinement alone fails. */
class SymmetricGraphsTest {
  private static ColouredGraph graph(int vertices, BiPredicate<Integer, Integer> areJoined) {
    ColouredGraph graph = new ColouredGraph(vertices, 1);
    for (int one = 0; one < vertices; one++) {
      for (int other = 0; other < one; other++) {
        if (areJoined.test(one, other)) {
          graph.join(0, one, other);
        }
      }
    }
    return graph;
  }

  private static CanonicalForm keptForm(ColouredGraph graph) {
    CanonicalForm form = Graphs.form(graph);
    Random random = new Random(7);
    for (int time = 0; time < Campaign.runs(25, 1_000); time++) {
      assertEquals(form, Graphs.form(Graphs.shuffled(graph, random)));
    }
    return form;
  }

  /** Number of orbits of the automorphisms found, each of which is checked. */
  private static long orbits(ColouredGraph graph) {
    DisjointSets sets = new DisjointSets(graph.vertices());
    for (int[] images : Graphs.labelling(graph).automorphisms()) {
      assertTrue(Graphs.areEqual(graph, Graphs.renumbered(graph, images)));
      sets.uniteImages(images);
    }
    return IntStream.range(0, graph.vertices()).map(sets::root).distinct().count();
  }

  private static void hasOneOrbit(ColouredGraph graph) {
    keptForm(graph);
    assertEquals(1, orbits(graph));
  }

  /** The rook's graph of order 4 and Shrikhande's: 6-regular, 2 and 2 common neighbours. */
  @Test
  void stronglyRegularGraphsOfSixteenVerticesDiffer() {
    ColouredGraph rook = graph(16, (one, other) -> one / 4 == other / 4 || one % 4 == other % 4);
    ColouredGraph shrikhande =
        graph(
            16,
            (one, other) -> {
              int rows = Math.floorMod(one / 4 - other / 4, 4);
              int columns = Math.floorMod(one % 4 - other % 4, 4);
              return rows % 2 == 1 && (columns == 0 || columns == rows)
                  || rows == 0 && columns % 2 == 1;
            });
    assertEquals(2, new HashSet<>(List.of(keptForm(rook), keptForm(shrikhande))).size());
    assertEquals(1, orbits(rook));
    assertEquals(1, orbits(shrikhande));
  }

  /** The triangular graph of order 8, and Chang's three: 12-regular, 6 and 4 in common. */
  @Test
  void stronglyRegularGraphsOfTwentyEightVerticesDiffer() {
    List<int[]> pairs = new ArrayList<>();
    for (int one = 0; one < 8; one++) {
      for (int other = 0; other < one; other++) {
        pairs.add(new int[] {one, other});
      }
    }
    int[][] lengths = {{}, {2, 2, 2, 2}, {8}, {3, 5}};
    Set<CanonicalForm> forms = new HashSet<>();
    for (int[] cycles : lengths) {
      Set<Set<Integer>> switched = cycles(cycles);
      forms.add(
          keptForm(
              graph(
                  28,
                  (one, other) -> {
                    Set<Integer> first = Set.of(pairs.get(one)[0], pairs.get(one)[1]);
                    Set<Integer> second = Set.of(pairs.get(other)[0], pairs.get(other)[1]);
                    boolean areMeeting = first.stream().anyMatch(second::contains);
                    return areMeeting == (switched.contains(first) == switched.contains(second));
                  })));
    }
    assertEquals(lengths.length, forms.size());
  }

  /** The edges of cycles of given lengths, one after another. */
  private static Set<Set<Integer>> cycles(int... lengths) {
    Set<Set<Integer>> edges = new HashSet<>();
    int first = 0;
    for (int length : lengths) {
      for (int at = 0; at < length; at++) {
        edges.add(Set.of(first + at, first + (at + 1) % length));
      }
      first += length;
    }
    return edges;
  }

  /** Latin squares as graphs: two groups of order 4, and the cyclic one of order 5. */
  @Test
  void latinSquareGraphsOfDifferentGroupsDiffer() {
    ColouredGraph cyclic = latin(4, (one, other) -> (one + other) % 4);
    ColouredGraph elementary = latin(4, (one, other) -> one ^ other);
    assertEquals(2, new HashSet<>(List.of(keptForm(cyclic), keptForm(elementary))).size());
    hasOneOrbit(latin(5, (one, other) -> (one + other) % 5));
  }

  /** Strongly regular graphs, in which the vertices have different surroundings nevertheless. */
  @Test
  void graphsOfRandomLatinSquaresKeepTheirForm() {
    Set<CanonicalForm> forms = new HashSet<>();
    Seed.times(
        200,
        (random, seed) -> {
          int order = 4 + 2 * random.nextInt(2);
          int[][] square = switched(order, random);
          ColouredGraph graph = latin(order, (row, column) -> square[row][column]);
          CanonicalForm form = Graphs.form(graph);
          forms.add(form);
          ColouredGraph drawn = new ColouredGraph(graph.vertices(), 1);
          CanonicalLabelling labelling = new CanonicalLabelling(drawn, 1 << 16);
          for (int time = 0; time < 5; time++) {
            // A graph without edges, whose automorphisms others do not have.
            drawn.clear();
            assertTrue(labelling.label());
            Graphs.draw(Graphs.shuffled(graph, random), drawn);
            assertTrue(labelling.label());
            assertEquals(form, labelling.form());
          }
        });
    assertTrue(forms.size() > 2, forms.size() + " forms");
  }

  /** A Latin square in which some subsquares of order 2 were turned. */
  private static int[][] switched(int order, Random random) {
    int[][] square = new int[order][order];
    for (int row = 0; row < order; row++) {
      for (int column = 0; column < order; column++) {
        square[row][column] = (row + column) % order;
      }
    }
    for (int time = 0; time < 200; time++) {
      int[] rows = Graphs.permutation(order, random);
      int[] columns = Graphs.permutation(order, random);
      int[] one = square[rows[0]];
      int[] other = square[rows[1]];
      if (one[columns[0]] == other[columns[1]] && one[columns[1]] == other[columns[0]]) {
        int value = one[columns[0]];
        one[columns[0]] = one[columns[1]];
        other[columns[1]] = one[columns[1]];
        one[columns[1]] = value;
        other[columns[0]] = value;
      }
    }
    return square;
  }

  private static ColouredGraph latin(int order, Product product) {
    return graph(
        order * order,
        (one, other) ->
            one / order == other / order
                || one % order == other % order
                || product.of(one / order, one % order)
                    == product.of(other / order, other % order));
  }

  @Test
  void petersensAndPaleysGraphsHaveOneOrbit() {
    hasOneOrbit(
        graph(
            10,
            (one, other) ->
                one < 5
                    ? one - other == 1 || one - other == 4
                    : other < 5 ? one - other == 5 : one - other == 2 || one - other == 3));
    Set<Integer> squares =
        new HashSet<>(IntStream.range(1, 29).map(at -> at * at % 29).boxed().toList());
    hasOneOrbit(graph(29, (one, other) -> squares.contains(one - other)));
  }

  /** Points and lines of planes of orders 2 to 5, by difference sets: one orbit, by duality. */
  @Test
  void projectivePlanesHaveOneOrbit() {
    hasOneOrbit(plane(0, 1, 3));
    hasOneOrbit(plane(0, 1, 3, 9));
    hasOneOrbit(plane(3, 6, 7, 12, 14));
    ColouredGraph large = plane(0, 1, 3, 8, 12, 18);
    assertEquals(Graphs.form(large), Graphs.form(Graphs.shuffled(large, new Random(7))));
  }

  private static ColouredGraph plane(int... differences) {
    int points = differences.length * (differences.length - 1) + 1;
    ColouredGraph plane = new ColouredGraph(2 * points, 1);
    for (int line = 0; line < points; line++) {
      for (int point : differences) {
        plane.join(0, line, points + (line + point) % points);
      }
    }
    return plane;
  }

  /** The product of two elements of a group. */
  private interface Product {
    int of(int one, int other);
  }

  @Test
  void cayleyGraphsHaveOneOrbit() {
    Seed.times(
        200,
        (random, seed) -> {
          int order = 3 + random.nextInt(14);
          int other = 2 + random.nextInt(3);
          ColouredGraph graph =
              switch (random.nextInt(3)) {
                case 0 -> cayley(order, (one, two) -> (one + two) % order, random);
                case 1 -> cayley(order * other, product(order, other), random);
                default -> cayley(2 * order, dihedral(order), random);
              };
          CanonicalForm form = Graphs.form(graph);
          for (int time = 0; time < 10; time++) {
            assertEquals(form, Graphs.form(Graphs.shuffled(graph, random)));
          }
          assertEquals(1, orbits(graph));
        });
  }

  private static Product product(int order, int other) {
    return (one, two) ->
        (one / other + two / other) % order * other + (one % other + two % other) % other;
  }

  /** Turns are even and reflections odd. */
  private static Product dihedral(int order) {
    return (one, two) -> {
      int turn = one % 2 == 0 ? one / 2 + two / 2 : one / 2 - two / 2;
      return 2 * Math.floorMod(turn, order) + (one + two) % 2;
    };
  }

  /** Two elements are joined, in a relation for each generator, if it takes one to the other. */
  private static ColouredGraph cayley(int order, Product product, Random random) {
    int generators = 1 + random.nextInt(3);
    int relations = random.nextBoolean() ? 1 : generators;
    ColouredGraph graph = new ColouredGraph(order, relations);
    for (int number = 0; number < generators; number++) {
      int generator = 1 + random.nextInt(order - 1);
      for (int one = 0; one < order; one++) {
        graph.join(number % relations, one, product.of(one, generator));
      }
    }
    return graph;
  }
}
