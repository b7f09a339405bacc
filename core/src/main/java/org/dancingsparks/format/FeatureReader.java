package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Reads features, each of which is a set of options: {@code KIND=VALUE}, or several of these with
 * commas between them for the options that have all. {@code docs/costs.md} has the kinds.
 *
 * <p>The kinds are {@code piece} (or value of a grid), {@code cell}, {@code orientation} (the cells
 * of a placement, wherever it lies), {@code item} (or {@code item=NAME:COLOUR}), {@code option} (a
 * number) and, last, {@code label} (a pattern with {@code *} and {@code ?}).
 */
public final class FeatureReader {
  /** The comma between the conditions of a feature; the commas of cells are in parentheses. */
  private static final Pattern COMMA = Pattern.compile(",(?![^(]*\\))");

  /** The beginning of a label; a label takes the rest of the text, commas included. */
  private static final Pattern LABEL = Pattern.compile("(?:^|,)\\s*label\\s*=");

  private static final List<String> BOARD_KINDS =
      List.of("piece", "cell", "orientation", "item", "option", "label");

  private static final List<String> PLAIN_KINDS = List.of("item", "option", "label");

  private static final int MAX_LENGTH = 1_000;

  private final Puzzle puzzle;
  private final Problem problem;
  private final List<String> kinds;

  private FeatureReader(Puzzle puzzle) {
    this.puzzle = puzzle;
    problem = puzzle.problem();
    kinds = puzzle.onBoard().map(board -> BOARD_KINDS).orElse(PLAIN_KINDS);
  }

  /**
   * The options with a feature, at least one.
   *
   * @throws InputException if the feature is not understood, or no option has it
   */
  public static BitSet options(Puzzle puzzle, String feature) {
    try {
      return new FeatureReader(puzzle).read(feature);
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }

  /**
   * Parses a feature as {@link #options} does, but reports a fault by an {@link
   * IllegalArgumentException}.
   */
  static BitSet parse(Puzzle puzzle, String feature) {
    return new FeatureReader(puzzle).read(feature);
  }

  private BitSet read(String feature) {
    if (feature.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "A feature has %,d characters; it can have at most %,d."
              .formatted(feature.length(), MAX_LENGTH));
    }
    BitSet options = problem.allOptions();
    conditions(feature)
        .forEach(
            condition -> keep(options, predicate(feature, condition.kind(), condition.value())));
    if (options.isEmpty()) {
      throw new IllegalArgumentException(
          "No option of %s has the feature %s; drop a condition, or correct one."
              .formatted(puzzle.name(), feature));
    }
    return options;
  }

  private static void keep(BitSet options, IntPredicate predicate) {
    options.stream().filter(option -> !predicate.test(option)).forEach(options::clear);
  }

  /** A kind and its value. */
  private record Condition(String kind, String value) {}

  private List<Condition> conditions(String feature) {
    List<Condition> conditions = new ArrayList<>();
    var label = LABEL.matcher(feature);
    boolean hasLabel = label.find();
    String before = hasLabel ? feature.substring(0, label.start()) : feature;
    if (!before.isBlank() || !hasLabel) {
      for (String condition : COMMA.split(before, -1)) {
        conditions.add(condition(feature, condition));
      }
    }
    if (hasLabel) {
      conditions.add(new Condition("label", feature.substring(label.end()).strip()));
    }
    return conditions;
  }

  private Condition condition(String feature, String text) {
    int equals = text.indexOf('=');
    String kind = text.substring(0, Math.max(0, equals)).strip();
    if (!kinds.contains(kind)) {
      throw new IllegalArgumentException(
          "The feature %s is not understood; write KIND=VALUE, where KIND is %s.%s"
              .formatted(feature, String.join(", ", kinds), Suggestions.of(kind, kinds)));
    }
    String value = text.substring(equals + 1).strip();
    if (value.isEmpty()) {
      throw new IllegalArgumentException(
          "The feature %s has no value for %s; write one after the =.".formatted(feature, kind));
    }
    return new Condition(kind, value);
  }

  private IntPredicate predicate(String feature, String kind, String value) {
    return switch (kind) {
      case "piece" -> piece(value);
      case "cell" -> cell(feature, value);
      case "orientation" -> orientation(feature, value);
      case "item" -> item(value);
      case "option" -> number(feature, value);
      default -> label(value);
    };
  }

