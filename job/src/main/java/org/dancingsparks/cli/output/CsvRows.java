package org.dancingsparks.cli.output;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;
import org.dancingsparks.message.Printable;

/** Prints CSV (RFC 4180) with a header row; an empty field is NULL, "" an empty text. */
public final class CsvRows extends ResultPrinter {
  /** Control characters except tabs and ends of lines. */
  private static final Pattern CONTROL =
      Pattern.compile("(?!\\t|\\n|\\r\\n)[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029]");

  @Override
  Column[] columns(StructType schema) {
    return strings(schema);
  }

  @Override
  void print(StructType schema, List<Row> first, Iterator<Row> rows, PrintWriter out) {
    out.println(line(Arrays.stream(schema.fieldNames())));
    while (rows.hasNext()) {
      Row row = rows.next();
      out.println(line(IntStream.range(0, row.size()).mapToObj(place -> row.getString(place))));
    }
  }

  /** A row of values, null where there is none. */
  public static String line(Stream<String> values) {
    return values.map(CsvRows::quoted).collect(Collectors.joining(","));
  }

  private static String quoted(String value) {
    if (value == null) {
      return "";
    }
    String shown =
        CONTROL
            .matcher(value)
            .replaceAll(found -> Matcher.quoteReplacement(Printable.text(found.group())));
    boolean isPlain =
        !value.isEmpty() && value.chars().noneMatch(unit -> "\",\n\r".indexOf(unit) >= 0);
    return isPlain ? shown : '"' + shown.replace("\"", "\"\"") + '"';
  }
}
