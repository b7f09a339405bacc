package org.dancingsparks.cover;

import java.math.BigInteger;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Walks the solutions of a problem from any prefix, pulled from one to the next, in an order that
 * the problem and the engine fix. A search from a prefix that this search passes through gives
 * exactly that part of it. One thread at a time.
 */
public interface SolutionCursor {
  /** Where to look, every few thousand nodes, whether to give up. */
  SolutionCursor cancelledBy(BooleanSupplier cancelled);

  /**
   * Starts again from a prefix of the same problem; the profile goes on counting.
   *
   * @param prefix made for this problem: its options do not conflict
   */
  SolutionCursor from(Prefix prefix);

  /**
   * Makes the cursor stop at each node of a depth as if it were a solution, without counting the
   * nodes where it stops: whoever goes on from them does.
   *
   * @param depth number of options chosen, the prefix's included
   */
  SolutionCursor stoppingAt(int depth);

  /**
   * Moves to the next solution.
   *
   * @return false if there is none left
   * @throws CancellationException if the search was cancelled; it can be started again
   */
  boolean next();

  /** Number of solutions from here to the end, whatever it is; the cursor is then exhausted. */
  BigInteger countAll();

  /**
   * The same as a {@code long}.
   *
   * @throws ArithmeticException if that does not hold it
   */
  default long count() {
    return countAll().longValueExact();
  }

  /** Number of options of the solution at the cursor. */
  int size();

  /** The option ids of the solution at the cursor, in the order of choice, the prefix first. */
  int[] solution();

  /** What was done since the cursor was made. */
  Profile profile();

  /** Nodes visited since the cursor was made: those of its profile, added up. */
  long nodes();

  /** Updates made since the cursor was made: those of its profile, added up. */
  long updates();

  /**
   * How much of the search from the prefix lies behind the cursor, 0 to 1, if all branches of a
   * node weighed the same: it falls only by rounding, or where counting begins again with longer
   * numbers, and ends at 1.
   */
  double passed();

  /** The part of that weight that the node at the cursor has: the product of 1/branching. */
  double weight();
}
