package org.dancingsparks.cli.search;

import org.dancingsparks.estimate.Estimate;
import org.dancingsparks.estimate.PathSample;
import org.dancingsparks.message.TimeText;
import org.dancingsparks.spark.Cores;

/** Forecasts the time of an exact count by links, from the rate of the paths just sampled. */
public final class CostForecast {
  private static final double NANOS = 1e9;

  /** The longest time, in seconds, that looks affordable. */
  private static final double MAX_SECONDS = TimeText.DAY;

  private final PathSample sample;
  private final Cores cores;

  /** Forecasts a count on some cores. */
  public CostForecast(PathSample sample, Cores cores) {
    this.sample = sample;
    this.cores = cores;
  }

  /** The forecast, in a line without a full stop. */
  public String text() {
    Estimate updates = sample.all().updates();
    double rate = Math.max(1, sample.updates()) * NANOS / Math.max(1, sample.cpuNanos());
    double seconds = updates.value() / rate / cores.number();
    String verdict = seconds <= MAX_SECONDS ? "looks affordable" : "does not look affordable";
    return "an exact count by links %s: %s on %s%s%s"
        .formatted(
            verdict,
            TimeText.about(seconds),
            cores.text(),
            updates.error() > updates.value() / 2
                ? ", but that is uncertain: sample more paths"
                : "",
            seconds <= MAX_SECONDS
                ? ""
                : "; `dance plan` tries a diagram, which may be far quicker");
  }
}
