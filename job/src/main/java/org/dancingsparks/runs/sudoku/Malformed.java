package org.dancingsparks.runs.sudoku;

import org.dancingsparks.message.Printable;

/**
 * A line that is not a puzzle, safe to show.
 *
 * @param line its number in the file, from 1
 * @param text the line, or its beginning
 * @param reason why it is not a puzzle
 */
public record Malformed(long line, String text, String reason) {
  private static final int LONGEST_TEXT = 200;

  /** A malformed line; of a long text only the beginning. */
  static Malformed of(long line, String text, String reason) {
    return new Malformed(line, shown(text), shown(reason));
  }

  private static String shown(String text) {
    boolean isLong = text.length() > LONGEST_TEXT;
    return Printable.text(isLong ? text.substring(0, LONGEST_TEXT) + "..." : text);
  }
}
