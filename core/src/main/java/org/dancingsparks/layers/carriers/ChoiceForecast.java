package org.dancingsparks.layers.carriers;

/**
 * Forecasts the options that a sweep tries for its residuals, up to the end of the layer that is
 * built. Layers grow by a factor that falls from each to the next: the forecast of a layer assumes
 * that it falls again as it did last. Near the middle, such a layer and those before it are most of
 * all. Thread safe.
 */
final class ChoiceForecast {
  private long ofLayersBefore;
  private long ofLastLayer;
  private long ofLayer;

  /** The factor by which the last layer had grown; 0 if it was the first. */
  private double growth;

  private double expectedOfLayer;
  private long reported;

  /** Begins the next layer. */
  synchronized void nextLayer() {
    double grown = ofLastLayer == 0 ? 0 : (double) ofLayer / ofLastLayer;
    double fall = growth == 0 ? 0 : Math.min(1, grown / growth);
    expectedOfLayer = ofLayer * grown * fall;
    growth = grown;
    ofLayersBefore += ofLayer;
    ofLastLayer = ofLayer;
    ofLayer = 0;
  }

  /** Adds the options tried for a block of the layer; the change of the forecast. */
  synchronized long add(long choices) {
    ofLayer += choices;
    long forecast = ofLayersBefore + Math.max(ofLayer, (long) expectedOfLayer);
    long change = forecast - reported;
    reported = forecast;
    return change;
  }
}
