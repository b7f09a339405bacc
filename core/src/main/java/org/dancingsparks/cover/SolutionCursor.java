package org.dancingsparks.cover;

import java.math.BigInteger;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Yields solutions one after another, in an order fixed by the problem and the engine. Used by one
 * thread at a time.
 */
public interface SolutionCursor {
  /** Sets a check, polled every few thousand steps, that ends the search when true. */
  SolutionCursor cancelledBy(BooleanSupplier cancelled);

  /**
   * Moves to the next solution.
   *
   * @return false if there is none left
   * @throws CancellationException if the search was cancelled
   */
  boolean next();

  /** The option ids of the solution at the cursor, in the order of choice, the prefix first. */
  int[] solution();

  /**
   * The option ids of {@link #solution}, possibly without a copy: read them before the cursor moves
   * on, and do not change them.
   */
  default int[] sharedSolution() {
    return solution();
  }

  /** Number of options of the solution at the cursor. */
  int size();

  /**
   * Number of leading options that the solution has in common with the one before. Fewer may be
   * reported.
   */
  default int unchanged() {
    return 0;
  }

  /** Number of solutions from here to the end; the cursor is then exhausted. */
  BigInteger countAll();

  /**
   * The number of {@link #countAll} as a {@code long}; the cursor is then exhausted.
   *
   * @throws ArithmeticException if a {@code long} cannot hold it
   */
  default long count() {
    return countAll().longValueExact();
  }

  /**
   * Share of the search that lies behind the cursor, 0 to 1, as if all branches of a node weighed
   * the same. It ends at 1, and falls only by rounding, or where counting starts again with longer
   * numbers.
   */
  double passed();
}
