package org.dancingsparks.source;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.NamedReference;
import org.apache.spark.sql.connector.expressions.aggregate.AggregateFunc;
import org.apache.spark.sql.connector.expressions.aggregate.Aggregation;
import org.apache.spark.sql.connector.expressions.aggregate.Count;
import org.apache.spark.sql.connector.expressions.aggregate.CountStar;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.search.SolutionSchema;

/**
 * A query for numbers of solutions, {@code COUNT(*)}, or of the values of a column, {@code
 * COUNT(DISTINCT Gray)}: of all selected solutions, or grouped by the options in one column; for
 * {@code COUNT(*)} alone, in two. A known diagram answers it without listing solutions.
 */
final class CountQuery {
  private static final int MAX_COLUMNS = 2;

  private final SolutionTable table;
  private final PushedFilters selection;

  /** Places of the columns to group by. */
  private final int[] columns;

  /** The counts beside the columns: COUNT(*) and COUNT(1) are two to Spark. */
  private final List<Measure> measures;

  private CountQuery(
      SolutionTable table, PushedFilters selection, int[] columns, List<Measure> measures) {
    this.table = table;
    this.selection = selection;
    this.columns = columns;
    this.measures = measures;
  }

  /** The things that are counted in a group of solutions. */
  private enum Counted {
    SOLUTIONS,
    /** The solutions that have a piece. */
    VALUES,
    /** The options of a piece that occur. */
    DISTINCT_VALUES
  }

  /**
   * An aggregate.
   *
   * @param column of the piece; -1 for solutions
   */
  private record Measure(Counted counted, int column) {
    boolean isOfSolutions() {
      return counted == Counted.SOLUTIONS;
    }

    static Optional<Measure> of(AggregateFunc function, SolutionSchema schema) {
      if (function instanceof CountStar) {
        return Optional.of(new Measure(Counted.SOLUTIONS, -1));
      }
      int column = function instanceof Count count ? CountQuery.column(count.column(), schema) : -1;
      if (column < 0) {
        return Optional.empty();
      }
      boolean isDistinct = ((Count) function).isDistinct();
      return Optional.of(
          new Measure(isDistinct ? Counted.DISTINCT_VALUES : Counted.VALUES, column));
    }
  }

  /** Returns the query for an aggregation, if all that it asks for are counts. */
  static Optional<CountQuery> of(
      Aggregation aggregation, SolutionTable table, PushedFilters selection) {
    int[] columns =
        Arrays.stream(aggregation.groupByExpressions())
            .mapToInt(expression -> column(expression, table.solutionSchema()))
            .toArray();
    List<Measure> measures =
        Stream.of(aggregation.aggregateExpressions())
            .flatMap(function -> Measure.of(function, table.solutionSchema()).stream())
            .toList();
    boolean isUnderstood =
        measures.size() == aggregation.aggregateExpressions().length
            && columns.length <= (isOfSolutions(measures) ? MAX_COLUMNS : 1)
            && Arrays.stream(columns).distinct().count() == columns.length
            && Arrays.stream(columns).allMatch(column -> column >= 0);
    return isUnderstood
        ? Optional.of(new CountQuery(table, selection, columns, measures))
        : Optional.empty();
  }

  private static boolean isOfSolutions(List<Measure> measures) {
    return measures.stream().allMatch(Measure::isOfSolutions);
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
    return columns.length == 0 && measures.size() == 1 && isOfSolutions(measures);
  }

  /** Returns the answer, if a diagram gives it. */
  Optional<AnsweredScan> answer() {
    if (selection.isEmpty()) {
      return Optional.of(scan(columns.length > 0 ? List.of() : rows(BigInteger.ZERO)));
    }
    return columns.length == 0 && isOfSolutions(measures)
        ? table.known(selection).map(count -> scan(rows(count)))
        : diagrams().map(diagrams -> scan(rows(diagrams)));
  }

  /** Returns the diagrams of the disjoint selections, if all are known. */
  private Optional<Diagrams> diagrams() {
    List<Diagram> known =
        selection.selections().stream()
            .flatMap(part -> table.searches().diagram(part).stream())
            .toList();
    return known.size() == selection.selections().size()
        ? Optional.of(new Diagrams(known))
        : Optional.empty();
  }

  /** The diagrams of disjoint sets of solutions, taken together. */
  private record Diagrams(List<Diagram> parts) {
    BigInteger count() {
      return parts.stream().map(Diagram::count).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** Returns by option the sum over the parts. */
    BigInteger[] sum(Function<Diagram, BigInteger[]> marginals) {
      return parts.stream().map(marginals).reduce(Diagrams::plus).orElseThrow();
    }

    private static BigInteger[] plus(BigInteger[] one, BigInteger[] other) {
      BigInteger[] sum = new BigInteger[one.length];
      Arrays.setAll(sum, option -> one[option].add(other[option]));
      return sum;
    }
  }

