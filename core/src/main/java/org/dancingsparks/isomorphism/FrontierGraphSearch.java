package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The search for a {@link FrontierGraph}: of the orbits of a stage's bits, those with the fewest
 * bits that show the whole frontier and have no more symmetry than the stage.
 */
final class FrontierGraphSearch {
  /** Maximum numbers of orbits whose bits are vertices, tried in turn. */
  private static final int[] MAX_CHOSEN = {4, 6};

  /** Maximum number of sets of orbits that are looked at. */
  private static final int MAX_SETS = 1 << 14;

  private final StageGraph stage;
  private final int mostVertices;

  /** By orbit of the frontier: the ways to show it. */
  private final List<List<FrontierShowing>> frontier;

  /** Sets of orbits, as bits. */
  private final Set<Long> seen = new HashSet<>();

  /** Those of them that show the frontier. */
  private final Set<Long> complete = new HashSet<>();

  /** Those of which the graph was drawn. */
  private final Set<Long> drawn = new HashSet<>();

  /** A search for a graph with up to a number of vertices. */
  FrontierGraphSearch(StageGraph stage, int mostVertices) {
    this.stage = stage;
    this.mostVertices = mostVertices;
    frontier =
        stage.orbits() > Long.SIZE
            ? List.of()
            : IntStream.range(0, stage.orbits())
                .filter(stage::isFrontier)
                .mapToObj(orbit -> FrontierShowing.of(stage, orbit))
                .toList();
  }

  /** Finds the graph. */
  Optional<FrontierGraph> find() {
    return frontier.isEmpty()
        ? Optional.empty()
        : Arrays.stream(MAX_CHOSEN).mapToObj(this::find).flatMap(Optional::stream).findFirst();
  }

  private Optional<FrontierGraph> find(int mostOrbits) {
    seen.clear();
    extend(0, mostOrbits);
    return complete.stream()
        .filter(drawn::add)
        .sorted(Comparator.comparingInt(this::size).thenComparing(Comparator.naturalOrder()))
        .takeWhile(chosen -> !stage.work().isTooMuch())
        .map(chosen -> new OrbitGraph(stage, chosen))
        .flatMap(candidate -> candidate.drawn(frontier).stream())
        .findFirst();
  }

  private int size(long chosen) {
    return IntStream.range(0, stage.orbits())
        .filter(orbit -> (chosen >>> orbit & 1) != 0)
        .map(orbit -> stage.orbit(orbit).length)
        .sum();
  }

  /** Adds orbits until the frontier is shown, and then others in all ways. */
  private void extend(long chosen, int mostOrbits) {
    if (Long.bitCount(chosen) > mostOrbits
        || size(chosen) > mostVertices
        || seen.size() > MAX_SETS
        || !seen.add(chosen)) {
      return;
    }
    Optional<List<FrontierShowing>> hidden =
        frontier.stream()
            .filter(ways -> ways.stream().noneMatch(way -> way.isWithin(chosen)))
            .findFirst();
    if (hidden.isPresent()) {
      hidden.get().forEach(way -> extend(chosen | way.orbits(), mostOrbits));
    } else {
      complete.add(chosen);
      IntStream.range(0, stage.orbits()).forEach(orbit -> extend(chosen | 1L << orbit, mostOrbits));
    }
  }
}
