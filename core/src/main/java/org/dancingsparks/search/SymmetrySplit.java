package org.dancingsparks.search;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.puzzle.Symmetries;

/**
 * The symmetries that a search uses, and the options that it is split by. Immutable.
 *
 * @param use made of the symmetries
 * @param symmetries automorphisms that keep the set of givens; the identity where none are used
 * @param pivot options by whose orbits the search is split; each solution has exactly one; empty if
 *     it is not
 */
record SymmetrySplit(SymmetryUse use, Symmetries symmetries, int... pivot) {
  /**
   * Copies the pivot.
   *
   * @throws IllegalArgumentException if classes are wanted and a symmetry moves the pivot
   */
  SymmetrySplit {
    pivot = pivot.clone();
    if (use == SymmetryUse.CLASSES && !symmetries.keep(pivot)) {
      throw new IllegalArgumentException(
          "Classes can be split only by options that every symmetry keeps together.");
    }
  }

  /** A search without use of symmetries. */
  static SymmetrySplit none(int options) {
    int[] identity = new int[options];
    Arrays.setAll(identity, option -> option);
    return new SymmetrySplit(SymmetryUse.NONE, Symmetries.of(new int[][] {identity}));
  }

  /** Returns whether the search has a pivot. */
  boolean hasPivot() {
    return pivot.length > 0;
  }

  /** The orbits of the pivot. */
  List<Symmetries.Orbit> orbits() {
    return symmetries.orbits(pivot);
  }
}
