package org.dancingsparks.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.message.Printable;
import scala.Option;

/**
 * Prints the result of a query, row by row: however long it is, no more than a partition of it is
 * in memory.
 */
public abstract class ResultPrinter {
  /** So many rows are looked at before the first is printed. */
  private static final int FIRST_ROWS = 10_000;

  private static final int ROWS_BETWEEN_LOOKS = 1 << 10;

  /**
   * Prints a result.
   *
   * @throws RuntimeException whatever Spark throws while the query runs
   */
  public final void print(Dataset<Row> result, PrintWriter out) {
    StructType schema = result.schema();
    if (schema.isEmpty()) {
      // Of a statement that is no query.
      return;
    }
    // By place: names may come twice, or hold dots.
    String[] places =
        IntStream.range(0, schema.size()).mapToObj(place -> "c" + place).toArray(String[]::new);
    Dataset<Row> shown = result.toDF(places).select(columns(schema));
    // Flushed now and then only.
    PrintWriter lines = new PrintWriter(out);
    Iterator<Row> rows = whileRead(rows(shown), lines);
    List<Row> first = new ArrayList<>();
    while (first.size() < FIRST_ROWS && rows.hasNext()) {
      first.add(rows.next());
    }
    Stream<Row> rest =
        StreamSupport.stream(Spliterators.spliteratorUnknownSize(rows, Spliterator.ORDERED), false);
    print(schema, first, Stream.concat(first.stream(), rest).iterator(), lines);
    lines.flush();
  }

  /** A result that is known to be short at once; of a longer one a partition after the other. */
  private static Iterator<Row> rows(Dataset<Row> result) {
    Option<Object> most = result.queryExecution().optimizedPlan().maxRows();
    boolean isShort = most.isDefined() && ((Number) most.get()).longValue() <= FIRST_ROWS;
    return isShort ? result.collectAsList().iterator() : result.toLocalIterator();
  }

  /** The rows as long as somebody reads what is printed of them. */
  private static Iterator<Row> whileRead(Iterator<Row> rows, PrintWriter out) {
    return new Iterator<>() {
      private int taken;

      @Override
      public boolean hasNext() {
        boolean isRead = taken % ROWS_BETWEEN_LOOKS > 0 || !out.checkError();
        return isRead && rows.hasNext();
      }

      @Override
      public Row next() {
        taken++;
        return rows.next();
      }
    };
  }

  /**
   * What is to be printed of a result whose columns are called {@code c0}, {@code c1}, ...: strings
   * only.
   */
  abstract Column[] columns(StructType schema);

  /**
   * Prints rows of strings.
   *
   * @param schema of the result
   * @param first some rows, to see how long values are
   * @param rows all rows
   */
  abstract void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out);

  /** Each column as a string. */
  static Column[] strings(StructType schema) {
    return IntStream.range(0, schema.size())
        .mapToObj(place -> functions.col("c" + place).cast("string"))
        .toArray(Column[]::new);
  }

  static boolean isNumber(StructField field) {
    return field.dataType() instanceof NumericType;
  }

  /** A value without what a terminal would obey, its lines kept; NULL as something else. */
  static String value(Row row, int place, String absent) {
    return row.isNullAt(place) ? absent : printable(row.getString(place));
  }

  static String printable(String text) {
    return String.join("\n", text.lines().map(Printable::text).toList());
  }
}
