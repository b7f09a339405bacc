package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** Prints CSV (RFC 4180), the names of columns first; nothing stands for NULL, "" for no text. */
final class CsvRows extends ResultPrinter {
  @Override
  Column[] columns(StructType schema) {
    return strings(schema);
  }

  @Override
  void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out) {
    out.println(line(Arrays.stream(schema.fieldNames()).map(ResultPrinter::printable)));
    while (rows.hasNext()) {
      Row row = rows.next();
      out.println(line(IntStream.range(0, row.size()).mapToObj(place -> value(row, place, null))));
    }
  }

  private static String line(Stream<String> values) {
    return values.map(CsvRows::quoted).collect(Collectors.joining(","));
  }

  private static String quoted(String value) {
    if (value == null) {
      return "";
    }
    boolean isPlain =
        !value.isEmpty() && value.chars().noneMatch(unit -> "\",\n\r".indexOf(unit) >= 0);
    return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
  }
}
