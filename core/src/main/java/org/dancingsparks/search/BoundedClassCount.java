package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Counts solutions up to symmetry, where the number of all solutions is known and a moment's work
 * finds the solutions that are their own images.
 */
public final class BoundedClassCount {
  /** Maximum number of options of a puzzle; with more, even finding its symmetries takes long. */
  private static final int MAX_OPTIONS = 50_000;

  /** Maximum nodes searched, and entries of options read, for all symmetries together. */
  private static final long MAX_NODES_AND_ENTRIES = 1 << 20;

  private long nodes;

  private BoundedClassCount() {}

  /**
   * Counts the classes, if there are symmetries and counting takes only a moment.
   *
   * @param solutions the number of all solutions with the givens
   */
  public static Optional<SolutionClasses> of(Puzzle puzzle, Prefix givens, BigInteger solutions) {
    if (puzzle.problem().options() > MAX_OPTIONS) {
      return Optional.empty();
    }
    try {
      ClassCount classes = Searches.of(puzzle).containing(givens).upToSymmetry();
      long entries = (classes.order() - 1L) * puzzle.problem().entries();
      return classes.order() == 1 || entries > MAX_NODES_AND_ENTRIES
          ? Optional.empty()
          : Optional.of(classes.count(solutions, new BoundedClassCount()::count));
    } catch (InputException | CancellationException e) {
      // Too many symmetries to list, or too much to search.
      return Optional.empty();
    }
  }

  private BigInteger count(FixedSearch fixed) {
    Links links = new Links(fixed.search().problem(), fixed.search().order());
    long most = MAX_NODES_AND_ENTRIES - nodes;
    links.cancelledBy(() -> links.nodes() > most);
    long count = links.count();
    nodes += links.nodes();
    return BigInteger.valueOf(count);
  }
}
