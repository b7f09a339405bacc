package org.dancingsparks.cli.sql;

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
 * Prints the result of a query row by row. Holds at most one partition in memory, however long the
 * result.
 */
public abstract class ResultPrinter {
  /** The rows that decide the widths of columns before the first is printed. */
  private static final int FIRST_ROWS = 10_000;

  private static final int ROWS_BETWEEN_LOOKS = 1 << 10;

  /**
   * Prints a result.
   *
   * @throws RuntimeException any failure of Spark while the query runs
   */
  public final void print(Dataset<Row> result, PrintWriter out) {
    StructType schema = result.schema();
    if (schema.isEmpty()) {
      // A statement that is not a query has no columns.
      return;
    }
    // By index, since names may occur twice or contain dots.
    String[] places =
        IntStream.range(0, schema.size()).mapToObj(index -> "c" + index).toArray(String[]::new);
    Dataset<Row> shown = result.toDF(places).select(columns(schema));
    // Flushed only now and then.
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

  /** Returns all rows at once if they are known to be few; else one partition after another. */
  private static Iterator<Row> rows(Dataset<Row> result) {
    Option<Object> most = result.queryExecution().optimizedPlan().maxRows();
    boolean isShort = most.isDefined() && ((Number) most.get()).longValue() <= FIRST_ROWS;
    return isShort ? result.collectAsList().iterator() : result.toLocalIterator();
  }

  /** Returns the rows until their reader has gone. */
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
   * Returns the columns to print, all strings, of a result whose columns are called {@code c0},
   * {@code c1}, ....
   */
  abstract Column[] columns(StructType schema);

  /**
   * Prints rows of strings.
   *
   * @param schema of the result
   * @param first some rows, for the lengths of values
   * @param rows all rows
   */
  abstract void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out);

  /** Each column as a string. */
  static Column[] strings(StructType schema) {
    return IntStream.range(0, schema.size())
        .mapToObj(index -> functions.col("c" + index).cast("string"))
        .toArray(Column[]::new);
  }

  static boolean isNumber(StructField field) {
    return field.dataType() instanceof NumericType;
  }

  /** Returns a value without control characters but with its line breaks; NULL as a given text. */
  static String value(Row row, int index, String absent) {
    return row.isNullAt(index) ? absent : printable(row.getString(index));
  }

  static String printable(String text) {
    return String.join("\n", text.lines().map(Printable::text).toList());
  }
}