  private BoardPuzzle board() {
    return puzzle.onBoard().orElseThrow();
  }

  private IntPredicate piece(String name) {
    List<String> names = board().marks().stream().map(Mark::name).toList();
    int mark = names.indexOf(name);
    if (mark < 0) {
      throw new IllegalArgumentException(
          "%s has no piece or value %s; it has %s.%s"
              .formatted(
                  puzzle.name(), name, String.join(", ", names), Suggestions.of(name, names)));
    }
    return option ->
        IntStream.range(0, board().cells(option).size())
            .anyMatch(index -> board().mark(option, index) == mark);
  }

  private IntPredicate cell(String feature, String text) {
    List<Cell> cells = cells(feature, text);
    if (cells.size() != 1 || board().board().number(cells.get(0)).isEmpty()) {
      throw new IllegalArgumentException(
          "The board of %s has no cell %s; its first is %s and its last %s."
              .formatted(puzzle.name(), text, firstCell(), lastCell()));
    }
    Cell cell = cells.get(0);
    return option -> board().cells(option).contains(cell);
  }

  private String firstCell() {
    return board().board().name(0);
  }

  private String lastCell() {
    return board().board().name(board().board().size() - 1);
  }

  private IntPredicate orientation(String feature, String text) {
    List<Cell> shape = atOrigin(cells(feature, text));
    return option -> atOrigin(board().cells(option)).equals(shape);
  }

  private List<Cell> atOrigin(List<Cell> cells) {
    return board().board().lattice().atOrigin(cells);
  }

  private static List<Cell> cells(String feature, String text) {
    return GivenReader.cells(text)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The feature %s names no cells; write them as in (1,1)(1,2)."
                        .formatted(feature)));
  }

  private IntPredicate item(String name) {
    List<String> names = IntStream.range(0, problem.items()).mapToObj(problem::itemName).toList();
    int item = names.indexOf(name);
    IntPredicate isColoured = option -> List.of(problem.colouredNames(option)).contains(name);
    if (item < 0 && IntStream.range(0, problem.options()).anyMatch(isColoured)) {
      return isColoured;
    }
    if (item < 0) {
      throw new IllegalArgumentException(
          "%s has no item %s.%s Its items are %s."
              .formatted(puzzle.name(), name, Suggestions.of(name, names), some(names)));
    }
    return option ->
        IntStream.range(0, problem.size(option))
            .anyMatch(index -> problem.item(option, index) == item);
  }

  /** A list that fits into a message. */
  private static String some(List<String> names) {
    int most = 20;
    String shown = names.stream().limit(most).collect(Collectors.joining(", "));
    return names.size() > most ? shown + " and %,d more".formatted(names.size() - most) : shown;
  }

  private IntPredicate number(String feature, String digits) {
    String plain = digits.replaceFirst("^#", "");
    if (!plain.matches("\\d{1,9}") || Integer.parseInt(plain) >= problem.options()) {
      throw new IllegalArgumentException(
          "The feature %s names no option; %s has %d options, numbered from 0."
              .formatted(feature, puzzle.name(), problem.options()));
    }
    int wanted = Integer.parseInt(plain);
    return option -> option == wanted;
  }

  private IntPredicate label(String pattern) {
    return option -> matches(pattern, problem.describe(option));
  }

  /**
   * Returns whether a pattern matches a whole text: {@code *} is any text, {@code ?} any character.
   * After a mismatch only the last star takes more, so the time is bounded by the product of the
   * lengths.
   */
  private static boolean matches(String pattern, String text) {
    int star = -1;
    int taken = 0;
    int index = 0;
    int at = 0;
    while (at < text.length()) {
      char wanted = index < pattern.length() ? pattern.charAt(index) : 0;
      if (wanted == '*') {
        star = index++;
        taken = at;
      } else if (index < pattern.length() && (wanted == '?' || wanted == text.charAt(at))) {
        index++;
        at++;
      } else if (star >= 0) {
        index = star + 1;
        at = ++taken;
      } else {
        return false;
      }
    }
    return pattern.substring(index).chars().allMatch(rest -> rest == '*');
  }
}
