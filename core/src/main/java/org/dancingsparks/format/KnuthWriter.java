package org.dancingsparks.format;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;

/**
 * Writes Knuth's text format for exact cover problems ({@code .dlx}), so that {@link KnuthReader}
 * reads back the same problem: items, options, labels and costs in order.
 *
 * <p>Knuth's own programs take names of at most eight bytes. {@link #writeShort} keeps to that, and
 * writes the long names in comments {@code | item: SHORT is LONG}, which {@link KnuthReader} reads
 * back.
 */
public final class KnuthWriter {
  private final Problem problem;

  /** The written name of each item. */
  private final Map<String, String> written = new HashMap<>();

  private final StringBuilder text = new StringBuilder();

  private KnuthWriter(Problem problem, UnaryOperator<List<String>> naming) {
    this.problem = problem;
    List<String> items = IntStream.range(0, problem.items()).mapToObj(problem::itemName).toList();
    items.forEach(KnuthWriter::check);
    List<String> names = naming.apply(items);
    for (int item = 0; item < names.size(); item++) {
      String escaped = KnuthNames.escape(items.get(item));
      written.put(items.get(item), names.get(item));
      if (!names.get(item).equals(escaped)) {
        text.append(KnuthReader.item(names.get(item), escaped)).append('\n');
      }
    }
  }

  /**
   * The problem as text, each item under its own name.
   *
   * @throws InputException if the format cannot hold it: if it has no primary items (a first line
   *     that starts with the bar is a comment), if an option has no items, or if a name or label
   *     holds a lone surrogate
   */
  public static String write(Problem problem) {
    return new KnuthWriter(problem, items -> items.stream().map(KnuthNames::escape).toList())
        .write();
  }

  /**
   * The problem as text that Knuth's programs take: items with names that are too long for these
   * have short ones.
   *
   * @throws InputException as {@link #write} does
   */
  public static String writeShort(Problem problem) {
    return new KnuthWriter(problem, ShortNames::of).write();
  }

  private String write() {
    if (problem.primaryItems() == 0) {
      throw new InputException(
          "A problem without primary items cannot be written as Knuth's text", "add one");
    }
    for (int item = 0; item < problem.items(); item++) {
      text.append(item == 0 ? "" : " ");
      if (item == problem.primaryItems()) {
        text.append("| ");
      }
      text.append(written.get(problem.itemName(item)));
    }
    text.append('\n');
    for (int option = 0; option < problem.options(); option++) {
      append(option);
    }
    return text.toString();
  }

  private static void check(String name) {
    if (name.codePoints().anyMatch(point -> Character.getType(point) == Character.SURROGATE)) {
      throw new InputException(
          "The name %s has half a surrogate pair, which no text file can hold".formatted(name),
          "rename it");
    }
  }

  private void append(int option) {
    if (problem.size(option) == 0) {
      throw new InputException(
          "Option %d has no items, and Knuth's text cannot hold such an option".formatted(option),
          "leave it out");
    }
    problem.label(option).ifPresent(KnuthWriter::check);
    problem
        .label(option)
        .ifPresent(
            label ->
                text.append(KnuthReader.LABEL).append(KnuthNames.escapeLine(label)).append('\n'));
    text.append(
        Arrays.stream(problem.names(option)).map(written::get).collect(Collectors.joining(" ")));
    if (problem.cost(option) != 0) {
      text.append(" |").append(problem.cost(option));
    }
    text.append('\n');
  }
}
