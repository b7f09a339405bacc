package org.dancingsparks.cli.output;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.message.Printable;

/** Rows of CSV (RFC 4180). An empty field means no value; "" is an empty text. */
public final class Csv {
  /** Control characters except tabs and ends of lines. */
  private static final Pattern CONTROL =
      Pattern.compile("(?!\\t|\\n|\\r\\n)[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029]");

  private Csv() {}

  /** A row of values, null where there is none. */
  public static String line(Stream<String> values) {
    return values.map(Csv::quoted).collect(Collectors.joining(","));
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
