package org.dancingsparks.starts;

import java.util.Comparator;

/**
 * How hard it is to go from a start to its one solution: how much a solver has to look at, and how
 * often it has to guess. What is measured is Knuth's Dancing Links, which branches on the item with
 * the fewest options left (TAOCP 7.2.2.1, Algorithm D, with the rule of minimum remaining values),
 * the first of the item order among equals.
 *
 * <p>The figures depend on the item order, but not on the order of the start's options. Immutable.
 *
 * @param nodes of the search tree below the givens and the start, its root, its dead ends and the
 *     solution included; all of them are visited, so that the solution is known to be the only one
 * @param forced of the options that the solver places on the way to the solution, those whose item
 *     had no other option left
 * @param branches the others: those whose item had several options left
 * @param isMinimal whether no option of the start can be left out: without it there are several
 *     solutions; so it is where the start has no options
 */
public record Grade(long nodes, int forced, int branches, boolean isMinimal) {
  /** The easier first: fewer nodes, then fewer branches. What else there is counts for nothing. */
  static final Comparator<Grade> BY_DIFFICULTY =
      Comparator.comparingLong(Grade::nodes).thenComparingInt(Grade::branches);
}
