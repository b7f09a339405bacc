package org.dancingsparks.layers.carriers;

/** Watches a sweep block by block, and may end it. Called by one thread at a time. */
@FunctionalInterface
public interface BlockCheck {
  /**
   * Records what a block took.
   *
   * @param residuals visited
   * @param choices by which a forecast of the options tried up to the end of the layer has changed
   * @return true to end the sweep
   */
  boolean isTooMuch(long residuals, long choices);
}
