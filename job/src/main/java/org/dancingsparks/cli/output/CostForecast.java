package org.dancingsparks.cli.output;

import java.util.Locale;
import org.dancingsparks.estimate.Estimate;
import org.dancingsparks.estimate.PathSample;

/** Forecasts the time of an exact count by links, at the rate of the paths just sample. */
public final class CostForecast {
  private static final double NANOS = 1e9;
  private static final double HOUR = 3600;
  private static final double DAY = 24 * HOUR;
  private static final double YEAR = 365.25 * DAY;

  /** Longer times are forecast for a cluster. */
  private static final double MOST_SECONDS = DAY;

  private final PathSample sample;
  private final int cores;

  /** For a number of cores. */
  public CostForecast(PathSample sample, int cores) {
    this.sample = sample;
    this.cores = cores;
  }

  /** The forecast, in a line without a full stop. */
  public String text() {
    Estimate updates = sample.all().updates();
    double rate = Math.max(1, sample.updates()) * NANOS / Math.max(1, sample.cpuNanos());
    double seconds = updates.value() / rate / cores;
    String verdict = seconds <= MOST_SECONDS ? "looks affordable" : "does not look affordable";
    return "an exact count by links %s: %s on %d %s%s%s"
        .formatted(
            verdict,
            time(seconds),
            cores,
            cores == 1 ? "core" : "cores",
            updates.error() > updates.value() / 2
                ? ", but that is uncertain: sample more paths"
                : "",
            seconds <= MOST_SECONDS
                ? ""
                : "; `dance plan` tries a diagram, which may be far quicker");
  }

  private static String time(double seconds) {
    if (seconds < 1) {
      return "less than a second";
    }
    if (seconds < 2 * HOUR) {
      return seconds < 120 ? about(seconds, "seconds") : about(seconds / 60, "minutes");
    }
    if (seconds < 2 * DAY) {
      return about(seconds / HOUR, "hours");
    }
    return seconds < 2 * YEAR ? about(seconds / DAY, "days") : about(seconds / YEAR, "years");
  }

  private static String about(double number, String unit) {
    return String.format(
        Locale.ROOT, number < 1e4 ? "about %.0f %s" : "about %.1e %s", number, unit);
  }
}
