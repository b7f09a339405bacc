package org.dancingsparks.cover;

import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Writes the canonical text of a problem; see {@link Problem#canonicalText}. */
final class CanonicalText {
  private final Problem problem;
  private final StringBuilder text = new StringBuilder("exact cover problem, canonical text 1\n");

  private CanonicalText(Problem problem) {
    this.problem = problem;
  }

  static String of(Problem problem) {
    CanonicalText writer = new CanonicalText(problem);
    writer.line("primary", 0, problem.primaryItems());
    writer.line("secondary", problem.primaryItems(), problem.items());
    for (int option = 0; option < problem.options(); option++) {
      writer.line(option);
    }
    return writer.text.toString();
  }

  private void line(String title, int from, int to) {
    append(title, sorted(from, to, problem::itemName), this::item);
  }

  private void line(int option) {
    append(
        "option",
        sorted(0, problem.size(option), index -> problem.itemName(problem.item(option, index))),
        index -> entry(option, index));
  }

  private static int[] sorted(int from, int to, IntFunction<String> name) {
    return IntStream.range(from, to)
        .boxed()
        .sorted(Comparator.comparing(name::apply))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private void append(String title, int[] numbers, IntFunction<String> word) {
    text.append(title);
    for (int number : numbers) {
      text.append(' ').append(word.apply(number));
    }
    text.append('\n');
  }

  private String item(int item) {
    String bounds =
        problem.isPrimary(item) && !problem.isOnce(item)
            ? "*" + problem.least(item) + ":" + problem.most(item)
            : "";
    return quoted(problem.itemName(item)) + bounds;
  }

  private String entry(int option, int index) {
    int colour = problem.colour(option, index);
    return quoted(problem.itemName(problem.item(option, index)))
        + (colour == 0 ? "" : ":" + quoted(problem.colourName(colour)));
  }

  private static String quoted(String name) {
    StringBuilder quoted = new StringBuilder("\"");
    name.chars().forEach(unit -> appendQuoted(quoted, (char) unit));
    return quoted.append('"').toString();
  }

  private static void appendQuoted(StringBuilder text, char unit) {
    if (unit == '"' || unit == '\\') {
      text.append('\\').append(unit);
    } else if (unit < ' ' || Character.isSurrogate(unit)) {
      // Escaped, since UTF-8 would encode all lone surrogates as the same byte.
      text.append(String.format("\\u%04x", (int) unit));
    } else {
      text.append(unit);
    }
  }
}
