package org.dancingsparks.puzzle;

import java.math.BigInteger;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;

/**
 * The number of solutions up to symmetry, computed from the number of all solutions by Burnside's
 * lemma: it is the average, over the automorphisms, of the number of solutions that each fixes.
 *
 * @param count classes of solutions that are each other's images
 * @param symmetries the automorphisms that map the givens onto themselves
 */
public record SolutionClasses(BigInteger count, Symmetries symmetries) {
  /** The most options of a puzzle; with more, even finding its symmetries takes long. */
  private static final int MOST_OPTIONS = 50_000;

  /**
   * Counts the classes, if there are symmetries and counting takes only a moment.
   *
   * @param solutions the number of all solutions with the givens
   */
  public static Optional<SolutionClasses> of(Puzzle puzzle, Prefix givens, BigInteger solutions) {
    if (puzzle.problem().options() > MOST_OPTIONS) {
      return Optional.empty();
    }
    return symmetries(puzzle, givens)
        .filter(symmetries -> symmetries.order() > 1)
        .flatMap(
            symmetries ->
                new FixedSolutions(puzzle.problem(), symmetries, givens)
                    .sum()
                    .map(fixed -> of(symmetries, solutions.add(fixed))));
  }

  private static Optional<Symmetries> symmetries(Puzzle puzzle, Prefix givens) {
    try {
      return Optional.of(Symmetries.of(puzzle).stabiliser(givens.options()));
    } catch (IllegalArgumentException e) {
      // Too many to be listed.
      return Optional.empty();
    }
  }

  private static SolutionClasses of(Symmetries symmetries, BigInteger sum) {
    BigInteger[] average = sum.divideAndRemainder(BigInteger.valueOf(symmetries.order()));
    if (average[1].signum() != 0) {
      throw new IllegalArgumentException(
          "The count is none of all solutions: with those that are their own images it is %s, which is no multiple of the %d symmetries."
              .formatted(sum, symmetries.order()));
    }
    return new SolutionClasses(average[0], symmetries);
  }
}
