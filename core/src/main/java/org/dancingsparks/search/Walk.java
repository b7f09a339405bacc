package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Profile;

/** Walks the solutions that are found for one subproblem after another, images not yet made. */
interface Walk {
  /** Where to look, every few thousand steps, whether to give up. */
  void cancelledBy(BooleanSupplier cancelled);

  /** Moves before the first solution of a subproblem. */
  void start(Subproblem subproblem);

  /**
   * Moves to the next solution.
   *
   * @throws java.util.concurrent.CancellationException if the search was cancelled
   */
  boolean next();

  /** The options of the solution, to be read before the next one and not to be changed. */
  int[] solution();

  /** How many places at the beginning have the same options as in the solution before. */
  int unchanged();

  /** The options of the search's start that the solution begins with, and maybe more. */
  int[] start();

  /** Number of solutions from here to the end of the subproblem. */
  BigInteger count();

  /** How much of the subproblem lies behind, 0 to 1. */
  double passed();

  /** Updates made since the walk was made. */
  long updates();

  /** What was done since the walk was made. */
  Profile profile();
}
