package org.dancingsparks.verify;

/** The share of a run's boards or puzzles to count again. */
public enum Extent {
  /** Some, evenly distributed. */
  SAMPLE,
  ALL;

  /** Returns the distance from one that is counted again to the next, given the number of all. */
  long step(long all, long sample) {
    return this == ALL ? 1 : Math.max(1, all / sample);
  }
}
