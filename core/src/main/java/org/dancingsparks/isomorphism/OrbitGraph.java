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
import java.util.stream.Stream;
import org.dancingsparks.isomorphism.FrontierGraph.Edge;
import org.dancingsparks.isomorphism.FrontierGraph.Shown;

/**
 * Some orbits of a stage's bits as the vertices of a graph. Two vertices are joined by how many
 * bits of each orbit share options with both, and each bit of the frontier is shown by the pairs of
 * vertices, or the vertices, with which it alone of its orbit shares options.
 */
final class OrbitGraph {
  private static final int MAX_NODES = 1 << 14;

  private final StageGraph stage;

  /** By number: the vertex of the stage. */
  private final int[] vertices;

  /** By vertex of the stage: its number, or -1. */
  private final int[] numberOf;

  private final BitSet chosen;
  private final List<Shown> shown = new ArrayList<>();

  /** By bit of the frontier, as a vertex of the stage: the pairs of vertices that show it. */
  private final Map<Integer, Set<Pair>> pairs = new HashMap<>();

  private int marks;
  private int relations;

  /** Two vertices, the greater first, or one twice. */
  private record Pair(int one, int other) {
    static Pair of(int one, int other) {
      return new Pair(Math.max(one, other), Math.min(one, other));
    }

    Pair image(int... images) {
      return of(images[one], images[other]);
    }
  }

  /** Orbits of pairs of vertices, more coarsely: the orbits of both. */
  private record Ends(int one, int other) {}

  OrbitGraph(StageGraph stage, BitSet chosen) {
    this.stage = stage;
    this.chosen = chosen;
    vertices = chosen.stream().flatMap(orbit -> Arrays.stream(stage.orbit(orbit))).toArray();
    numberOf = new int[stage.bits()];
    Arrays.fill(numberOf, -1);
    for (int number = 0; number < vertices.length; number++) {
      numberOf[vertices[number]] = number;
    }
  }

  /** The graph; empty if it does not show the frontier, or has more symmetry than the stage. */
  Optional<FrontierGraph> drawn() {
    for (int orbit = 0; orbit < stage.orbits(); orbit++) {
      if (stage.isFrontier(orbit) && !show(orbit)) {
        return Optional.empty();
      }
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
                kind.forEach(pair -> edges.add(new Edge(relation, pair.one, pair.other)));
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

  /** Shows the bits of an orbit, by vertices if possible; returns whether it could. */
  private boolean show(int orbit) {
    if (chosen.get(orbit)) {
      Map<Pair, Integer> own = new HashMap<>();
      Arrays.stream(stage.orbit(orbit))
          .forEach(vertex -> own.put(Pair.of(numberOf[vertex], numberOf[vertex]), vertex));
      return take(own, orbit);
    }
    Map<Ends, Map<Pair, Integer>> single =
        new TreeMap<>(Comparator.comparing(Ends::one).thenComparing(Ends::other));
    Map<Ends, Map<Pair, Integer>> joint =
        new TreeMap<>(Comparator.comparing(Ends::one).thenComparing(Ends::other));
    Set<Ends> shared = new HashSet<>();
    for (int vertex : stage.orbit(orbit)) {
      int[] near =
          stage.neighbours(vertex).stream()
              .map(other -> numberOf[other])
              .filter(number -> number >= 0)
              .toArray();
      for (int one : near) {
        for (int other : near) {
          if (other <= one) {
            Map<Ends, Map<Pair, Integer>> kind = one == other ? single : joint;
            Ends ends =
                one == other ? new Ends(-1, stage.orbitOf(vertices[one])) : ends(one, other);
            if (kind.computeIfAbsent(ends, key -> new HashMap<>()).put(Pair.of(one, other), vertex)
                != null) {
              shared.add(ends);
            }
          }
        }
      }
    }
    return Stream.of(single, joint)
        .flatMap(kind -> kind.entrySet().stream())
        .filter(kind -> !shared.contains(kind.getKey()))
        .anyMatch(kind -> take(kind.getValue(), orbit));
  }

  /** Shows an orbit by pairs, if there are some for each bit. */
  private boolean take(Map<Pair, Integer> by, int orbit) {
    if (new HashSet<>(by.values()).size() < stage.orbit(orbit).length) {
      return false;
    }
    boolean areVertices = by.keySet().stream().allMatch(pair -> pair.one == pair.other);
    int mark = areVertices ? 1 << marks++ : relations++;
    by.forEach(
        (pair, vertex) -> {
          shown.add(new Shown(stage.bit(vertex), pair.one, pair.other, mark));
          pairs.computeIfAbsent(vertex, key -> new HashSet<>()).add(pair);
        });
    return true;
  }

  /** Returns whether each automorphism of the graph without residual is one of the stage. */
  private boolean isFaithful(FrontierGraph graph) {
    ColouredGraph empty = graph.blank();
    graph.draw(new long[stage.words()], empty);
    CanonicalLabelling labelling = new CanonicalLabelling(empty, MAX_NODES);
    Map<Set<Pair>, Map<Integer, Integer>> byPairs = new HashMap<>();
    pairs.forEach(
        (vertex, own) ->
            byPairs
                .computeIfAbsent(own, key -> new HashMap<>())
                .put(stage.orbitOf(vertex), vertex));
    return labelling.label()
        && labelling.automorphisms().stream().allMatch(images -> isOfStage(images, byPairs));
  }

  private boolean isOfStage(int[] images, Map<Set<Pair>, Map<Integer, Integer>> byPairs) {
    int[] wanted = new int[numberOf.length];
    Arrays.fill(wanted, -1);
    for (int number = 0; number < vertices.length; number++) {
      wanted[vertices[number]] = vertices[images[number]];
    }
    for (Map.Entry<Integer, Set<Pair>> entry : pairs.entrySet()) {
      Set<Pair> image = new HashSet<>();
      entry.getValue().forEach(pair -> image.add(pair.image(images)));
      Integer vertex = byPairs.getOrDefault(image, Map.of()).get(stage.orbitOf(entry.getKey()));
      if (vertex == null) {
        return false;
      }
      wanted[entry.getKey()] = vertex;
    }
    return stage.hasAutomorphism(wanted);
  }
}
