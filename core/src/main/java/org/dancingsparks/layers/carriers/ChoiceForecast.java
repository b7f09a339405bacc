package org.dancingsparks.layers.carriers;

import org.dancingsparks.residuals.Growth;

/**
 * Forecasts the options that a sweep tries for its residuals, up to the end of the layer that is
 * built. Layers grow by a factor that falls from each to the next: the forecast of a layer assumes
 * that it falls again as it did last. Thread safe.
 */
final class ChoiceForecast {
  private final Growth growth = new Growth();
  private long ofLayer;
  private double expectedOfLayer;
  private long ahead;

  /** Begins the next layer. */
  synchronized void nextLayer() {
    growth.add(ofLayer);
    expectedOfLayer = growth.ahead(1);
    ofLayer = 0;
  }

  /** Adds the options tried for a block of the layer; the change of what is tried and ahead. */
  synchronized Choices add(long tried) {
    ofLayer += tried;
    long rest = Math.max(0, (long) expectedOfLayer - ofLayer);
    Choices change = new Choices(tried, rest - ahead);
    ahead = rest;
    return change;
  }
}
