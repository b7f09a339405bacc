package org.dancingsparks.plan;

/** Is told how far a long run is. Called from several threads, one at a time. */
@FunctionalInterface
public interface Progress {
  /**
   * Takes note.
   *
   * @param done share of the search that is done, 0 to 1, by weight; may fall back if a task is
   *     lost
   * @param solutions found so far, as far as is known
   */
  void update(double done, long solutions);
}
