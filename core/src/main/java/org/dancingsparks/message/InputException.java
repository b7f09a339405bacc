package org.dancingsparks.message;

/** Input that is not what it should be. The message is one line. */
public final class InputException extends UserException {
  private static final long serialVersionUID = 1;
  private static final int LONGEST_TEXT = 60;
  private static final int LONGEST_REASON = 400;
  private static final String INDENTATION = "    ";

  private final String excerpt;

  /**
   * A character of a file.
   *
   * @param line from 1
   * @param text of the line, or the part of it that is wrong
   * @param column in this text, from 1
   */
  public record Position(String file, int line, String text, int column) {}

  /** Input that is wrong as a whole, where the problem names its own remedy, or has none. */
  public InputException(String message) {
    this(message, "");
  }

  /**
   * Input that is wrong as a whole.
   *
   * @param problem the fault, the value, and the reason
   * @param remedy what to do about it, as {@link UserException} has it
   */
  public InputException(String problem, String remedy) {
    super(problem, remedy);
    excerpt = "";
  }

  /**
   * Input that is wrong as a whole, with a remedy that contains values.
   *
   * @param values in place of {@code %s} and {@code %d} in the remedy, shown as they are
   */
  public InputException(String problem, String remedy, Object... values) {
    this(problem, filled(remedy, values));
  }

  private InputException(Position position, String why) {
    super(described(position.file, position.line, position.text, why), "");
    excerpt = excerpt(position);
  }

  /**
   * Input that is wrong at a line.
   *
   * @param line from 1
   * @param text the line, or the part of it that is wrong
   */
  public static InputException at(String file, int line, String text, String why) {
    return new InputException(described(file, line, text, why));
  }

  /** Input that is wrong at a character. */
  public static InputException at(Position position, String why) {
    return new InputException(position, why);
  }

  private static String described(String file, int line, String text, String why) {
    return "%s:%d: %s In: %s"
        .formatted(
            file,
            line,
            Printable.shortened(Redacted.text(why), LONGEST_REASON),
            beginning(Redacted.text(text)).strip());
  }

  /**
   * Two lines to show below the message: the text round the character that is wrong, and a caret
   * under it. Empty if no character is known.
   */
  public String excerpt() {
    return excerpt;
  }

  private static String excerpt(Position position) {
    int from = Math.max(0, position.column - LONGEST_TEXT / 2);
    String before =
        (from > 0 ? "..." : "")
            + Printable.text(position.text.substring(from, position.column - 1));
    String rest = Printable.text(beginning(position.text.substring(position.column - 1)));
    return INDENTATION + before + rest + "\n" + INDENTATION + " ".repeat(before.length()) + "^";
  }

  private static String beginning(String text) {
    return text.length() > LONGEST_TEXT ? Printable.beginning(text, LONGEST_TEXT) + "..." : text;
  }
}
