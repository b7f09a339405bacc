package org.dancingsparks.cli.sql;

import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.message.InputException;

/** Prints a JSON array with one object per row, each on its own line. */
public final class JsonRows extends ResultPrinter {
  @Override
  Column[] columns(StructType schema) {
    TreeSet<String> names = new TreeSet<>();
    for (String name : schema.fieldNames()) {
      if (!names.add(name)) {
        throw new InputException(
            "Two columns of the result are called %s, but the keys of a JSON object must differ"
                .formatted(name),
            "rename one with AS");
      }
    }
    Column[] columns =
        IntStream.range(0, schema.size())
            .mapToObj(place -> functions.col("c" + place).as(schema.fieldNames()[place]))
            .toArray(Column[]::new);
    return new Column[] {
      functions.to_json(functions.struct(columns), Map.of("ignoreNullFields", "false"))
    };
  }

  @Override
  void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out) {
    String before = "[";
    while (rows.hasNext()) {
      out.print(before);
      out.print("\n  " + Json.printable(rows.next().getString(0)));
      before = ",";
    }
    out.println(before.equals("[") ? "[]" : "\n]");
  }
}
