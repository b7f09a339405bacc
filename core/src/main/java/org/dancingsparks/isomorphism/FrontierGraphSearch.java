package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The search for a {@link FrontierGraph}: of the orbits of a stage's bits, those with the fewest
 * bits that show the whole frontier and have no more symmetry than the stage.
 */
final class FrontierGraphSearch {
  /** The most orbits whose bits are vertices. */
  private static final int MAX_CHOSEN = 4;

  private static final int MAX_ORBITS = 24;

  private final StageGraph stage;

  FrontierGraphSearch(StageGraph stage) {
    this.stage = stage;
  }

  /** Finds a graph with fewer vertices than a number. */
  Optional<FrontierGraph> find(int vertices) {
    return stage.orbits() > MAX_ORBITS
        ? Optional.empty()
        : subsets().stream()
            .filter(subset -> size(subset) < vertices)
            .map(subset -> new OrbitGraph(stage, subset))
            .flatMap(candidate -> candidate.drawn().stream())
            .findFirst();
  }

  private int size(BitSet subset) {
    return subset.stream().map(orbit -> stage.orbit(orbit).length).sum();
  }

  /** Sets of orbits, those with the fewest bits first. */
  private List<BitSet> subsets() {
    List<BitSet> subsets = new ArrayList<>();
    extend(new BitSet(), 0, subsets);
    subsets.sort(Comparator.comparingInt(this::size));
    return subsets;
  }

  private void extend(BitSet subset, int from, List<BitSet> to) {
    for (int orbit = from; orbit < stage.orbits() && subset.cardinality() < MAX_CHOSEN; orbit++) {
      BitSet larger = (BitSet) subset.clone();
      larger.set(orbit);
      to.add(larger);
      extend(larger, orbit + 1, to);
    }
  }
}
