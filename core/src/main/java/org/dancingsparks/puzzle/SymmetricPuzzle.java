package org.dancingsparks.puzzle;

import org.dancingsparks.cover.Problem;

/** A problem without known geometry whose symmetries are known. */
public record SymmetricPuzzle(String name, Problem problem, Symmetries symmetries)
    implements Puzzle {
  /**
   * Checks the symmetries.
   *
   * @throws IllegalArgumentException if they are not a group of automorphisms of the problem
   */
  public SymmetricPuzzle {
    symmetries.check(problem);
  }
}
