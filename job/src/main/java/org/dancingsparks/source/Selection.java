package org.dancingsparks.source;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.search.SolutionSchema;

/**
 * The options that can be in a solution whose row is in {@link ValueSets}.
 *
 * <p>Options whose values the sets lack are removed from the problem, with the options of other
 * pieces that are compatible with none of the allowed ones. So conditions act like givens: the
 * search meets only solutions that satisfy them.
 *
 * <p>Immutable.
 */
final class Selection {
  /** The maximum number of pairs of options compared for a column with several allowed options. */
  private static final long MAX_PAIRS = 10_000_000;

  private static final int MAX_LISTED_VALUES = 8;

  private final Problem problem;
  private final BitSet remaining;
  private final List<String> texts = new ArrayList<>();

  /** The columns whose sets cannot be enforced by removing options. */
  private final Set<Integer> inexact = new HashSet<>();

  private boolean isEmpty;

  /** The selection of all solutions. */
  private Selection(Problem problem) {
    this.problem = problem;
    remaining = problem.allOptions();
  }

  /**
   * Returns the selection of some rows.
   *
   * @param givens options that all solutions contain
   */
  static Selection of(Problem problem, SolutionSchema schema, Prefix givens, ValueSets sets) {
    Selection selection = new Selection(problem);
    sets.byColumn().forEach((column, values) -> selection.narrow(column, schema, values));
    for (int given : givens.options()) {
      selection.isEmpty |= !selection.remaining.get(given);
    }
    return selection;
  }

  private void narrow(int place, SolutionSchema schema, BitSet values) {
    SolutionSchema.Column column = schema.columns().get(place);
    int[] options = schema.optionsByColumn()[place];
    BitSet allowed = new BitSet(problem.options());
    for (int option : options) {
      boolean isAllowed =
          // Options removed by another column's filters stay removed.
          remaining.get(option) && problem.hasPrimary(option) && values.get(option);
      allowed.set(option, isAllowed);
      remaining.set(option, isAllowed);
    }
    boolean mayBeAbsent = column.isNullable() && values.get(problem.options());
    if (!mayBeAbsent) {
      isEmpty |= allowed.isEmpty();
      leaveOutUnfit(options, allowed);
    }
    if (!mayBeAbsent && column.isNullable() && !isEnforced(allowed)) {
      inexact.add(place);
    }
    if (allowed.cardinality() < options.length || mayBeAbsent != column.isNullable()) {
      texts.add(text(column, options.length, allowed, mayBeAbsent));
    }
  }

  /**
   * Returns whether one of some options of a piece that may be left out must be chosen: only a
   * single one, if it covers an item that must be covered and that nothing else is left for.
   */
  private boolean isEnforced(BitSet allowed) {
    int option = allowed.nextSetBit(0);
    return allowed.isEmpty() || allowed.cardinality() == 1 && problem.hasItemOnce(option);
  }

  /** Removes options compatible with none of the allowed options, since a solution contains one. */
  private void leaveOutUnfit(int[] own, BitSet allowed) {
    long pairs = (long) allowed.cardinality() * problem.options();
    if (allowed.cardinality() > 1 && pairs > MAX_PAIRS) {
      return;
    }
    BitSet others = problem.allOptions();
    for (int option : own) {
      others.clear(option);
    }
    for (int other = others.nextSetBit(0); other >= 0; other = others.nextSetBit(other + 1)) {
      if (remaining.get(other) && !goesWithAny(other, allowed)) {
        remaining.clear(other);
      }
    }
  }

  private boolean goesWithAny(int option, BitSet allowed) {
    for (int one = allowed.nextSetBit(0); one >= 0; one = allowed.nextSetBit(one + 1)) {
      if (!problem.conflict(option, one)) {
        return true;
      }
    }
    return false;
  }

  private static String text(
      SolutionSchema.Column column, int of, BitSet allowed, boolean mayBeAbsent) {
    String which =
        switch (allowed.cardinality()) {
          case 0 -> mayBeAbsent ? " is absent" : " is impossible";
          case 1 -> " = " + allowed.nextSetBit(0);
          default ->
              allowed.cardinality() <= MAX_LISTED_VALUES
                  ? " in " + allowed
                  : " in %,d of %,d options".formatted(allowed.cardinality(), of);
        };
    return column.name() + which + (mayBeAbsent && !allowed.isEmpty() ? " or absent" : "");
  }

  /** Returns whether the remaining solutions all have values of a column's set. */
  boolean isExact(int column) {
    return !inexact.contains(column);
  }

  /** Returns the remaining options. */
  BitSet options() {
    return (BitSet) remaining.clone();
  }

  /** Returns whether all options remain. */
  boolean isWhole() {
    return remaining.cardinality() == problem.options();
  }

  /** Returns whether no solution can be in it. */
  boolean isEmpty() {
    return isEmpty;
  }

  /** Returns the selection as EXPLAIN shows it; empty if it is of all solutions. */
  List<String> texts() {
    return List.copyOf(texts);
  }
}
