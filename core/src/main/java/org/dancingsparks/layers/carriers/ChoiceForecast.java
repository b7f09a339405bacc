package org.dancingsparks.layers.carriers;

/**
 * Forecasts the options that a sweep tries for its residuals, up to the end of the layer that is
 * built. Layers grow by a factor that falls from each to the next: the forecast of a layer assumes
 * that it falls again as it did last. Thread safe.
 */
final class ChoiceForecast {
  private long ofLastLayer;
  private long ofLayer;

  /** The factor by which the last layer had grown; 0 if it was the first. */
  private double growth;

  private double expectedOfLayer;
  private long ahead;

  /** Begins the next layer. */
  synchronized void nextLayer() {
    double grown = ofLastLayer == 0 ? 0 : (double) ofLayer / ofLastLayer;
    double fall = growth == 0 ? 0 : Math.min(1, grown / growth);
    expectedOfLayer = ofLayer * grown * fall;
    growth = grown;
    ofLastLayer = ofLayer;
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
