package org.dancingsparks.isomorphism;

/**
 * A way to draw the residuals of a stage as graphs, such that residuals whose graphs are isomorphic
 * have equally many completions. Immutable.
 */
interface ResidualGraph {
  /** Number of vertices. */
  int vertices();

  /** Returns an empty graph, with room for any residual of the stage. */
  ColouredGraph blank();

  /**
   * Draws a residual.
   *
   * @param residual a bit set
   * @param on a graph that this has made, with nothing on it
   * @return false if an item is left without options, so that there is no completion
   */
  boolean draw(long[] residual, ColouredGraph on);
}
