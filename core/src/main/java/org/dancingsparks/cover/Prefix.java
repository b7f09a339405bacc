package org.dancingsparks.cover;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * A partial solution: ids of options already chosen, in the order of choice. Where items have
 * bounds, a part of a search also lacks options: those that a solution of another part contains.
 *
 * <p>Ids, never places in a list, so that a prefix means the same under any item order and engine.
 * Immutable.
 */
public final class Prefix {
  /** No options. */
  public static final Prefix EMPTY = new Prefix(new int[0]);

  private static final int[] NONE = {};

  private final int[] options;
  private final int[] excluded;

  private Prefix(int[] options, int... excluded) {
    this.options = options;
    this.excluded = excluded;
  }

  /**
   * A prefix of a problem.
   *
   * @param options option ids
   * @throws IllegalArgumentException if an id is not the problem's, if an option has no primary
   *     item and so is never chosen, or if an item keeps them from being in the same solution
   */
  public static Prefix of(Problem problem, int... options) {
    check(problem, options);
    return new Prefix(options.clone(), NONE);
  }

  /**
   * A prefix whose solutions lack some options.
   *
   * @param literals option ids, and of the options that are lacking the bitwise complement
   * @throws IllegalArgumentException as before, or if options are lacking in a problem whose items
   *     have no bounds
   */
  public static Prefix ofLiterals(Problem problem, int... literals) {
    int[] options = Arrays.stream(literals).filter(literal -> literal >= 0).toArray();
    int[] excluded =
        Arrays.stream(literals).filter(literal -> literal < 0).map(literal -> ~literal).toArray();
    check(problem, options);
    if (excluded.length > 0 && !problem.hasBounds()) {
      throw new IllegalArgumentException(
          "A prefix lacks options only where items have bounds; name the options that it has.");
    }
    for (int option : excluded) {
      checkChoosable(problem, option);
    }
    return new Prefix(options, excluded);
  }

  private static void check(Problem problem, int... options) {
    Coverage coverage = new Coverage(problem);
    Set<Integer> seen = new HashSet<>();
    for (int option : options) {
      checkChoosable(problem, option);
      int item = coverage.conflict(option);
      if (item >= 0) {
        throw new IllegalArgumentException(conflict(problem, item, coverage, option));
      }
      if (!seen.add(option)) {
        throw new IllegalArgumentException(
            "Option %d (%s) is chosen twice; a solution has it once at most."
                .formatted(option, problem.describe(option)));
      }
      coverage.add(option);
    }
  }

  private static String conflict(Problem problem, int item, Coverage coverage, int option) {
    int other = coverage.lastOption(item);
    String use = problem.most(item) > 1 ? "cover too often" : "both cover";
    return "Options %d (%s) and %d (%s) %s the item %s; choose one of them."
        .formatted(
            other,
            problem.describe(other),
            option,
            problem.describe(option),
            use,
            problem.itemName(item));
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

  /** The ids of options that the solutions lack, a copy; none where no item has bounds. */
  public int[] excluded() {
    return excluded.clone();
  }

  /** The ids of the options, then the bitwise complements of those that the solutions lack. */
  public int[] literals() {
    int[] literals = Arrays.copyOf(options, options.length + excluded.length);
    for (int at = 0; at < excluded.length; at++) {
      literals[options.length + at] = ~excluded[at];
    }
    return literals;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Prefix prefix
        && Arrays.equals(options, prefix.options)
        && Arrays.equals(excluded, prefix.excluded);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(options) + Arrays.hashCode(excluded);
  }

  @Override
  public String toString() {
    return Arrays.toString(literals());
  }
}
