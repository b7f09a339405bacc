package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dancingsparks.isomorphism.FrontierGraph.Edge;
import org.dancingsparks.isomorphism.FrontierGraph.Shown;
import org.dancingsparks.isomorphism.FrontierShowing.Pair;

/**
 * Some orbits of a stage's bits as the vertices of a graph. Two vertices are joined by how many
 * bits of each orbit share options with both, and each bit of the frontier is shown by the pairs of
 * vertices, or the vertices, with which it alone of its orbit shares options.
 */
final class OrbitGraph {
  private static final int MAX_NODES = 1 << 14;

  /** About the work of looking at a pair of vertices, in words of a graph. */
  static final long PAIR_WORK = 256;

  /** Maximum number of marks, with six bits for the orbit, in the colour of a vertex. */
  private static final int MAX_MARKS = Integer.SIZE - 1 - 6;

  private final StageGraph stage;

  /** By number: the vertex of the stage. */
  private final int[] vertices;

  /** By vertex of the stage: its number, or -1. */
  private final int[] numberOf;

  private final long chosen;
  private final List<Shown> shown = new ArrayList<>();

  /** By bit of the frontier, as a vertex of the stage: the pairs of vertices that show it. */
  private final Map<Integer, Set<Pair>> pairs = new HashMap<>();

  private int marks;
  private int relations;

  /** The orbits of two vertices. */
  private record Ends(int one, int other) {}

  /**
   * A graph.
   *
   * @param chosen orbits whose bits are vertices, as bits
   */
  OrbitGraph(StageGraph stage, long chosen) {
    this.stage = stage;
    this.chosen = chosen;
    vertices =
        IntStream.range(0, stage.orbits())
            .filter(orbit -> (chosen >>> orbit & 1) != 0)
            .flatMap(orbit -> Arrays.stream(stage.orbit(orbit)))
            .toArray();
    numberOf = new int[stage.bits()];
    Arrays.fill(numberOf, -1);
    for (int number = 0; number < vertices.length; number++) {
      numberOf[vertices[number]] = number;
    }
  }

  /**
   * The graph.
   *
   * @param frontier by orbit of the frontier, the ways to show it; of each, one is possible
   * @return empty if it has more symmetry than the stage, or too many marks
   */
  Optional<FrontierGraph> drawn(List<List<FrontierShowing>> frontier) {
    stage.work().add(PAIR_WORK * vertices.length * vertices.length);
    for (List<FrontierShowing> ways : frontier) {
      take(ways.stream().filter(way -> way.isWithin(chosen)).findFirst().orElseThrow());
    }
    if (marks > MAX_MARKS) {
      return Optional.empty();
    }
    List<Edge> fixed = fixedEdges();
    FrontierGraph graph =
        new FrontierGraph(
            Arrays.stream(vertices).map(vertex -> stage.orbitOf(vertex) << marks).toArray(),
            relations,
            fixed,
            shown);
    return isFaithful(graph) ? Optional.of(graph) : Optional.empty();
  }

  /** Edges of pairs that differ from others between the same orbits. */
  private List<Edge> fixedEdges() {
    Map<Ends, Map<List<Integer>, List<Pair>>> byEnds =
        new TreeMap<>(Comparator.comparing(Ends::one).thenComparing(Ends::other));
    for (int one = 0; one < vertices.length; one++) {
      for (int other = 0; other < one; other++) {
        byEnds
            .computeIfAbsent(ends(one, other), ends -> new HashMap<>())
            .computeIfAbsent(common(one, other), key -> new ArrayList<>())
            .add(Pair.of(one, other));
      }
    }
    List<Edge> edges = new ArrayList<>();
    for (Map<List<Integer>, List<Pair>> kinds : byEnds.values()) {
      kinds.values().stream()
          .sorted(Comparator.comparing((List<Pair> kind) -> kind.size()).reversed())
          .skip(1)
          .forEach(
              kind -> {
                int relation = relations++;
                kind.forEach(pair -> edges.add(new Edge(relation, pair.one(), pair.other())));
              });
    }
    return edges;
  }

  private Ends ends(int one, int other) {
    int first = stage.orbitOf(vertices[one]);
    int second = stage.orbitOf(vertices[other]);
    return new Ends(Math.max(first, second), Math.min(first, second));
  }

  /** By orbit, how many bits share options with two vertices; and whether these share one. */
  private List<Integer> common(int one, int other) {
    BitSet common = (BitSet) stage.neighbours(vertices[one]).clone();
    common.and(stage.neighbours(vertices[other]));
    int[] numbers = new int[stage.orbits() + 1];
    common.stream().forEach(vertex -> numbers[stage.orbitOf(vertex)]++);
    numbers[stage.orbits()] = stage.neighbours(vertices[one]).get(vertices[other]) ? 1 : 0;
    return Arrays.stream(numbers).boxed().toList();
  }

  private void take(FrontierShowing way) {
    int mark = way.isByVertices() ? 1 << marks++ : relations++;
    way.bits()
        .forEach(
            (pair, vertex) -> {
              Pair numbers = Pair.of(numberOf[pair.one()], numberOf[pair.other()]);
              shown.add(new Shown(stage.bit(vertex), numbers.one(), numbers.other(), mark));
              pairs.computeIfAbsent(vertex, key -> new HashSet<>()).add(numbers);
            });
  }

  /** Returns whether each automorphism of the graph without residual is one of the stage. */
  private boolean isFaithful(FrontierGraph graph) {
    ColouredGraph empty = graph.blank();
    graph.draw(new long[stage.words()], empty);
    CanonicalLabelling labelling = new CanonicalLabelling(empty, MAX_NODES, stage.work());
    Map<Set<Pair>, Map<Integer, Integer>> byPairs = new HashMap<>();
    pairs.forEach(
        (vertex, own) ->
            byPairs
                .computeIfAbsent(own, key -> new HashMap<>())
                .put(stage.orbitOf(vertex), vertex));
    if (!labelling.label()) {
      return false;
    }
    List<Optional<int[]>> wanted =
        labelling.automorphisms().stream().map(images -> ofStage(images, byPairs)).toList();
    return wanted.stream().allMatch(Optional::isPresent)
        && stage.hasAutomorphisms(wanted.stream().flatMap(Optional::stream).toList());
  }

  /** The images of the stage's bits; empty if those of the frontier have none. */
  private Optional<int[]> ofStage(int[] images, Map<Set<Pair>, Map<Integer, Integer>> byPairs) {
    int[] wanted = new int[numberOf.length];
    Arrays.fill(wanted, -1);
    for (int number = 0; number < vertices.length; number++) {
      wanted[vertices[number]] = vertices[images[number]];
    }
    for (Map.Entry<Integer, Set<Pair>> entry : pairs.entrySet()) {
      Set<Pair> image = new HashSet<>();
      entry
          .getValue()
          .forEach(pair -> image.add(Pair.of(images[pair.one()], images[pair.other()])));
      Integer vertex = byPairs.getOrDefault(image, Map.of()).get(stage.orbitOf(entry.getKey()));
      if (vertex == null) {
        return Optional.empty();
      }
      wanted[entry.getKey()] = vertex;
    }
    return Optional.of(wanted);
  }
}
