package org.dancingsparks.message;

import java.util.Locale;

/** Long times in words, such as "about 3 hours". */
public final class TimeText {
  /** Seconds of a day. */
  public static final double DAY = 24 * 3600.0;

  private static final double HOUR = 3600;
  private static final double YEAR = 365.25 * DAY;

  private TimeText() {}

  /** A time, roughly. */
  public static String about(double seconds) {
    if (seconds < 1) {
      return "less than a second";
    }
    if (seconds < 1.5) {
      return "about a second";
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
