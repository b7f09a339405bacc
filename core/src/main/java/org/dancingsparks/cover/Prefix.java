package org.dancingsparks.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A partial solution: ids of options already chosen, in the order of choice. Where items have
 * bounds, a subproblem also lacks options: those that a solution of another subproblem contains. It
 * may also <em>leave</em> items: the solutions lack all further options of such an item.
 *
 * <p>Ids, never indexes of a list, so that a prefix means the same under any item order and engine.
 * Immutable.
 */
public final class Prefix {
  private static final int[] NONE = {};

  /** The prefix without options. */
  public static final Prefix EMPTY = new Prefix(new ProblemBuilder<>().build(), NONE, NONE, NONE);

  /** The problem; that of {@link #EMPTY}, which is a prefix of all problems, has no items. */
  private final Problem problem;

  private final int[] options;

  /** The options excluded one by one. */
  private final int[] excluded;

  /** The items left. */
  private final int[] left;

  private Prefix(Problem problem, int[] options, int[] excluded, int... left) {
    this.problem = problem;
    this.options = options;
    this.excluded = excluded;
    this.left = left;
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
    return new Prefix(problem, options.clone(), NONE, NONE);
  }

  /**
   * A prefix whose solutions lack some options.
   *
   * @param literals option ids; of the options that are lacking the bitwise complement; and {@link
   *     #leaving} items
   * @throws IllegalArgumentException as before, or if options are lacking in a problem whose items
   *     have no bounds, or an option is chosen as well, or an item is left that must be covered by
   *     more options
   */
  public static Prefix ofLiterals(Problem problem, int... literals) {
    int[] options = Arrays.stream(literals).filter(literal -> literal >= 0).toArray();
    int[] lacking =
        Arrays.stream(literals).filter(literal -> literal < 0).map(l -> ~l).distinct().toArray();
    Coverage coverage = check(problem, options);
    if (lacking.length > 0 && !problem.hasBounds()) {
      throw new IllegalArgumentException(
          "A prefix lacks options only where items have bounds; name the options that it has.");
    }
    int[] excluded = Arrays.stream(lacking).filter(id -> id < problem.options()).toArray();
    checkExcluded(problem, options, excluded);
    int[] left =
        Arrays.stream(lacking)
            .filter(id -> id >= problem.options())
            .map(id -> id - problem.options())
            .filter(item -> checkLeft(problem, coverage, item))
            .toArray();
    return new Prefix(problem, options, excluded, left);
  }

  /** Returns whether an option can be added to the options of this prefix. */
  public boolean allows(Problem problem, int option) {
    Coverage coverage = new Coverage(problem);
    for (int chosen : options) {
      coverage.add(chosen);
    }
    boolean isDecided =
        Arrays.stream(options).anyMatch(id -> id == option)
            || Arrays.stream(excluded()).anyMatch(id -> id == option);
    return !isDecided && problem.hasPrimary(option) && coverage.conflict(option) < 0;
  }

  /** The literal that leaves a primary item. */
  public static int leaving(Problem problem, int item) {
    return ~(problem.options() + item);
  }

  private static void checkExcluded(Problem problem, int[] options, int... excluded) {
    Set<Integer> chosen = Arrays.stream(options).boxed().collect(Collectors.toSet());
    for (int option : excluded) {
      checkChoosable(problem, option);
      if (chosen.contains(option)) {
        throw new IllegalArgumentException(
            "Option %d (%s) is both chosen and lacking; leave out one."
                .formatted(option, problem.describe(option)));
      }
    }
  }

  /** Returns whether leaving the item makes a difference. */
  private static boolean checkLeft(Problem problem, Coverage coverage, int item) {
    if (item >= problem.primaryItems() || coverage.times(item) < problem.least(item)) {
      throw new IllegalArgumentException(
          "Item %d cannot be left; only a primary item that has reached its minimum can."
              .formatted(item));
    }
    return coverage.times(item) < problem.most(item);
  }

  private static Coverage check(Problem problem, int... options) {
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
    return coverage;
  }

  private static String conflict(Problem problem, int item, Coverage coverage, int option) {
    int other = coverage.lastOption(item);
    String use = problem.most(item) > 1 ? "together exceed the bounds of" : "both cover";
    if (!problem.isPrimary(item) && isColoured(problem, item, other, option)) {
      use = "disagree on the colour of";
    }
    return "Options %d (%s) and %d (%s) %s the item %s; choose one of them."
        .formatted(
            other,
            problem.describe(other),
            option,
            problem.describe(option),
            use,
            problem.itemName(item));
  }

  private static boolean isColoured(Problem problem, int item, int... options) {
    for (int option : options) {
      for (int index = 0; index < problem.size(option); index++) {
        if (problem.item(option, index) == item && problem.colour(option, index) == 0) {
          return false;
        }
      }
    }
    return true;
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

  public int option(int index) {
    return options[index];
  }

  /** The option ids, a copy. */
  public int[] options() {
    return options.clone();
  }

  /** The option ids as a list. */
  public List<Integer> list() {
    return Arrays.stream(options).boxed().toList();
  }

  /**
   * The ids of options that the solutions lack, each once; none where no item has bounds. Takes
   * time proportional to the entries of the problem where items are left.
   */
  public int[] excluded() {
    if (left.length == 0) {
      return excluded.clone();
    }
    BitSet lacking = new BitSet();
    Arrays.stream(excluded).forEach(lacking::set);
    BitSet closed = new BitSet();
    Arrays.stream(left).forEach(closed::set);
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; index < problem.size(option); index++) {
        if (closed.get(problem.item(option, index))) {
          lacking.set(option);
        }
      }
    }
    Arrays.stream(options).forEach(lacking::clear);
    return lacking.stream().toArray();
  }

  /** The options excluded one by one; read-only. */
  public int[] excludedOptions() {
    return excluded;
  }

  /** The items left; read-only. */
  public int[] leftItems() {
    return left;
  }

  /**
   * The ids of the options, then the bitwise complements of those that the solutions lack, then
   * those that leave items.
   */
  public int[] literals() {
    int[] literals = Arrays.copyOf(options, options.length + excluded.length + left.length);
    int at = options.length;
    for (int option : excluded) {
      literals[at++] = ~option;
    }
    for (int item : left) {
      literals[at++] = leaving(problem, item);
    }
    return literals;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Prefix prefix
        && Arrays.equals(options, prefix.options)
        && Arrays.equals(excluded, prefix.excluded)
        && Arrays.equals(left, prefix.left);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(options) + Arrays.hashCode(excluded)) + Arrays.hashCode(left);
  }

  /** The ids of the options, then the ids lacking and the items left. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    Arrays.stream(options).mapToObj(String::valueOf).forEach(words::add);
    Arrays.stream(excluded).mapToObj(option -> "not " + option).forEach(words::add);
    Arrays.stream(left).mapToObj(item -> "no more " + problem.itemName(item)).forEach(words::add);
    return words.toString();
  }
}
