package org.dancingsparks.verify;

import org.dancingsparks.runs.DamagedException;

/** Checks that options cover each item as a solution must. */
interface CoverCheck {
  /** Begins a solution. */
  void begin();

  /**
   * Adds an option of the solution.
   *
   * @throws DamagedException if it cannot be in a solution with those before it
   */
  void add(int option);

  /**
   * Ends the solution.
   *
   * @throws DamagedException if an item is not covered as often as it must be
   */
  void end();
}
