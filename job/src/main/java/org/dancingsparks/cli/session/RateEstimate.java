package org.dancingsparks.cli.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/** The recent speed of a run, and its remaining time at that speed. Not thread safe. */
final class RateEstimate {
  /** The shortest recent period, in seconds; a share of the time so far if that is longer. */
  private static final double MIN_PERIOD = 10;

  private static final double SHARE = 0.25;

  /** The shortest time, in seconds, that gives a meaningful rate. */
  private static final double MIN_SECONDS_TO_ESTIMATE = 4;

  /** The largest factor between two estimates at which the time left is still shown. */
  private static final double AGREEMENT = 2;

  /** The minimum time between two samples; earlier ones are dropped. */
  private static final double SECONDS_BETWEEN = 0.1;

  private static final double MINUTE = 60;
  private static final double HOUR = 60 * MINUTE;
  private static final double DAY = 24 * HOUR;

  private record Sample(double seconds, double done, long solutions) {
    double leftAt(Sample last) {
      return (1 - last.done) * (last.seconds - seconds) / (last.done - done);
    }
  }

  private final Deque<Sample> samples = new ArrayDeque<>();
  private Sample first;

  /** Records the work done at a time. */
  void add(double seconds, double done, long solutions) {
    if (!samples.isEmpty() && seconds - samples.getLast().seconds < SECONDS_BETWEEN) {
      return;
    }
    Sample sample = new Sample(seconds, done, solutions);
    first = first == null ? sample : first;
    samples.add(sample);
    double from = seconds - Math.max(MIN_PERIOD, SHARE * (seconds - first.seconds));
    // The first remaining sample is at least that old.
    while (samples.size() > 2 && second().seconds <= from) {
      samples.remove();
    }
  }

  private Sample second() {
    return samples.stream().skip(1).findFirst().orElseThrow();
  }

  private boolean isKnown() {
    return samples.size() > 1
        && samples.getLast().seconds - samples.getFirst().seconds >= MIN_SECONDS_TO_ESTIMATE;
  }

  /** Returns solutions per second, or an empty text. */
  String rate() {
    if (!isKnown()) {
      return "";
    }
    Sample now = samples.getLast();
    Sample before = samples.getFirst();
    double rate = (now.solutions - before.solutions) / (now.seconds - before.seconds);
    return String.format(Locale.ROOT, rate >= 10 || rate == 0 ? "%,.0f/s" : "%.1f/s", rate);
  }

  /** Returns the time left, or an empty text where the samples do not tell it. */
  String left() {
    if (!isKnown() || samples.getLast().done <= samples.getFirst().done) {
      return "";
    }
    double ofLate = samples.getFirst().leftAt(samples.getLast());
    double ofAll = first.leftAt(samples.getLast());
    boolean agrees = ofLate <= AGREEMENT * ofAll && ofAll <= AGREEMENT * ofLate;
    return agrees ? duration(ofLate) + " left" : "";
  }

  /** Returns seconds in words, no more exact than an estimate is. */
  static String duration(double seconds) {
    if (seconds < 2 * MINUTE) {
      return "%.0f s".formatted(Math.max(1, seconds));
    }
    if (seconds < 2 * HOUR) {
      return "%.0f min".formatted(seconds / MINUTE);
    }
    if (seconds < 2 * DAY) {
      return "%.0f h".formatted(seconds / HOUR);
    }
    return String.format(Locale.ROOT, "%,.0f days", seconds / DAY);
  }
}
