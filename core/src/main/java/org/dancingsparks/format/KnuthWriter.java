package org.dancingsparks.format;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Problem;

/**
 * Writes Knuth's text format for exact cover problems ({@code .dlx}), so that {@link KnuthReader}
 * reads back the same problem: items, options and labels in order.
 *
 * <p>Knuth's own programs take the text too, if names are no longer than they allow.
 */
public final class KnuthWriter {
  private KnuthWriter() {}

  /**
   * The problem as text.
   *
   * @throws InputException if the format cannot hold it: if it has no primary items (a first line
   *     that starts with the bar is a comment), if an option has no items, or if a name or label
   *     holds a lone surrogate
   */
  public static String write(Problem problem) {
    if (problem.primaryItems() == 0) {
      throw new InputException(
          "A problem without primary items cannot be written as Knuth's text; add one.");
    }
    StringBuilder text = new StringBuilder();
    for (int item = 0; item < problem.items(); item++) {
      text.append(item == 0 ? "" : " ");
      if (item == problem.primaryItems()) {
        text.append("| ");
      }
      check(problem.itemName(item));
      text.append(KnuthNames.escape(problem.itemName(item)));
    }
    text.append('\n');
    for (int option = 0; option < problem.options(); option++) {
      append(text, problem, option);
    }
    return text.toString();
  }

  private static void check(String name) {
    if (name.codePoints().anyMatch(point -> Character.getType(point) == Character.SURROGATE)) {
      throw new InputException(
          "The name %s has half a character, which no text file can hold; rename it."
              .formatted(name));
    }
  }

  private static void append(StringBuilder text, Problem problem, int option) {
    if (problem.size(option) == 0) {
      throw new InputException(
          "Option %d has no items, and Knuth's text cannot hold such an option; leave it out."
              .formatted(option));
    }
    problem.label(option).ifPresent(KnuthWriter::check);
    problem
        .label(option)
        .ifPresent(
            label ->
                text.append(KnuthReader.LABEL).append(KnuthNames.escapeLine(label)).append('\n'));
    text.append(
            Arrays.stream(problem.names(option))
                .map(KnuthNames::escape)
                .collect(Collectors.joining(" ")))
        .append('\n');
  }
}
