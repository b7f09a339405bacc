package org.dancingsparks.challenge;

/** Is shown starts. */
interface StartVisitor {
  /**
   * Takes a start.
   *
   * @param start option ids by kind, ascending; to be read now, and not to be changed
   * @param solution the number of a solution that has it
   * @param isUnique whether no other has it
   */
  void start(int[] start, long solution, boolean isUnique);
}
