package org.dancingsparks.view.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * One axis of a chart: values to pixels, and round values to mark on it. Immutable.
 *
 * @param low value at {@code from}
 * @param high value at {@code to}, more than {@code low}
 */
record Axis(double low, double high, double from, double to) {
  private static final int MARKS = 6;
  private static final int PLAIN_EXPONENT = 5;
  private static final int MAX_DIGITS = 15;

  /** The distance between marks: 1, 2 or 5 times a power of ten. */
  private double step() {
    return round((high - low) / MARKS);
  }

  private static double round(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    double times = least / power;
    return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
  }

  double pixel(double value) {
    return from + (value - low) / (high - low) * (to - from);
  }

  List<Double> marks() {
    List<Double> marks = new ArrayList<>();
    double step = step();
    for (double at = Math.ceil(low / step);
        at * step <= high * (1 + 1e-12) && marks.size() < 4 * MARKS;
        at++) {
      marks.add(at * step);
    }
    return marks;
  }

  /** The power of ten that the labels leave out, if they would be long; otherwise 0. */
  int exponent() {
    double most = Math.max(Math.abs(low), Math.abs(high));
    int exponent = (int) Math.floor(Math.log10(most));
    return Math.abs(exponent) > PLAIN_EXPONENT ? exponent : 0;
  }

  /** A mark's value, without the power of ten. */
  String label(double mark) {
    int power = exponent();
    int decimals = Math.max(0, power - (int) Math.floor(Math.log10(step()) + 1e-9));
    BigDecimal value = BigDecimal.valueOf(mark).scaleByPowerOfTen(-power);
    return value.setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
  }

  /** The title of the axis, with the power of ten that its labels leave out. */
  String title(String words) {
    return exponent() == 0 ? words : words + " (" + times(exponent()) + ")";
  }

  /** A value in full, or to six digits and a power of ten if that is long. */
  static String value(double value) {
    BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
    if (exact.toPlainString().length() <= MAX_DIGITS) {
      return exact.toPlainString();
    }
    BigDecimal six = exact.round(new MathContext(6, RoundingMode.HALF_EVEN));
    int power = six.precision() - six.scale() - 1;
    return six.scaleByPowerOfTen(-power).stripTrailingZeros().toPlainString() + times(power);
  }

  private static String times(int power) {
    return "\u00d7" + power(power);
  }

  /** A power of ten. */
  static String power(int exponent) {
    return "10" + raised(exponent);
  }

  private static String raised(int exponent) {
    String digits = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
    StringBuilder raised = new StringBuilder(exponent < 0 ? "\u207b" : "");
    String.valueOf(Math.abs(exponent))
        .chars()
        .forEach(at -> raised.append(digits.charAt(at - '0')));
    return raised.toString();
  }
}
