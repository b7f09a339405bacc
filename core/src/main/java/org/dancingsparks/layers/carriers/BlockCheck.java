package org.dancingsparks.layers.carriers;

/** Watches a sweep block by block, and may end it. Called by one thread at a time. */
@FunctionalInterface
public interface BlockCheck {
  /**
   * Records what a block took.
   *
   * @param residuals visited
   * @param choices for them, and by how many more or fewer are ahead than before
   * @return true to end the sweep
   */
  boolean isTooMuch(long residuals, Choices choices);
}
