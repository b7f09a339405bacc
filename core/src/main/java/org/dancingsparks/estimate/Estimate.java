package org.dancingsparks.estimate;

/**
 * An estimate from samples.
 *
 * @param value the mean of the samples
 * @param error its standard error: the samples' standard deviation over the root of their number;
 *     NaN for a single sample, and where all samples are 0
 */
public record Estimate(double value, double error) {
  /**
   * Half the width of the interval that contains 95 % of a normal distribution, in standard
   * deviations.
   */
  private static final double OF_95_PERCENT = 1.959964;

  /** The lower end of the 95 % interval, at least 0, since no estimated number is negative. */
  public double low() {
    return Math.max(0, value - OF_95_PERCENT * error);
  }

  /** The upper end of the 95 % interval, as far as the samples show. */
  public double high() {
    return value + OF_95_PERCENT * error;
  }

  static Estimate of(long samples, double sum, double squares) {
    if (sum == 0) {
      // The samples leave open whether it is 0, or too rare to have been met.
      return new Estimate(0, Double.NaN);
    }
    double mean = sum / samples;
    double variance = Math.max(0, squares / samples - mean * mean) * samples / (samples - 1.0);
    return new Estimate(mean, Math.sqrt(variance / samples));
  }
}
