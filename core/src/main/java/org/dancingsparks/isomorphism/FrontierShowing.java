package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * One way to show the bits of an orbit of the frontier: each by the vertices of a stage, or by the
 * pairs of these, with which it alone of its orbit shares options.
 *
 * @param orbits the orbits of these vertices, as bits
 * @param bits by pair: the bit that it shows, as a vertex of the stage
 */
record FrontierShowing(long orbits, Map<Pair, Integer> bits) {
  /** Two vertices, the greater first, or one twice. */
  record Pair(int one, int other) {
    static Pair of(int one, int other) {
      return new Pair(Math.max(one, other), Math.min(one, other));
    }

    boolean isVertex() {
      return one == other;
    }
  }

  /**
   * The orbits of a pair's vertices, the lesser first; the lesser is -1 if the pair is one vertex.
   */
  private record Ends(int other, int one) {
    static final Comparator<Ends> ORDER =
        Comparator.comparingInt(Ends::other).thenComparingInt(Ends::one);

    static Ends of(StageGraph stage, Pair pair) {
      Pair orbits = Pair.of(stage.orbitOf(pair.one), stage.orbitOf(pair.other));
      return new Ends(pair.isVertex() ? -1 : orbits.other, orbits.one);
    }

    long bits() {
      return 1L << one | (other < 0 ? 0 : 1L << other);
    }
  }

  /** The ways to show an orbit, by vertices before those by pairs. */
  static List<FrontierShowing> of(StageGraph stage, int orbit) {
    int[] own = stage.orbit(orbit);
    Map<Ends, Map<Pair, Integer>> byEnds = new TreeMap<>(Ends.ORDER);
    Set<Ends> shared = new HashSet<>();
    for (int vertex : own) {
      int[] near = stage.neighbours(vertex).stream().toArray();
      stage.work().add(OrbitGraph.PAIR_WORK * near.length * near.length / 2);
      if (stage.work().isTooMuch()) {
        return List.of(byItself(orbit, own));
      }
      for (int at = 0; at < near.length; at++) {
        for (int before = 0; before <= at; before++) {
          Pair pair = Pair.of(near[at], near[before]);
          Ends ends = Ends.of(stage, pair);
          if (byEnds.computeIfAbsent(ends, key -> new HashMap<>()).put(pair, vertex) != null) {
            shared.add(ends);
          }
        }
      }
    }
    Stream<FrontierShowing> byOthers =
        byEnds.entrySet().stream()
            .filter(kind -> !shared.contains(kind.getKey()))
            .filter(kind -> new HashSet<>(kind.getValue().values()).size() == own.length)
            .map(kind -> new FrontierShowing(kind.getKey().bits(), kind.getValue()));
    return Stream.concat(Stream.of(byItself(orbit, own)), byOthers).toList();
  }

  private static FrontierShowing byItself(int orbit, int... vertices) {
    Map<Pair, Integer> bits = new HashMap<>();
    Arrays.stream(vertices).forEach(vertex -> bits.put(Pair.of(vertex, vertex), vertex));
    return new FrontierShowing(1L << orbit, bits);
  }

  /** Returns whether bits are shown by vertices, not by pairs of them. */
  boolean isByVertices() {
    return bits.keySet().stream().allMatch(Pair::isVertex);
  }

  /** Returns whether some orbits have all vertices. */
  boolean isWithin(long chosen) {
    return (orbits & ~chosen) == 0;
  }
}
