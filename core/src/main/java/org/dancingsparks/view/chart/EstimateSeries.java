package org.dancingsparks.view.chart;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A running estimate: its values by the number of samples. Immutable.
 *
 * @param points at least one, by ascending number of samples
 * @param exact the exact value, if it is known
 * @param title of the chart
 * @param yLabel the estimated quantity
 */
public record EstimateSeries(
    List<Point> points, OptionalDouble exact, String title, String yLabel) {
  private static final double MAX_VALUE = 1e300;

  /**
   * One state of the estimate.
   *
   * @param samples number of them so far
   * @param halfWidth of the 95 % band; not a number or infinite while it is unknown
   */
  public record Point(long samples, double estimate, double halfWidth) {
    double low() {
      return estimate - (Double.isFinite(halfWidth) ? halfWidth : 0);
    }

    double high() {
      return estimate + (Double.isFinite(halfWidth) ? halfWidth : 0);
    }
  }

  /**
   * Checks the points.
   *
   * @throws IllegalArgumentException if there is none, they are not in order, or a value is not a
   *     number or beyond 1e300
   */
  public EstimateSeries {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("The chart has no point; give it one at least.");
    }
    for (int at = 0; at < points.size(); at++) {
      check(points.get(at), at == 0 ? -1 : points.get(at - 1).samples());
    }
    exact.ifPresent(value -> checkSize("exact value", value));
  }

  private static void check(Point point, long before) {
    if (point.samples() <= before) {
      throw new IllegalArgumentException(
          "A point at %d samples does not come after %d; numbers of samples ascend from 0."
              .formatted(point.samples(), before));
    }
    checkSize("estimate at " + point.samples() + " samples", point.estimate());
    checkSize("upper end of the band at " + point.samples() + " samples", point.high());
    checkSize("lower end of the band at " + point.samples() + " samples", point.low());
  }

  private static void checkSize(String what, double value) {
    if (!(Math.abs(value) <= MAX_VALUE)) {
      throw new IllegalArgumentException(
          "The " + what + " is " + value + "; give a number of at most " + MAX_VALUE + ".");
    }
  }
}
