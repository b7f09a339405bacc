package org.dancingsparks.puzzle;

/** Makes text from files safe to show: on one line, without anything that a terminal would obey. */
public final class Printable {
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

  /** Whether a character is safe to show: no control, format, line break or lone surrogate. */
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
