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
 * What a WHERE leaves of the options: those that a solution which satisfies it can contain.
 *
 * <p>A filter on one piece's column, whatever it is made of, allows some of that piece's options:
 * each is tried. The others are left out of the problem, and with them those of other pieces that
 * go with none of the allowed. So the filters become givens, in a wider sense: the search meets
 * only what satisfies them.
 *
 * <p>Immutable.
 */
final class Selection {
  /** The most pairs of options to compare for a column of which several are allowed. */
  private static final long MOST_PAIRS = 10_000_000;

  private static final int MOST_LISTED = 8;

  private final Problem problem;
  private final BitSet kept;
  private final List<Filter> taken = new ArrayList<>();
  private final List<Filter> left = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private boolean isEmpty;

  private Selection(Problem problem) {
    this.problem = problem;
    kept = problem.allOptions();
  }

  /**
   * What filters, all of which have to hold, leave.
   *
   * @param givens what all solutions contain anyway
   */
  static Selection of(Puzzle puzzle, SolutionSchema schema, Prefix givens, Filter... filters) {
    Selection selection = new Selection(puzzle.problem());
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
      selection.isEmpty |= !selection.kept.get(given);
    }
    return selection;
  }

  private void narrow(SolutionSchema.Column column, int[] options, List<ColumnFilter> filters) {
    BitSet allowed = new BitSet(problem.options());
    for (int option : options) {
      boolean isAllowed =
          // What another column's filters have left out stays out.
          kept.get(option)
              && problem.hasPrimary(option)
              && filters.stream().allMatch(filter -> filter.allows(option));
      allowed.set(option, isAllowed);
      kept.set(option, isAllowed);
    }
    boolean mayBeAbsent =
        column.isNullable() && filters.stream().allMatch(ColumnFilter::allowsNull);
    if (!mayBeAbsent) {
      isEmpty |= allowed.isEmpty();
      leaveOutUnfit(options, allowed);
    }
    // Of a piece that may be left out no choice of several options can be enforced.
    boolean isExact = mayBeAbsent || !column.isNullable() || allowed.cardinality() <= 1;
    filters.forEach(filter -> (isExact ? taken : left).add(filter.filter()));
    if (allowed.cardinality() < options.length || mayBeAbsent != column.isNullable()) {
      texts.add(text(column, options.length, allowed, mayBeAbsent));
    }
  }

  /** Leaves out what goes with none of the allowed options, of which a solution contains one. */
  private void leaveOutUnfit(int[] own, BitSet allowed) {
    long pairs = (long) allowed.cardinality() * problem.options();
    if (allowed.cardinality() > 1 && pairs > MOST_PAIRS) {
      return;
    }
    BitSet others = problem.allOptions();
    for (int option : own) {
      others.clear(option);
    }
    for (int other = others.nextSetBit(0); other >= 0; other = others.nextSetBit(other + 1)) {
      if (kept.get(other) && !goesWithAny(other, allowed)) {
        kept.clear(other);
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
              allowed.cardinality() <= MOST_LISTED
                  ? " in " + allowed
                  : " in %,d of %,d options".formatted(allowed.cardinality(), of);
        };
    return column.name() + which + (mayBeAbsent && !allowed.isEmpty() ? " or absent" : "");
  }

  /** The options that are not left out. */
  BitSet kept() {
    return (BitSet) kept.clone();
  }

  /** Whether no option is left out. */
  boolean isWhole() {
    return kept.cardinality() == problem.options();
  }

  /** Whether no solution can satisfy the filters. */
  boolean isEmpty() {
    return isEmpty;
  }

  /** The filters that nothing of what is left fails to satisfy. */
  Filter[] taken() {
    return taken.toArray(Filter[]::new);
  }

  /** The filters that are still to be applied. */
  Filter[] left() {
    return left.toArray(Filter[]::new);
  }

  /** What was selected, as EXPLAIN shows it; empty if nothing was. */
  List<String> texts() {
    return List.copyOf(texts);
  }
}
