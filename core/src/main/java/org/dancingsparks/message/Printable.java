package org.dancingsparks.message;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes text from files safe to show: on one line, without anything that a terminal would obey, and
 * no longer than anyone reads.
 */
public final class Printable {
  /** The longest word of a message; paths are seldom longer. */
  private static final int LONGEST_WORD = 400;

  private static final int LONGEST_MESSAGE = 2_000;

  private static final Pattern LONG_WORD = Pattern.compile("\\S{" + (LONGEST_WORD + 1) + ",}");

  private Printable() {}

  /** The text with each character that cannot be shown as {@code \} {@code u} and its number. */
  public static String text(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (isPrintable(point)) {
                printable.appendCodePoint(point);
              } else {
                printable.append(String.format("\\u%04x", point));
              }
            });
    return printable.toString();
  }

  /**
   * A message shortened to a readable length: long names and values lose their middle, and so does
   * a message that is still too long. The reason and the remedy stand at the ends.
   */
  public static String message(String message) {
    String words =
        LONG_WORD
            .matcher(message)
            .replaceAll(word -> Matcher.quoteReplacement(shortened(word.group(), LONGEST_WORD)));
    return shortened(words, LONGEST_MESSAGE);
  }

  /** The text, or about as much of its beginning and its end, and how much was left out. */
  public static String shortened(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    int head = whole(text, longest / 2);
    int tail = whole(text, text.length() - longest / 4);
    return "%s...[%,d characters left out]...%s"
        .formatted(text.substring(0, head), tail - head, text.substring(tail));
  }

  /**
   * The first characters of a longer text; one less than asked for rather than half a character.
   */
  public static String beginning(String text, int length) {
    return text.substring(0, whole(text, length));
  }

  /** A place that does not split a surrogate pair. */
  private static int whole(String text, int at) {
    return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
  }

  /**
   * Returns whether a character is safe to show: no control, format, line break or lone surrogate.
   */
  public static boolean isPrintable(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
