package org.dancingsparks.starts;

import java.util.Comparator;

/**
 * The difficulty of finding the one solution of a start: the numbers of nodes that a solver visits
 * and of guesses that it makes. The solver is Knuth's Dancing Links, which branches on the item
 * with the fewest options left (TAOCP 7.2.2.1, Algorithm D, with the rule of minimum remaining
 * values), the first of the item order among equals.
 *
 * <p>The figures depend on the item order, but not on the order of the start's options. Immutable.
 *
 * @param nodes of the search tree below the givens and the start: its root, its dead ends and the
 *     solution included; all of them are visited to prove the solution unique
 * @param forced of the options placed on the way to the solution, those whose item had no other
 *     option left
 * @param branches the other ones, whose item had several options left
 * @param isMinimal whether each option of the start is needed: without it there are several
 *     solutions; true for a start without options
 */
public record Grade(long nodes, int forced, int branches, boolean isMinimal) {
  /** Easier grades first: fewer nodes, then fewer branches. The other components are ignored. */
  static final Comparator<Grade> BY_DIFFICULTY =
      Comparator.comparingLong(Grade::nodes).thenComparingInt(Grade::branches);
}
