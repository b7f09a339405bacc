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
  /** Bits more for a search that ended before its growth could be seen: it grows too fast. */
  private static final double TOO_EARLY = 20;

  /**
   * The least part of the growth with which residuals differ in the end, also where a trial that
   * ended early has not yet seen many of the possible ones.
   */
  private static final double LEAST = 0.5;

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
    for (int at = 0; at < order.length; at++) {
      places[order[at]] = at;
    }
    int[] first = IntStream.range(0, problem.options()).map(this::first).toArray();
    int[] byPlace =
        IntStream.range(0, first.length)
            .filter(option -> first[option] < order.length)
            .boxed()
            .sorted(Comparator.comparingInt(option -> first[option]))
            .mapToInt(option -> option)
            .toArray();
    for (int option : byPlace) {
      for (int index = 0; index < problem.size(option); index++) {
        options[problem.item(option, index)]++;
      }
    }
    int next = 0;
    double sum = 0;
    for (int at = 0; at < order.length; at++) {
      sum += change(order[at], at);
      for (; next < byPlace.length && first[byPlace[next]] == at; next++) {
        sum += passing(byPlace[next], at);
      }
      bits[at] = sum;
    }
  }

  /** The first place of an option; after all places if it has no primary item. */
  private int first(int option) {
    return IntStream.range(0, problem.size(option))
        .map(index -> places[problem.item(option, index)])
        .min()
        .orElse(bits.length);
  }

  /** The change of the entropy as an option's first place is passed. */
  private double passing(int option, int at) {
    double sum = 0;
    for (int index = 0; index < problem.size(option); index++) {
      passed[problem.item(option, index)]++;
      sum += change(problem.item(option, index), at);
    }
    return sum;
  }

  private double change(int item, int at) {
    double before = entropies[item];
    double part = passed[item] / (double) options[item];
    entropies[item] = places[item] > at && part < 1 ? entropy(part) + entropy(1 - part) : 0;
    return entropies[item] - before;
  }

  private static double entropy(double part) {
    return part == 0 ? 0 : -part * Math.log(part) / Math.log(2);
  }

  /** By how much the logarithm of the number of residuals grew with the bits so far. */
  double growth() {
    return log2(width) / Math.max(1, bits[place - 1]);
  }

  /**
   * The logarithm to base 2 of the number of residuals expected in all: the greater of what the
   * entropies and the growth so far foretell.
   *
   * @param growth of the logarithm of their number with the bits
   */
  double inAll(double growth) {
    double[] expected = new double[bits.length - place];
    for (int at = place; at < bits.length; at++) {
      double grown = log2(width) + growth * (bits[at] - bits[place - 1]);
      expected[at - place] = Math.max(grown, LEAST * growth * bits[at]);
    }
    double most = Arrays.stream(expected).max().orElse(0);
    double sum = residuals * Math.pow(2, -most);
    for (double each : expected) {
      sum += Math.pow(2, each - most);
    }
    double byEntropy = most + Math.log(sum) / Math.log(2);
    return Double.isNaN(byGrowth) ? byEntropy + TOO_EARLY : Math.max(byEntropy, log2(byGrowth));
  }

  private static double log2(double number) {
    return Math.log(Math.max(1, number)) / Math.log(2);
  }
}
