package org.dancingsparks.starts;

/** Receives starts. */
public interface StartVisitor {
  /**
   * Visits a start.
   *
   * @param start option ids, in any order; valid until the next call; read-only
   * @param solution the number of its only solution; if there are several, that of the row
   */
  void start(int[] start, long solution);
}
