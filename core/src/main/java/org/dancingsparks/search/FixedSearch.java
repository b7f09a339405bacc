package org.dancingsparks.search;

import org.dancingsparks.puzzle.ConjugacyClass;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A search for the solutions that one automorphism fixes.
 *
 * @param automorphisms the class of the automorphism
 * @param puzzle with one solution for each of them
 * @param search for all solutions of that puzzle, by links until it is prepared
 */
public record FixedSearch(ConjugacyClass automorphisms, Puzzle puzzle, Search search) {
  /** Engines that prepare the search, in its item order. */
  public Engines engines() {
    return Engines.of(puzzle).orderedBy(search.order());
  }
}
