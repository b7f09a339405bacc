package org.dancingsparks.orders;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;

/**
 * A forecast of the residuals that a frontier search visits in an item order, from a trial that
 * ended early.
 *
 * <p>Once some places are passed, an item to come is covered in some residuals and not in others.
 * If all options were equally likely, it would be covered with the probability of the part of its
 * options that begin at those places. The entropies of all items add up to some bits, and the
 * logarithm of the number of residuals grows about in proportion to them, in all orders alike.
 */
final class ResidualForecast {
  /** The factor for a search that ended before its growth could be seen: it grows too fast. */
  private static final double TOO_EARLY = 1e6;

  /** The place that the trial reached, and its residuals and their frontier by then. */
  private final int place;

  private final long residuals;
  private final long width;

  /** The residuals expected from the growth so far; NaN if it is too early. */
  private final double byGrowth;

  private final Problem problem;

  /** By item: its place, or a greater number if it is secondary. */
  private final int[] places;

  /** By item: the number of its options, and of those that begin at a place that is passed. */
  private final int[] options;

  private final int[] passed;
  private final double[] entropies;

  /** By place, the bits of entropy once it is passed. */
  private final double[] bits;

  /**
   * A forecast.
   *
   * @param order the primary items
   * @param trial a search in this order that has ended early
   */
  ResidualForecast(Problem problem, int[] order, FrontierSearch trial) {
    place = Math.max(1, trial.place());
    residuals = trial.residuals();
    width = trial.width();
    byGrowth = trial.expectedInAll();
    this.problem = problem;
    places = new int[problem.items()];
    options = new int[problem.items()];
    passed = new int[problem.items()];
    entropies = new double[problem.items()];
    bits = new double[order.length];
    Arrays.fill(places, order.length);
    for (int place = 0; place < order.length; place++) {
      places[order[place]] = place;
    }
    int[] first = new int[problem.options()];
    for (int option = 0; option < first.length; option++) {
      first[option] = order.length;
      for (int index = 0; index < problem.size(option); index++) {
        int item = problem.item(option, index);
        options[item]++;
        first[option] = Math.min(first[option], places[item]);
      }
    }
    int[] byPlace =
        IntStream.range(0, first.length)
            .boxed()
            .sorted(Comparator.comparingInt(option -> first[option]))
            .mapToInt(option -> option)
            .toArray();
    int next = 0;
    double sum = 0;
    for (int place = 0; place < order.length; place++) {
      sum += change(order[place], place);
      for (; next < byPlace.length && first[byPlace[next]] == place; next++) {
        sum += passing(byPlace[next], place);
      }
      bits[place] = sum;
    }
  }

  /** The change of the entropy as an option's first place is passed. */
  private double passing(int option, int place) {
    double sum = 0;
    for (int index = 0; index < problem.size(option); index++) {
      passed[problem.item(option, index)]++;
      sum += change(problem.item(option, index), place);
    }
    return sum;
  }

  private double change(int item, int place) {
    double before = entropies[item];
    double part = passed[item] / (double) options[item];
    entropies[item] = places[item] > place && part < 1 ? entropy(part) + entropy(1 - part) : 0;
    return entropies[item] - before;
  }

  private static double entropy(double part) {
    return part == 0 ? 0 : -part * Math.log(part) / Math.log(2);
  }

  /** By how much the logarithm of the number of residuals grew with the bits so far. */
  double growth() {
    return Math.log(Math.max(1, width)) / Math.log(2) / Math.max(1, bits[place - 1]);
  }

  /**
   * The number of residuals expected in all: the greater of what the entropies and the growth so
   * far foretell.
   *
   * @param growth of the logarithm of their number with the bits
   */
  double inAll(double growth) {
    double byEntropy = residuals;
    for (int at = place; at < bits.length; at++) {
      byEntropy += width * Math.pow(2, growth * (bits[at] - bits[place - 1]));
    }
    return Double.isNaN(byGrowth) ? byEntropy * TOO_EARLY : Math.max(byEntropy, byGrowth);
  }
}
