package org.dancingsparks.verify;

/** Extent of what is counted again among the boards or puzzles of a run. */
public enum Extent {
  /** Some, evenly distributed. */
  SAMPLE,
  ALL;

  /** Returns how far it is from one that is counted again to the next, of as many as there are. */
  long step(long all, long sample) {
    return this == ALL ? 1 : Math.max(1, all / sample);
  }
}
