package org.dancingsparks.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SolutionSchema;

/**
 * The conditions of a WHERE clause that must all hold: those that are satisfied by selecting
 * options before the search, and those that are left for Spark to apply.
 *
 * <p>Conditions on one column each are one {@link Selection}, whose search meets only solutions
 * that satisfy them. A condition across columns divides it into several disjoint ones, if it can be
 * satisfied exactly.
 *
 * <p>Immutable.
 */
final class PushedFilters {
  private final Puzzle puzzle;
  private final SolutionSchema schema;
  private final Prefix givens;
  private final List<Predicate> taken = new ArrayList<>();
  private final List<Predicate> left = new ArrayList<>();

  /** The columns of the conditions across columns that are taken. */
  private final Set<Integer> columns = new TreeSet<>();

  private List<ValueSets> parts = List.of(ValueSets.ALL);
  private List<Selection> selections;

  /** A condition and the rows of which it is true. */
  private record Condition(Predicate predicate, List<ValueSets> parts) {
    boolean isOfOneColumn() {
      return parts.size() == 1 && parts.get(0).byColumn().size() == 1;
    }

    Set<Integer> columns() {
      return parts.stream()
          .flatMap(part -> part.byColumn().keySet().stream())
          .collect(Collectors.toSet());
    }
  }

  private PushedFilters(Puzzle puzzle, SolutionSchema schema, Prefix givens) {
    this.puzzle = puzzle;
    this.schema = schema;
    this.givens = givens;
    selections = select(parts);
  }

  /**
   * Returns the selection of conditions that must all hold.
   *
   * @param givens options that all solutions contain
   */
  static PushedFilters of(
      Puzzle puzzle, SolutionSchema schema, Prefix givens, Predicate... predicates) {
    PushedFilters filters = new PushedFilters(puzzle, schema, givens);
    List<Condition> known = new ArrayList<>();
    Optional<Conditions> conditions =
        schema.hasPieces()
            ? Optional.of(new Conditions(schema, puzzle.problem().options()))
            : Optional.empty();
    for (Predicate predicate : predicates) {
      conditions
          .flatMap(all -> all.parts(predicate))
          .ifPresentOrElse(
              parts -> known.add(new Condition(predicate, parts)),
              () -> filters.left.add(predicate));
    }
    filters.addOfOneColumn(known.stream().filter(Condition::isOfOneColumn).toList());
    known.stream().filter(each -> !each.isOfOneColumn()).forEach(filters::addAcross);
    return filters;
  }

  private List<Selection> select(List<ValueSets> rows) {
    return rows.stream().map(sets -> Selection.of(puzzle.problem(), schema, givens, sets)).toList();
  }

  private void addOfOneColumn(List<Condition> conditions) {
    ValueSets sets =
        conditions.stream()
            .map(condition -> condition.parts.get(0))
            .reduce(ValueSets.ALL, ValueSets::and);
    parts = List.of(sets);
    selections = select(parts);
    for (Condition condition : conditions) {
      int column = condition.columns().iterator().next();
      boolean isExact = selections.get(0).isExact(column);
      (isExact ? taken : left).add(condition.predicate);
    }
  }

  /** Adds a condition across columns, or leaves it where some part could not be enforced. */
  private void addAcross(Condition condition) {
    Set<Integer> all = new TreeSet<>(columns);
    all.addAll(condition.columns());
    Optional<List<ValueSets>> divided = Conditions.product(parts, condition.parts);
    List<Selection> selected = divided.map(this::select).orElse(List.of());
    boolean isExact =
        divided.isPresent()
            && selected.stream().allMatch(each -> all.stream().allMatch(each::isExact));
    if (isExact) {
      columns.addAll(all);
      parts = divided.get();
      selections = selected;
    }
    (isExact ? taken : left).add(condition.predicate);
  }

  /** Returns the disjoint selections that have any solution; together they are all rows. */
  List<Selection> selections() {
    return selections.stream().filter(each -> !each.isEmpty()).toList();
  }

  /** Returns whether no solution can satisfy the conditions. */
  boolean isEmpty() {
    return selections().isEmpty();
  }

  /** Returns the conditions that all selected solutions satisfy. */
  Predicate[] taken() {
    return taken.toArray(Predicate[]::new);
  }

  /** Returns the conditions left for Spark to apply. */
  Predicate[] left() {
    return left.toArray(Predicate[]::new);
  }

  /** Returns the selections as EXPLAIN shows them; empty if all solutions are selected. */
  String text() {
    List<String> texts =
        selections.stream().map(each -> String.join(" and ", each.texts())).toList();
    return texts.size() == 1
        ? texts.get(0)
        : texts.stream().map("(%s)"::formatted).collect(Collectors.joining(" or "));
  }
}
