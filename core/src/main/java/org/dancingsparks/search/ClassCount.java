package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dancingsparks.puzzle.ConjugacyClass;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Quotients;
import org.dancingsparks.puzzle.Symmetries;

/**
 * Counts the solutions of a puzzle up to symmetry by Burnside's lemma, without listing any: for one
 * automorphism of each conjugacy class those that it fixes, which are the solutions of a smaller
 * problem.
 *
 * <p>{@link Counting#upToSymmetry} does the whole count.
 *
 * <p>No piece need break the symmetry, and automorphisms may exchange pieces. Immutable.
 */
public final class ClassCount {
  private final Puzzle puzzle;
  private final Search all;
  private final Symmetries symmetries;
  private final Quotients quotients;

  /**
   * A count.
   *
   * @param all a search for all solutions
   * @param symmetries that map the givens onto themselves
   */
  ClassCount(Puzzle puzzle, Search all, Symmetries symmetries, Quotients quotients) {
    this.puzzle = puzzle;
    this.all = all;
    this.symmetries = symmetries;
    this.quotients = quotients;
  }

  /**
   * A search for all solutions: by the orbits of a piece, if one helps, so that there is less to do
   * than in {@link Searches#all}.
   */
  public Search all() {
    return all;
  }

  /** Number of automorphisms, the identity included. */
  int order() {
    return symmetries.order();
  }

  /**
   * Counts the classes.
   *
   * @param solutions the number of all solutions
   * @param counter counts the solutions of a search
   * @throws IllegalArgumentException if the number of solutions is impossible
   */
  public SolutionClasses count(BigInteger solutions, Function<FixedSearch, BigInteger> counter) {
    List<FixedSolutions> fixed =
        symmetries.conjugacyClasses().stream()
            .map(kind -> new FixedSolutions(kind, fixed(kind, solutions, counter)))
            .toList();
    return new SolutionClasses(symmetries, fixed);
  }

  private BigInteger fixed(
      ConjugacyClass kind, BigInteger solutions, Function<FixedSearch, BigInteger> counter) {
    return kind.isIdentity() || solutions.signum() == 0
        ? solutions
        : search(kind).map(counter).orElse(BigInteger.ZERO);
  }

  /** The search for the solutions that are fixed; empty if there are plainly none. */
  private Optional<FixedSearch> search(ConjugacyClass kind) {
    String name = "%s, fixed by %s".formatted(puzzle.name(), kind.title());
    return quotients
        .by(symmetries, kind.representative())
        .map(
            quotient ->
                new FixedSearch(
                    kind, new PlainPuzzle(name, quotient.problem()), Search.all(quotient)));
  }
}
