package org.dancingsparks.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.puzzle.Symmetries;

/**
 * Options of which each solution has exactly one, by whose orbits a search tree is split.
 *
 * @param options the pivot
 * @param group the symmetries that map the pivot onto itself
 * @param orbits of the pivot under the group
 */
record TreePivot(int[] options, Symmetries group, int orbits) {
  /** Pivots with this share of the greatest reduction leave about as little to do. */
  private static final double NEAR = 0.95;

  /**
   * The pivot that leaves the least to do: one with nearly as many options in an orbit as any, and
   * among these the fewest orbits, since the tree has fewer branches at its top.
   *
   * @param pivots sets of options
   * @return empty if no symmetry exchanges options of a pivot
   */
  static Optional<TreePivot> of(List<int[]> pivots, Symmetries symmetries) {
    List<TreePivot> candidates = candidates(pivots, symmetries);
    double greatest = candidates.stream().mapToDouble(TreePivot::reduction).max().orElse(1);
    return candidates.stream()
        .filter(pivot -> pivot.reduction() >= NEAR * greatest)
        .min(Comparator.comparingInt(TreePivot::orbits));
  }

  /** The pivots of which some options are exchanged by symmetries. */
  static List<TreePivot> candidates(List<int[]> pivots, Symmetries symmetries) {
    return pivots.stream()
        .filter(options -> options.length > 0)
        .map(options -> of(options, symmetries.stabiliser(options)))
        .filter(pivot -> pivot.reduction() > 1)
        .toList();
  }

  /** The way to split a search by this pivot. */
  SymmetrySplit split() {
    return new SymmetrySplit(SymmetryUse.SPLIT, group, options);
  }

  private static TreePivot of(int[] options, Symmetries group) {
    return new TreePivot(options, group, group.orbits(options).size());
  }

  /** The number of options in an orbit, on average. */
  private double reduction() {
    return (double) options.length / orbits;
  }
}
