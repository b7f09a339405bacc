package org.dancingsparks.source;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.filter.And;
import org.apache.spark.sql.connector.expressions.filter.Not;
import org.apache.spark.sql.connector.expressions.filter.Or;
import org.dancingsparks.search.SolutionSchema;

/**
 * Turns conditions of a WHERE clause into {@link ValueSets}. A condition on one column is one of
 * them. A Boolean combination of such conditions, as of an OR across columns, is a union of
 * disjoint ones.
 *
 * <p>The values of a column are numbers: an option's is its id, and NULL comes after all options.
 */
final class Conditions {
  /** The maximum number of parts of a union, each of which is a search of its own. */
  private static final int MAX_PARTS = 6;

  private final SolutionSchema schema;
  private final int[][] options;
  private final int none;

  /**
   * The conditions on a table with a column per piece.
   *
   * @param none the number of options, which stands for NULL
   */
  Conditions(SolutionSchema schema, int none) {
    this.schema = schema;
    this.none = none;
    options = schema.optionsByColumn();
  }

  /** Returns the disjoint parts of the rows of which a condition is true, unless they are many. */
  Optional<List<ValueSets>> parts(Expression condition) {
    return parts(condition, true);
  }

  /** Returns the parts where a condition is as wanted; it may also be unknown, as in SQL. */
  private Optional<List<ValueSets>> parts(Expression condition, boolean wanted) {
    Optional<ColumnFilter> filter = ColumnFilter.of(condition, schema);
    if (filter.isPresent()) {
      int column = filter.get().column();
      return Optional.of(List.of(ValueSets.of(column, values(column, filter.get(), wanted))));
    }
    if (condition instanceof Not not) {
      return parts(not.child(), !wanted);
    }
    if (condition instanceof And and) {
      return parts(and.left(), wanted)
          .flatMap(
              one ->
                  parts(and.right(), wanted)
                      .flatMap(other -> wanted ? product(one, other) : union(one, other)));
    }
    if (condition instanceof Or or) {
      return parts(or.left(), wanted)
          .flatMap(
              one ->
                  parts(or.right(), wanted)
                      .flatMap(other -> wanted ? union(one, other) : product(one, other)));
    }
    return Optional.empty();
  }

  private BitSet values(int column, ColumnFilter filter, boolean wanted) {
    BitSet values = new BitSet(none + 1);
    for (int option : options[column]) {
      values.set(option, filter.is(option, wanted));
    }
    values.set(none, schema.columns().get(column).isNullable() && filter.is(null, wanted));
    return values;
  }

  private BitSet allValues(int column) {
    BitSet values = new BitSet(none + 1);
    for (int option : options[column]) {
      values.set(option);
    }
    values.set(none, schema.columns().get(column).isNullable());
    return values;
  }

  /** Returns the rows of both unions, unless they have many parts. */
  static Optional<List<ValueSets>> product(List<ValueSets> one, List<ValueSets> other) {
    return few(one.stream().flatMap(each -> other.stream().map(each::and)));
  }

  /** Returns the rows of either union, unless they have many parts. */
  private Optional<List<ValueSets>> union(List<ValueSets> one, List<ValueSets> other) {
    List<ValueSets> rest = other;
    for (ValueSets part : one) {
      rest = rest.stream().flatMap(each -> minus(each, part)).toList();
    }
    return few(Stream.concat(one.stream(), rest.stream()));
  }

  private static Optional<List<ValueSets>> few(Stream<ValueSets> parts) {
    List<ValueSets> some = parts.filter(part -> !part.isEmpty()).limit(MAX_PARTS + 1L).toList();
    return some.size() > MAX_PARTS ? Optional.empty() : Optional.of(some);
  }

  /** Returns the rows that are not in others, in disjoint parts: one for each of their columns. */
  private Stream<ValueSets> minus(ValueSets rows, ValueSets others) {
    List<ValueSets> parts = new ArrayList<>();
    ValueSets rest = rows;
    for (Map.Entry<Integer, BitSet> column : others.byColumn().entrySet()) {
      BitSet outside = allValues(column.getKey());
      outside.andNot(column.getValue());
      parts.add(rest.and(ValueSets.of(column.getKey(), outside)));
      rest = rest.and(ValueSets.of(column.getKey(), column.getValue()));
    }
    return parts.stream().filter(part -> !part.isEmpty());
  }
}
