package org.dancingsparks.cli.output;

import java.math.BigInteger;
import java.util.Optional;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.search.BoundedClassCount;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SolutionClasses;
import org.dancingsparks.search.SymmetryUse;

/** Prints remarks on a puzzle that need no long search, on standard error. */
public final class Remarks {
  private final Puzzle puzzle;
  private final ProgressLines lines;
  private boolean isExplained;

  public Remarks(Puzzle puzzle, ProgressLines lines) {
    this.puzzle = puzzle;
    this.lines = lines;
  }

  /** Explains why there is no solution, if that is known at once. */
  public void onImpossibility(Prefix givens) {
    Optional<Impossibility> known = Impossibility.of(puzzle, givens);
    known.ifPresent(no -> lines.say("no solution is possible: " + no.why()));
    isExplained = known.isPresent();
  }

  /**
   * Reports that no solution was found, and why if that is known; nothing if it was reported
   * before.
   */
  public void onNoSolution(Prefix givens) {
    if (!isExplained) {
      onImpossibility(givens);
    }
    if (!isExplained) {
      noSolution(lines);
    }
  }

  /** Reports that no solution was found. */
  public static void noSolution(ProgressLines lines) {
    lines.say("there is no solution");
  }

  /**
   * Reports that the number up to symmetry is simply the number of all solutions, since no
   * symmetries are known.
   */
  public void onUnknownSymmetries() {
    if (puzzle.symmetries().order() == 1) {
      lines.say("no symmetries are known: each solution is counted");
    }
  }

  /**
   * Reports the number of solutions up to symmetry, if all were counted and it is known.
   *
   * @return the number, if it is known
   */
  public Optional<BigInteger> onSymmetry(Search search, BigInteger solutions) {
    if (search.use() == SymmetryUse.CLASSES || solutions.signum() == 0) {
      return Optional.empty();
    }
    Optional<SolutionClasses> known = BoundedClassCount.of(puzzle, search.givens(), solutions);
    known.ifPresent(this::say);
    return known.map(SolutionClasses::count);
  }

  private void say(SolutionClasses classes) {
    lines.say(
        "%s up to %s (%d symmetries)"
            .formatted(
                classes.count(), classes.symmetries().kinds(), classes.symmetries().order()));
  }
}
