package org.dancingsparks.starts;

/** Is shown starts. */
public interface StartVisitor {
  /**
   * Takes a start.
   *
   * @param start option ids, in any order; to be read now, and not to be changed
   * @param solution the number of the one solution that has it; of several, what a row has
   * @param isUnique whether no other has it
   */
  void start(int[] start, long solution, boolean isUnique);
}
