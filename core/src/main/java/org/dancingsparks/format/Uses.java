package org.dancingsparks.format;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Use;

/** Reads how often a piece is used: {@code once}, {@code 3}, {@code 0-2} or {@code 2-}. */
final class Uses {
  private static final Map<String, Use> NAMED =
      PieceReader.byText(new Use[] {Use.ONCE, Use.AT_MOST_ONCE, Use.ANY_NUMBER}, Use::text);
  private static final Pattern TIMES = Pattern.compile("(\\d+)(?:\\s*(-)\\s*(\\d+)?)?");
  private static final int MAX_TIMES = 99_999;

  private Uses() {}

  static Use read(YamlNode node) {
    String text = node.text().strip();
    Matcher times = TIMES.matcher(text);
    if (!times.matches()) {
      return node.oneOf(NAMED, "a number such as 3, 0-2 or 2-");
    }
    int least = number(node, times.group(1));
    int most = times.group(2) == null ? least : Integer.MAX_VALUE;
    most = times.group(3) == null ? most : number(node, times.group(3));
    if (most == 0) {
      throw wrong(node, "give at least 1");
    }
    if (most < least) {
      throw wrong(node, "give the smaller number first");
    }
    return new Use(least, most);
  }

  private static int number(YamlNode node, String digits) {
    if (digits.length() > String.valueOf(MAX_TIMES).length()) {
      throw wrong(node, "give at most %,d".formatted(MAX_TIMES));
    }
    return Integer.parseInt(digits);
  }

  private static InputException wrong(YamlNode node, String remedy) {
    return node.error("%s cannot be %s; %s.".formatted(node.name(), node.shown(), remedy));
  }
}
