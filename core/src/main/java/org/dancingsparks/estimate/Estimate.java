package org.dancingsparks.estimate;

/**
 * What was estimated from samples.
 *
 * @param value the mean of the samples
 * @param error its standard error: the samples' standard deviation by the root of their number; NaN
 *     from one sample alone, and where all samples are 0
 */
public record Estimate(double value, double error) {
  /** Of a normal distribution, 95 % is within so many standard deviations. */
  private static final double OF_95_PERCENT = 1.959964;

  /** Where the 95 % interval begins; no number that is estimated here is below 0. */
  public double low() {
    return Math.max(0, value - OF_95_PERCENT * error);
  }

  /** Where the 95 % interval ends, as far as the samples tell. */
  public double high() {
    return value + OF_95_PERCENT * error;
  }

  static Estimate of(long samples, double sum, double squares) {
    if (sum == 0) {
      // No sample says anything of it: it may be 0, or too rare to have been met.
      return new Estimate(0, Double.NaN);
    }
    double mean = sum / samples;
    double variance = Math.max(0, squares / samples - mean * mean) * samples / (samples - 1.0);
    return new Estimate(mean, Math.sqrt(variance / samples));
  }
}
