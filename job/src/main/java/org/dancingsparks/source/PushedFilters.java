package org.dancingsparks.source;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.sources.Filter;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SolutionSchema;

/**
 * The options that a WHERE clause leaves: those that can be in a solution that satisfies it.
 *
 * <p>A filter on one piece's column, however complex, is evaluated for each of that piece's
 * options. Those it rejects are removed from the problem, with the options of other pieces that are
 * compatible with none of the allowed ones. So filters act like givens: the search meets only
 * solutions that satisfy them.
 *
 * <p>Immutable.
 */
final class PushedFilters {
  /** The maximum number of pairs of options compared for a column with several allowed options. */
  private static final long MAX_PAIRS = 10_000_000;

  private static final int MAX_LISTED_VALUES = 8;

  private final Problem problem;
  private final BitSet remaining;
  private final List<Filter> taken = new ArrayList<>();
  private final List<Filter> left = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private boolean isEmpty;

  private PushedFilters(Problem problem) {
    this.problem = problem;
    remaining = problem.allOptions();
  }

  /**
   * Returns the selection of filters that must all hold.
   *
   * @param givens options that all solutions contain
   */
  static PushedFilters of(Puzzle puzzle, SolutionSchema schema, Prefix givens, Filter... filters) {
    PushedFilters selection = new PushedFilters(puzzle.problem());
    List<List<ColumnFilter>> byColumn = new ArrayList<>();
    schema.columns().forEach(column -> byColumn.add(new ArrayList<>()));
    for (Filter filter : filters) {
      Optional<ColumnFilter> understood = ColumnFilter.of(filter, schema);
      understood.ifPresentOrElse(
          known -> byColumn.get(known.column()).add(known), () -> selection.left.add(filter));
    }
    int[][] options = schema.hasPieces() ? schema.optionsByColumn() : new int[0][];
    for (int column = 0; column < options.length; column++) {
      if (!byColumn.get(column).isEmpty()) {
        selection.narrow(schema.columns().get(column), options[column], byColumn.get(column));
      }
    }
    for (int given : givens.options()) {
      selection.isEmpty |= !selection.remaining.get(given);
    }
    return selection;
  }

  private void narrow(SolutionSchema.Column column, int[] options, List<ColumnFilter> filters) {
    BitSet allowed = new BitSet(problem.options());
    for (int option : options) {
      boolean isAllowed =
          // Options removed by another column's filters stay removed.
          remaining.get(option)
              && problem.hasPrimary(option)
              && filters.stream().allMatch(filter -> filter.allows(option));
      allowed.set(option, isAllowed);
      remaining.set(option, isAllowed);
    }
    boolean mayBeAbsent =
        column.isNullable() && filters.stream().allMatch(ColumnFilter::allowsNull);
    if (!mayBeAbsent) {
      isEmpty |= allowed.isEmpty();
      leaveOutUnfit(options, allowed);
    }
    // For a piece that may be left out, no choice of several options can be enforced.
    boolean isExact = mayBeAbsent || !column.isNullable() || allowed.cardinality() <= 1;
    filters.forEach(filter -> (isExact ? taken : left).add(filter.filter()));
    if (allowed.cardinality() < options.length || mayBeAbsent != column.isNullable()) {
      texts.add(text(column, options.length, allowed, mayBeAbsent));
    }
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

  /** Returns the remaining options. */
  BitSet options() {
    return (BitSet) remaining.clone();
  }

  /** Returns whether all options remain. */
  boolean isWhole() {
    return remaining.cardinality() == problem.options();
  }

  /** Returns whether no solution can satisfy the filters. */
  boolean isEmpty() {
    return isEmpty;
  }

  /** Returns the filters that all remaining solutions satisfy. */
  Filter[] taken() {
    return taken.toArray(Filter[]::new);
  }

  /** Returns the filters left for Spark to apply. */
  Filter[] left() {
    return left.toArray(Filter[]::new);
  }

  /** Returns the selection as EXPLAIN shows it; empty if there are no filters. */
  List<String> texts() {
    return List.copyOf(texts);
  }
}
