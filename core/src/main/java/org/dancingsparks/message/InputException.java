package org.dancingsparks.message;

/** Input that is not what it should be. The message is one line. */
public final class InputException extends UserException {
  private static final long serialVersionUID = 1;
  private static final int LONGEST_TEXT = 60;
  private static final int LONGEST_REASON = 400;

  /** Input that is wrong as a whole, where the problem names its own remedy, or has none. */
  public InputException(String message) {
    this(message, "");
  }

  /**
   * Input that is wrong as a whole.
   *
   * @param problem what is wrong, the value, and why
   * @param remedy what to do about it, as {@link UserException} has it
   */
  public InputException(String problem, String remedy) {
    super(problem, remedy);
  }

  /**
   * The same with a remedy that contains values.
   *
   * @param values in place of {@code %s} and {@code %d} in the remedy, shown as they are
   */
  public InputException(String problem, String remedy, Object... values) {
    super(problem, filled(remedy, values));
  }

  /**
   * Input that is wrong at a line.
   *
   * @param line from 1
   * @param text the line, or the part of it that is wrong
   */
  public static InputException at(String file, int line, String text, String why) {
    return new InputException(
        "%s:%d: %s In: %s"
            .formatted(
                file,
                line,
                Printable.shortened(Redacted.text(why), LONGEST_REASON),
                beginning(Redacted.text(text)).strip()));
  }

  private static String beginning(String text) {
    return text.length() > LONGEST_TEXT ? Printable.beginning(text, LONGEST_TEXT) + "..." : text;
  }
}
