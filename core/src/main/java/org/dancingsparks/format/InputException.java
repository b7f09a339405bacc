package org.dancingsparks.format;

import org.dancingsparks.puzzle.Printable;

/**
 * Input that is not what it should be: the message says where, what, why, and what to do about it,
 * in one line that is safe to show on a terminal and names no secret of a URL.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final int LONGEST_TEXT = 60;
  private static final int LONGEST_REASON = 400;

  /** Input that is wrong as a whole. */
  public InputException(String message) {
    // Before it is cut, which could be in the midst of a secret.
    super(Printable.text(Printable.message(Redacted.text(message))));
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
