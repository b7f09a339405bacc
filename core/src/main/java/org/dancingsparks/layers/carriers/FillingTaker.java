package org.dancingsparks.layers.carriers;

/** Takes the complete residuals of blocks, in place of a join. Called by several threads. */
@FunctionalInterface
public interface FillingTaker {
  /**
   * Takes the complete residuals of a block.
   *
   * @param set of carriers covered
   * @param fillings valid during the call
   * @param join the join of the calling thread
   */
  void take(int set, ResidualTable fillings, FillingJoin join);
}
