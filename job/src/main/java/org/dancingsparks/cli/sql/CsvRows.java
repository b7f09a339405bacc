package org.dancingsparks.cli.sql;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.cli.output.Csv;

/** Prints CSV (RFC 4180) with a header row; an empty field is NULL, "" an empty text. */
public final class CsvRows extends ResultPrinter {
  @Override
  Column[] columns(StructType schema) {
    return strings(schema);
  }

  @Override
  void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out) {
    out.println(Csv.line(Arrays.stream(schema.fieldNames())));
    while (rows.hasNext()) {
      Row row = rows.next();
      out.println(Csv.line(IntStream.range(0, row.size()).mapToObj(place -> row.getString(place))));
    }
  }
}
