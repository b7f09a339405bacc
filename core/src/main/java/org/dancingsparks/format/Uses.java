package org.dancingsparks.format;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.puzzle.Use;

/** Reads how often a piece is used: {@code once}, {@code 3}, {@code 0-2} or {@code 2-}. */
final class Uses {
  private static final Map<String, Use> NAMED =
      PieceReader.byText(new Use[] {Use.ONCE, Use.AT_MOST_ONCE, Use.ANY_NUMBER}, Use::text);
  private static final Pattern TIMES = Pattern.compile("(\\d{1,5})(?:\\s*(-)\\s*(\\d{1,5})?)?");

  private Uses() {}

  static Use read(YamlNode node) {
    String text = node.text().strip();
    Matcher times = TIMES.matcher(text);
    if (!times.matches()) {
      return node.oneOf(NAMED, "a number such as 3, 0-2 or 2-");
    }
    int least = Integer.parseInt(times.group(1));
    int most = times.group(2) == null ? least : Integer.MAX_VALUE;
    try {
      return new Use(least, times.group(3) == null ? most : Integer.parseInt(times.group(3)));
    } catch (IllegalArgumentException e) {
      throw node.error(
          "%s cannot be %s; give at least 1 time, and the smaller number first."
              .formatted(node.name(), text));
    }
  }
}
