package org.dancingsparks.cli.sql;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** Prints a table in plain text; a single value, such as a count, is printed without its name. */
public final class TableRows extends ResultPrinter {
  private static final String NULL = "NULL";
  private static final String GAP = "  ";

  @Override
  Column[] columns(StructType schema) {
    return strings(schema);
  }

  @Override
  void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out) {
    if (schema.size() == 1 && first.size() == 1) {
      out.println(value(first.get(0), 0, NULL));
      return;
    }
    int[] widths = new int[schema.size()];
    String[] names =
        Arrays.stream(schema.fieldNames()).map(ResultPrinter::printable).toArray(String[]::new);
    widen(widths, names);
    first.forEach(row -> widen(widths, values(row)));
    print(schema, widths, names, out);
    print(schema, widths, Arrays.stream(widths).mapToObj("-"::repeat).toArray(String[]::new), out);
    while (rows.hasNext()) {
      print(schema, widths, values(rows.next()), out);
    }
  }

  private static String[] values(Row row) {
    String[] values = new String[row.size()];
    Arrays.setAll(values, index -> value(row, index, NULL));
    return values;
  }

  private static void widen(int[] widths, String... values) {
    for (int index = 0; index < widths.length; index++) {
      int longest = values[index].lines().mapToInt(TableRows::length).max().orElse(0);
      widths[index] = Math.max(widths[index], longest);
    }
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  /** Prints a row, on as many lines as its tallest value needs. */
  private static void print(StructType schema, int[] widths, String[] values, PrintWriter out) {
    List<List<String>> cells = Arrays.stream(values).map(value -> value.lines().toList()).toList();
    int height = Math.max(1, cells.stream().mapToInt(List::size).max().orElse(1));
    for (int line = 0; line < height; line++) {
      List<String> padded = new ArrayList<>();
      for (int index = 0; index < widths.length; index++) {
        List<String> cell = cells.get(index);
        String text = line < cell.size() ? cell.get(line) : "";
        String room = " ".repeat(Math.max(0, widths[index] - length(text)));
        padded.add(isNumber(schema.fields()[index]) ? room + text : text + room);
      }
      out.println(String.join(GAP, padded).stripTrailing());
    }
  }
}
