package org.dancingsparks.layers.carriers;

/** A receiver of the residuals that options of a carrier leave. */
@FunctionalInterface
public interface ChildReceiver {
  /**
   * Receives residuals of a subblock of the block with one carrier more; equal ones can come
   * several times.
   */
  void take(int carrier, int subblock, Block children);
}
