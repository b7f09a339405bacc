package org.dancingsparks.values;

import java.math.BigInteger;

/**
 * Lists solutions in the order of their costs, the least first; among equals, the one with the
 * lower number comes first. Not thread safe.
 */
public interface RankedSolutions {
  /** Moves to the next solution; false if there is none. */
  boolean next();

  /** The solution's cost. */
  long cost();

  /** The solution's number. */
  BigInteger number();

  /** The solution's option ids, in the order of choice, the prefix first. */
  int[] solution();
}
