package org.dancingsparks.format.knuth;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;

/**
 * Writes Knuth's text format for exact cover problems ({@code .dlx}), so that {@link KnuthReader}
 * reads back the same problem: items with their bounds, options with their colours, labels and
 * costs in order.
 *
 * <p>Knuth's own programs take names of at most eight bytes, and colours of one. {@link
 * #writeShort} keeps to that, and writes the long names in comments {@code | item: SHORT is LONG}
 * and {@code | colour: SHORT is LONG}, which {@link KnuthReader} reads back.
 */
public final class KnuthWriter {
  /** The greatest bound that Knuth's programs read: they take at most seven digits. */
  private static final int MAX_BOUND = 9_999_999;

  private final Problem problem;

  /** The written name of each item. */
  private final String[] items;

  /** The written name of each colour, from 0. */
  private final String[] colours;

  private final StringBuilder text = new StringBuilder();

  private KnuthWriter(
      Problem problem, UnaryOperator<List<String>> items, UnaryOperator<List<String>> colours) {
    this.problem = problem;
    this.items =
        written(
            KnuthReader.ITEM,
            IntStream.range(0, problem.items()).mapToObj(problem::itemName).toList(),
            items);
    this.colours =
        written(
            KnuthReader.COLOUR,
            IntStream.rangeClosed(1, problem.colours()).mapToObj(problem::colourName).toList(),
            colours);
  }

  /** The names as they are written; comments have those that cannot be read from these alone. */
  private String[] written(String kind, List<String> names, UnaryOperator<List<String>> naming) {
    names.forEach(KnuthWriter::check);
    List<String> written = naming.apply(names);
    for (int at = 0; at < names.size(); at++) {
      String escaped = KnuthNames.escape(names.get(at));
      if (!written.get(at).equals(escaped) && !written.get(at).equals(names.get(at))) {
        text.append(KnuthReader.longName(kind, written.get(at), escaped)).append('\n');
      }
    }
    return written.toArray(String[]::new);
  }

  /**
   * The problem as text, each item and colour under its own name.
   *
   * @throws InputException if the format cannot hold it: if it has no primary items (a first line
   *     that starts with the bar is a comment), if an option has no items, or if a name or label
   *     holds a lone surrogate
   */
  public static String write(Problem problem) {
    return new KnuthWriter(problem, KnuthWriter::escaped, KnuthWriter::escaped).write();
  }

  private static List<String> escaped(List<String> names) {
    return names.stream().map(KnuthNames::escape).toList();
  }

  /**
   * The problem as text that Knuth's programs take: items and colours with names that are too long
   * for these have short ones.
   *
   * @throws InputException as {@link #write} does; or if there are more colours than characters, or
   *     bounds of more than seven digits
   */
  public static String writeShort(Problem problem) {
    for (int item = 0; item < problem.primaryItems(); item++) {
      if (problem.most(item) > MAX_BOUND) {
        throw new InputException(
            "The item %s has the bound %d, and Knuth's programs read at most %d"
                .formatted(problem.itemName(item), problem.most(item), MAX_BOUND),
            "export it with long names, which this program reads");
      }
    }
    return new KnuthWriter(problem, ShortNames::of, ShortColours::of).write();
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
      if (problem.isPrimary(item)) {
        text.append(KnuthItem.bounds(problem.least(item), problem.most(item)));
      }
      text.append(items[item]);
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
    for (int index = 0; index < problem.size(option); index++) {
      text.append(index == 0 ? "" : " ").append(items[problem.item(option, index)]);
      int colour = problem.colour(option, index);
      if (colour > 0) {
        text.append(':').append(colours[colour - 1]);
      }
    }
    if (problem.cost(option) != 0) {
      text.append(" |").append(problem.cost(option));
    }
    text.append('\n');
  }

  /**
   * Distinct colours of one character, as Knuth's programs require (DLX2, "Color must be a single
   * character").
   *
   * <p>A colour of one such character stays. Any other becomes the first character of its name that
   * is still free, else the first free one of digits, letters and others. Deterministic.
   */
  private static final class ShortColours {
    /** The characters that are one byte and can be shown. */
    private static final List<String> CHARACTERS =
        IntStream.concat(
                IntStream.rangeClosed('!', '~').filter(Character::isLetterOrDigit),
                IntStream.rangeClosed('!', '~').filter(point -> !Character.isLetterOrDigit(point)))
            .mapToObj(Character::toString)
            .toList();

    private final Set<String> free = new HashSet<>(CHARACTERS);

    private ShortColours() {}

    /**
     * The characters for distinct colours, in their order.
     *
     * @throws InputException if there are more colours than characters
     */
    static List<String> of(List<String> colours) {
      if (colours.size() > CHARACTERS.size()) {
        throw new InputException(
            "The problem has %,d colours, and Knuth's programs know colours by one character of %d"
                .formatted(colours.size(), CHARACTERS.size()),
            "export it with long names, which this program reads");
      }
      ShortColours all = new ShortColours();
      all.free.removeAll(colours);
      List<String> chosen = new ArrayList<>();
      colours.forEach(
          colour -> chosen.add(CHARACTERS.contains(colour) ? colour : all.shortened(colour)));
      return chosen;
    }

    private String shortened(String colour) {
      Optional<String> own =
          colour.codePoints().mapToObj(Character::toString).filter(free::contains).findFirst();
      String chosen =
          own.orElseGet(() -> CHARACTERS.stream().filter(free::contains).findFirst().orElseThrow());
      free.remove(chosen);
      return chosen;
    }
  }
}
