package org.dancingsparks.residuals;

import java.util.ArrayList;
import java.util.List;

/**
 * A forecast of the work left in a search that goes from stage to stage, such as places. The
 * logarithms of the stages' work follow a parabola, roughly: a stage is a factor larger than the
 * one before, and the factor falls. Late stages tell more than early ones. After a fifth of the
 * work most forecasts of all work are within a factor of two (compared on 14 searches for
 * diagrams); one that is far too high says so of a search that is far from its peak.
 */
public final class StageForecast {
  /** Work of a stage below which it says nothing. */
  private static final double MIN_WORK = 10;

  /** Minimum number of stages that tell. */
  private static final int MIN_STAGES = 5;

  /** Stages after which one tells by a factor of e less. */
  private static final double AGE = 6;

  /** The number of stages whose fall is believed. */
  private static final int LAST = 3;

  /** Logarithms of the work of stages that tell, and zeros. */
  private final List<Double> logarithms = new ArrayList<>();

  private int telling;

  /** Adds the work of the next stage. */
  public void add(double work) {
    boolean isTelling = work >= MIN_WORK;
    logarithms.add(isTelling ? Math.log(work) : 0);
    telling += isTelling ? 1 : 0;
  }

  /**
   * The work expected of all stages left.
   *
   * @param stages left
   * @return NaN as long as too few stages tell; 0 if none is left
   */
  public double rest(int stages) {
    if (stages <= 0) {
      return 0;
    }
    if (telling < MIN_STAGES) {
      return Double.NaN;
    }
    double[] curve = parabola();
    double growth = seen() < 0 ? Math.min(curve[1], seen()) : curve[1];
    // The peak comes before half of the stages left, and after at most as many as there were.
    double toPeak = Math.min(stages / 2.0, logarithms.size());
    double bend = Math.min(curve[2], -Math.max(0, growth) / (2 * toPeak));
    double sum = 0;
    for (int stage = 1; stage <= stages; stage++) {
      sum += Math.exp(curve[0] + stage * (growth + stage * bend));
    }
    return sum;
  }

  /** The growth of the last few stages, from each to the next. */
  private double seen() {
    int last = logarithms.size() - 1;
    return (logarithms.get(last) - logarithms.get(last - LAST)) / LAST;
  }

  /** The coefficients of the parabola of least squares, by the number of stages from the last. */
  private double[] parabola() {
    double[] powers = new double[5];
    double[] values = new double[3];
    for (int index = 0; index < logarithms.size(); index++) {
      double logarithm = logarithms.get(index);
      int stage = index + 1 - logarithms.size();
      double term = logarithm == 0 ? 0 : Math.exp(stage / AGE);
      for (int power = 0; power < powers.length; power++) {
        powers[power] += term;
        if (power < values.length) {
          values[power] += term * logarithm;
        }
        term *= stage;
      }
    }
    double[] p = powers;
    double all = determinant(p[0], p[1], p[2], p[1], p[2], p[3], p[2], p[3], p[4]);
    double[] v = values;
    return new double[] {
      determinant(v[0], p[1], p[2], v[1], p[2], p[3], v[2], p[3], p[4]) / all,
      determinant(p[0], v[0], p[2], p[1], v[1], p[3], p[2], v[2], p[4]) / all,
      determinant(p[0], p[1], v[0], p[1], p[2], v[1], p[2], p[3], v[2]) / all
    };
  }

  /** The determinant of a matrix of three rows and columns, row by row. */
  private static double determinant(double... m) {
    return m[0] * (m[4] * m[8] - m[5] * m[7])
        - m[1] * (m[3] * m[8] - m[5] * m[6])
        + m[2] * (m[3] * m[7] - m[4] * m[6]);
  }
}
