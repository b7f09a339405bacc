package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.message.InputException;

/**
 * The lines of a text file that hold words, which blanks separate. A {@code #} begins a comment, to
 * the end of its line.
 *
 * @param file its name in messages
 */
record TextLines(String file, List<Line> lines) {
  private static final String BYTE_ORDER_MARK = "\ufeff";

  /**
   * A line.
   *
   * @param number from 1
   * @param text as written
   */
  public record Line(int number, String text, List<String> words) {}

  /** The lines of a text that are not blank. */
  public static TextLines of(String file, String text) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    String plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    for (String line : plain.lines().toList()) {
      number++;
      String content = line.replaceFirst("#.*", "").strip();
      if (!content.isEmpty()) {
        lines.add(new Line(number, line, Arrays.asList(content.split("\\s+"))));
      }
    }
    return new TextLines(file, lines);
  }

  /** The exception for a line. */
  public InputException error(Line line, String why) {
    return InputException.at(file, line.number(), line.text(), why);
  }
}
