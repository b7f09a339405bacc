package org.dancingsparks.format.knuth;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An item as the first line of Knuth's text has it: {@code name}, or with bounds, as in DLX3,
 * {@code v|name} or {@code u:v|name}.
 *
 * @param name as it is written, without escapes
 */
record KnuthItem(int least, int most, String name, boolean hasBounds) {
  private static final Pattern BOUNDS = Pattern.compile("(?:(\\d+):)?(\\d+)");

  /**
   * The item of a word.
   *
   * @throws IllegalArgumentException if it is none
   */
  static KnuthItem of(String word) {
    int bar = word.indexOf('|');
    if (bar < 0) {
      return new KnuthItem(1, 1, name(word, word), false);
    }
    Matcher bounds = BOUNDS.matcher(word.substring(0, bar));
    if (!bounds.matches()) {
      throw new IllegalArgumentException(
          "%s contains a | that no bounds precede; write them as in 0:2|item, and a | in a name as %%7C."
              .formatted(word));
    }
    int most = number(word, bounds.group(2));
    int least = bounds.group(1) == null ? most : number(word, bounds.group(1));
    return new KnuthItem(least, most, name(word, word.substring(bar + 1)), true);
  }

  private static int number(String word, String digits) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "%s has the bound %s; bounds are at most %d.".formatted(word, digits, Integer.MAX_VALUE),
          e);
    }
  }

  private static String name(String word, String name) {
    if (name.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has bounds, but no name; write the item's name directly after the |."
              .formatted(word));
    }
    return KnuthNames.name(name);
  }

  /** The bounds as they precede a name; empty if they are 1 and 1. */
  static String bounds(int least, int most) {
    if (least < most) {
      return least + ":" + most + "|";
    }
    return most == 1 ? "" : most + "|";
  }
}
