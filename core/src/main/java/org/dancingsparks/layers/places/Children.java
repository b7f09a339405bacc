package org.dancingsparks.layers.places;

/** Receives the residuals that options leave. One thread at a time. */
abstract class Children {
  /** The number of no option: a residual is only passed to its first open place. */
  static final int NO_OPTION = -1;

  /**
   * Receives a residual.
   *
   * @param place its first open place
   * @param option by its number, that of leaving a place, or {@link #NO_OPTION}
   * @param entry its bits and its multiplicity; used again once this returns
   */
  abstract void receive(int place, int option, long... entry);

  /** Prepares for multiplicities of this many words, or more; returns their number from now on. */
  abstract int widen(int number);
}
