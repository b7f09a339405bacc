package org.dancingsparks.cover;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A partial solution: ids of options already chosen, in the order of choice.
 *
 * <p>Ids, never places in a list, so that a prefix means the same under any item order and engine.
 * Immutable.
 */
public final class Prefix {
  /** No options. */
  public static final Prefix EMPTY = new Prefix(new int[0]);

  private final int[] options;

  private Prefix(int[] options) {
    this.options = options;
  }

  /**
   * A prefix of a problem.
   *
   * @param options option ids
   * @throws IllegalArgumentException if an id is not the problem's, if an option has no primary
   *     item and so is never chosen, or if two options cover the same item
   */
  public static Prefix of(Problem problem, int... options) {
    // A map, not an array of all items: a plan has a prefix for each of its many subproblems.
    Map<Integer, Integer> coveredBy = new HashMap<>();
    for (int option : options) {
      checkChoosable(problem, option);
      for (int place = 0; place < problem.size(option); place++) {
        int item = problem.item(option, place);
        Integer other = coveredBy.put(item, option);
        if (other != null) {
          throw new IllegalArgumentException(
              "Options %d (%s) and %d (%s) both cover the item %s; choose one of them."
                  .formatted(
                      other,
                      problem.describe(other),
                      option,
                      problem.describe(option),
                      problem.itemName(item)));
        }
      }
    }
    return new Prefix(options.clone());
  }

  private static void checkChoosable(Problem problem, int option) {
    if (option < 0 || option >= problem.options()) {
      throw new IllegalArgumentException(
          "There is no option %d; there are %d options, numbered from 0."
              .formatted(option, problem.options()));
    }
    if (!problem.hasPrimary(option)) {
      throw new IllegalArgumentException(
          "Option %d (%s) has no primary item, so it is in no solution."
              .formatted(option, problem.describe(option)));
    }
  }

  /** Number of options chosen. */
  public int size() {
    return options.length;
  }

  public int option(int place) {
    return options[place];
  }

  /** The option ids, a copy. */
  public int[] options() {
    return options.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Prefix prefix && Arrays.equals(options, prefix.options);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(options);
  }

  @Override
  public String toString() {
    return Arrays.toString(options);
  }
}