  private AnsweredScan scan(List<Object[]> rows) {
    StructType schema = new StructType();
    List<String> by = new ArrayList<>();
    for (int column : columns) {
      StructField field = table.type().fields()[column];
      schema = schema.add(field);
      by.add(field.name());
    }
    for (int measure = 0; measure < measures.size(); measure++) {
      schema = schema.add("count" + measure, DataTypes.LongType, false);
    }
    List<String> pieces =
        measures.stream()
            .filter(measure -> !measure.isOfSolutions())
            .map(measure -> table.type().fields()[measure.column].name())
            .distinct()
            .toList();
    String counted =
        "counted%s%s from the diagram, which lists no solution"
            .formatted(
                pieces.isEmpty() ? "" : " with the options of " + String.join(" and ", pieces),
                by.isEmpty() ? "" : " by " + String.join(" and ", by));
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
    Object[] row = row(options);
    Arrays.fill(row, options.length, row.length, number(count));
    rows.add(row);
  }

  /** A row with the values of the columns to group by. */
  private Object[] row(Integer... options) {
    Object[] row = new Object[options.length + measures.size()];
    for (int index = 0; index < options.length; index++) {
      row[index] = value(options[index]);
    }
    return row;
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

  private List<Object[]> rows(Diagrams diagrams) {
    List<Object[]> rows = new ArrayList<>();
    int[][] options = table.solutionSchema().optionsByColumn();
    Group all = new Group(diagrams.count(), diagrams.sum(Diagram::marginals));
    if (!isOfSolutions(measures)) {
      forEachGroup(diagrams, all, options, group -> rows.add(measured(group, options)));
    } else if (columns.length == 1) {
      add(rows, options[columns[0]], all);
    } else {
      forEachGroup(diagrams, all, options, group -> add(rows, options[columns[1]], group));
    }
    return rows;
  }

  /**
   * Solutions that have some options in the first columns to group by.
   *
   * @param marginals by option, the number of those that have it, too
   */
  private record Group(BigInteger solutions, BigInteger[] marginals, Integer... options) {}

  /** Groups the solutions by their options in the first column; none is one group of all. */
  private void forEachGroup(
      Diagrams diagrams, Group all, int[][] options, Consumer<Group> consumer) {
    if (columns.length == 0) {
      consumer.accept(all);
      return;
    }
    // The rest: solutions without a placement of the first piece.
    BigInteger[] others = all.marginals.clone();
    BigInteger rest = all.solutions;
    for (int first : options[columns[0]]) {
      BigInteger solutions = all.marginals[first];
      if (solutions.signum() > 0) {
        BigInteger[] joint = diagrams.sum(diagram -> diagram.marginals(first));
        consumer.accept(new Group(solutions, joint, first));
        Arrays.setAll(others, option -> others[option].subtract(joint[option]));
        rest = rest.subtract(solutions);
      }
    }
    if (rest.signum() > 0) {
      consumer.accept(new Group(rest, others, (Integer) null));
    }
  }

  /** The row of a group. */
  private Object[] measured(Group group, int[][] options) {
    Object[] row = row(group.options);
    for (int measure = 0; measure < measures.size(); measure++) {
      row[group.options.length + measure] = number(count(measures.get(measure), group, options));
    }
    return row;
  }

  private static BigInteger count(Measure measure, Group group, int[][] options) {
    if (measure.isOfSolutions()) {
      return group.solutions;
    }
    Stream<BigInteger> numbers =
        Arrays.stream(options[measure.column])
            .mapToObj(option -> group.marginals[option])
            .filter(number -> number.signum() > 0);
    return measure.counted == Counted.VALUES
        ? numbers.reduce(BigInteger.ZERO, BigInteger::add)
        : BigInteger.valueOf(numbers.count());
  }

  /** Adds a row for each option of the last column, and one for its absence. */
  private void add(List<Object[]> rows, int[] last, Group group) {
    int index = group.options.length;
    Integer[] key = Arrays.copyOf(group.options, index + 1);
    BigInteger rest = group.solutions;
    for (int option : last) {
      key[index] = option;
      addTo(rows, group.marginals[option], key);
      rest = rest.subtract(group.marginals[option]);
    }
    key[index] = null;
    addTo(rows, rest, key);
  }
}
