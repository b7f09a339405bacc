package org.dancingsparks.values;

import java.io.Serializable;
import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The costs of options, which may be negative. A solution costs the sum of its options' costs. A
 * {@code long} holds the sum of any solution; that is checked once, here, and never again.
 * Immutable.
 */
public final class OptionCosts implements Serializable {
  private static final long serialVersionUID = 1;

  /** By option id, then 0 for leaving an item. */
  private final long[] costs;

  private OptionCosts(long[] costs) {
    this.costs = costs;
  }

  /**
   * Costs by option id.
   *
   * @throws IllegalArgumentException if there is not one for each option, or if one is beyond
   *     {@link #most}
   */
  public static OptionCosts of(Problem problem, long... costs) {
    if (costs.length != problem.options()) {
      throw new IllegalArgumentException(
          "There are %d costs and %d options; each option has one."
              .formatted(costs.length, problem.options()));
    }
    long most = most(problem);
    for (int option = 0; option < costs.length; option++) {
      if (costs[option] > most || costs[option] < -most) {
        throw new IllegalArgumentException(
            "The cost of option %d is %d; here costs are %d to %d, so that their sums fit in 64 bits."
                .formatted(option, costs[option], -most, most));
      }
    }
    return new OptionCosts(Arrays.copyOf(costs, costs.length + 1));
  }

  /**
   * A cost of 1 for each option of a set and 0 for the others: the sum is the number of them in a
   * solution.
   */
  public static OptionCosts counting(Problem problem, BitSet options) {
    long[] costs = new long[problem.options()];
    options.stream().forEach(option -> costs[option] = 1);
    return of(problem, costs);
  }

  /**
   * The greatest absolute cost of an option: even if all options of a solution have it, a {@code
   * long} holds their sum.
   */
  public static long most(Problem problem) {
    return Long.MAX_VALUE / Math.max(1, problem.mostChosen());
  }

  /** The costs with the opposite sign, by which the most expensive solution is the best. */
  public OptionCosts negated() {
    return new OptionCosts(Arrays.stream(costs).map(cost -> -cost).toArray());
  }

  /** The cost of an option. */
  public long at(int option) {
    return costs[option];
  }

  /** The sum of the costs of a prefix's options. */
  public long of(Prefix prefix) {
    return of(prefix.options());
  }

  /** The sum of the costs of some options of a solution. */
  public long of(int... options) {
    return Arrays.stream(options).mapToLong(this::at).sum();
  }

  /** The costs by option id; read-only. */
  long[] costs() {
    return costs;
  }
}
