package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.format.Printable;

/** Prints the result of a query, row by row: however long it is, little of it is in memory. */
abstract class ResultPrinter {
  /** So many rows are asked for at once; if there are more, they come by and by. */
  static final int FIRST_ROWS = 10_000;

  /**
   * Prints a result.
   *
   * @throws RuntimeException whatever Spark throws while the query runs
   */
  final void print(Dataset<Row> result, PrintWriter out) {
    StructType schema = result.schema();
    if (schema.isEmpty()) {
      // Of a statement that is no query.
      return;
    }
    // By place: names may come twice, or hold dots.
    String[] places =
        IntStream.range(0, schema.size()).mapToObj(place -> "c" + place).toArray(String[]::new);
    Dataset<Row> shown = result.toDF(places).select(columns(schema));
    List<Row> first = shown.takeAsList(FIRST_ROWS + 1);
    if (first.size() <= FIRST_ROWS) {
      print(schema, first, first.iterator(), out);
    } else {
      print(schema, first, shown.toLocalIterator(), out);
    }
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
