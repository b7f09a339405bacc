package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.NamedReference;
import org.apache.spark.sql.connector.expressions.aggregate.Aggregation;
import org.apache.spark.sql.connector.expressions.aggregate.CountStar;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.search.SolutionSchema;

/**
 * A query for numbers of solutions: {@code COUNT(*)} of all selected ones, or grouped by the
 * options in one or two columns. A known diagram answers it without listing solutions.
 */
final class CountQuery {
  private static final int MAX_COLUMNS = 2;

  private final SolutionTable table;
  private final PushedFilters selection;

  /** Places of the columns to group by. */
  private final int[] columns;

  /** The number of counts beside the columns: COUNT(*) and COUNT(1) are two to Spark. */
  private final int times;

  private CountQuery(SolutionTable table, PushedFilters selection, int[] columns, int times) {
    this.table = table;
    this.selection = selection;
    this.columns = columns;
    this.times = times;
  }

  /** Returns the query for an aggregation, if all that it asks for are counts. */
  static Optional<CountQuery> of(
      Aggregation aggregation, SolutionTable table, PushedFilters selection) {
    int[] columns =
        Arrays.stream(aggregation.groupByExpressions())
            .mapToInt(expression -> column(expression, table.solutionSchema()))
            .toArray();
    boolean isUnderstood =
        Stream.of(aggregation.aggregateExpressions()).allMatch(CountStar.class::isInstance)
            && columns.length <= MAX_COLUMNS
            && Arrays.stream(columns).distinct().count() == columns.length
            && Arrays.stream(columns).allMatch(column -> column >= 0);
    return isUnderstood
        ? Optional.of(
            new CountQuery(table, selection, columns, aggregation.aggregateExpressions().length))
        : Optional.empty();
  }

  /** Returns the index of a piece's column; -1 for anything else. */
  private static int column(Expression expression, SolutionSchema schema) {
    if (!schema.hasPieces() || !(expression instanceof NamedReference reference)) {
      return -1;
    }
    return schema.place(String.join(".", reference.fieldNames())).orElse(-1);
  }

  /** Returns whether the query is for one number, which the partitions can count together. */
  boolean isOfAll() {
    return columns.length == 0 && times == 1;
  }

  /** Returns the answer, if a diagram gives it. */
  Optional<AnsweredScan> answer() {
    if (selection.isEmpty() && columns.length > 0) {
      return Optional.of(scan(List.of()));
    }
    return columns.length == 0
        ? table.known(selection).map(count -> scan(rows(count)))
        : table.searches().diagram(selection).map(diagram -> scan(rows(diagram)));
  }

  private AnsweredScan scan(List<Object[]> rows) {
    StructType schema = new StructType();
    List<String> by = new ArrayList<>();
    for (int column : columns) {
      StructField field = table.type().fields()[column];
      schema = schema.add(field);
      by.add(field.name());
    }
    for (int time = 0; time < times; time++) {
      schema = schema.add("count" + time, DataTypes.LongType, false);
    }
    String counted =
        "counted%s from the diagram without listing any"
            .formatted(by.isEmpty() ? "" : " by " + String.join(" and ", by));
    return new AnsweredScan(
        schema,
        rows,
        "%s, %s"
            .formatted(
                table.describe(selection),
                selection.isEmpty() ? "none without a search" : counted));
  }

  private List<Object[]> rows(BigInteger count) {
    List<Object[]> rows = new ArrayList<>();
    addTo(rows, count);
    return rows;
  }

  private void addTo(List<Object[]> rows, BigInteger count, Integer... options) {
    if (count.signum() == 0 && options.length > 0) {
      return;
    }
    Object[] row = new Object[options.length + times];
    for (int index = 0; index < options.length; index++) {
      row[index] = value(options[index]);
    }
    Arrays.fill(row, options.length, row.length, number(count));
    rows.add(row);
  }

  private Object value(Integer option) {
    return option != null && table.solutionSchema().isNarrow()
        ? (Object) option.shortValue()
        : option;
  }

  private static Long number(BigInteger count) {
    try {
      return count.longValueExact();
    } catch (ArithmeticException e) {
      throw new SourceException(
          "There are %s solutions, more than Spark's BIGINT holds".formatted(count),
          "count them with {count}");
    }
  }

  private List<Object[]> rows(Diagram diagram) {
    List<Object[]> rows = new ArrayList<>();
    int[][] options = table.solutionSchema().optionsByColumn();
    BigInteger[] marginals = diagram.marginals();
    if (columns.length == 1) {
      add(rows, options[columns[0]], marginals, new Group(diagram.count()));
      return rows;
    }
    // The rest: solutions without a placement of the first piece.
    BigInteger[] others = marginals.clone();
    BigInteger rest = diagram.count();
    for (int first : options[columns[0]]) {
      if (marginals[first].signum() > 0) {
        BigInteger[] joint = diagram.marginals(first);
        add(rows, options[columns[1]], joint, new Group(marginals[first], first));
        for (int second : options[columns[1]]) {
          others[second] = others[second].subtract(joint[second]);
        }
        rest = rest.subtract(marginals[first]);
      }
    }
    add(rows, options[columns[1]], others, new Group(rest, (Integer) null));
    return rows;
  }

  /** Options in all columns but the last, and the number of solutions that have them. */
  private record Group(BigInteger solutions, Integer... options) {}

  /** Adds a row for each option of the last column, and one for its absence. */
  private void add(List<Object[]> rows, int[] last, BigInteger[] counts, Group group) {
    int index = group.options.length;
    Integer[] key = Arrays.copyOf(group.options, index + 1);
    BigInteger rest = group.solutions;
    for (int option : last) {
      key[index] = option;
      addTo(rows, counts[option], key);
      rest = rest.subtract(counts[option]);
    }
    key[index] = null;
    addTo(rows, rest, key);
  }
}
