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
 * logarithm of the number of residuals grows about in proportion to them.
 */
final class ResidualForecast {
  /** The growth of the logarithm of the number of residuals by a bit of entropy. */
  private static final double GROWTH = 0.8;

  /** The least part of the bits of entropy by which residuals differ in the end. */
  private static final double LEAST_GROWTH = 0.5;

  /** The factor for a search that ended before its growth could be seen: it grows too fast. */
  private static final double TOO_EARLY = 1e6;

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
   */
  ResidualForecast(Problem problem, int[] order) {
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

  /**
   * The number of residuals expected in all: the greater of what the entropies and the growth so
   * far foretell.
   *
   * @param trial a search in this order that has ended early
   */
  double inAll(FrontierSearch trial) {
    double byEntropy = byEntropy(trial);
    double byGrowth = trial.expectedInAll();
    return Double.isNaN(byGrowth) ? byEntropy * TOO_EARLY : Math.max(byEntropy, byGrowth);
  }

  private double byEntropy(FrontierSearch trial) {
    int at = Math.max(1, trial.place());
    double sum = trial.residuals();
    for (int place = at; place < bits.length; place++) {
      double grown = trial.width() * Math.pow(2, GROWTH * (bits[place] - bits[at - 1]));
      sum += Math.max(grown, Math.pow(2, LEAST_GROWTH * bits[place]));
    }
    return sum;
  }
}
