package org.dancingsparks.source;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.search.MemoryBudget;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.RequestedEngine;
import org.dancingsparks.search.SymmetryUse;

/**
 * The settings of a table.
 *
 * @param puzzle its name, or the path of its file
 * @param givens options that each solution must contain, as users write them
 * @param depth of the subproblems in the search tree, if set
 * @param piece the piece to split by, if set
 * @param bins the most partitions, if set
 * @param memory the most bytes for a diagram or memo, in each JVM
 * @param use of symmetries: all solutions or one of each class
 * @param isOfOptions true for the table of options in place of solutions
 * @param pushesDown true if Spark's filters and counts are pushed down
 */
record Settings(
    String puzzle,
    List<String> givens,
    RequestedEngine engine,
    OptionalInt depth,
    Optional<String> piece,
    OptionalInt bins,
    long memory,
    SymmetryUse use,
    boolean isOfOptions,
    boolean pushesDown) {
  private static final String PUZZLE = "puzzle";
  private static final String GIVENS = "givens";
  private static final String ENGINE = "engine";
  private static final String SPLIT = "split";
  private static final String BINS = "bins";
  private static final String MEMORY = "memory";
  private static final String UP_TO_SYMMETRY = "upToSymmetry";
  private static final String TABLE = "table";
  private static final String PUSH_DOWN = "pushDown";
  private static final List<String> NAMES =
      List.of(PUZZLE, GIVENS, ENGINE, SPLIT, BINS, MEMORY, UP_TO_SYMMETRY, TABLE, PUSH_DOWN);

  private static final String PROVIDER = "provider";
  private static final Set<String> OF_CATALOG =
      Set.of(PROVIDER, "path", "location", "owner", "comment", "external", "is_managed_location");

  /**
   * Settings by name, in any case.
   *
   * @throws SourceException if one is unknown or missing, or has an impossible value
   */
  static Settings of(Map<String, String> given) {
    TreeMap<String, String> settings = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    settings.putAll(given);
    if (settings.containsKey(PROVIDER)) {
      // A table in Spark's catalog has some properties of its own.
      settings.keySet().removeIf(name -> OF_CATALOG.contains(name) || name.startsWith("option."));
    }
    checkKnown(settings.keySet());
    boolean isOfOptions = choice(settings, TABLE, List.of(Content.values())) == Content.OPTIONS;
    if (isOfOptions) {
      checkOfOptions(settings.keySet());
    }
    String puzzle = settings.getOrDefault(PUZZLE, "");
    if (puzzle.isBlank()) {
      throw new SourceException(
          "The setting puzzle is missing",
          "name a puzzle or the file of one, as in puzzle 'kanoodle'");
    }
    String split = settings.getOrDefault(SPLIT, "").strip();
    boolean isDepth = split.matches("\\d+");
    return new Settings(
        puzzle,
        givens(settings.getOrDefault(GIVENS, "")),
        choice(settings, ENGINE, RequestedEngine.OF_SOLUTIONS),
        isDepth ? number(SPLIT, split, 0, Integer.MAX_VALUE) : OptionalInt.empty(),
        Optional.of(split).filter(piece -> !isDepth && !piece.isEmpty()),
        settings.containsKey(BINS)
            ? number(BINS, settings.get(BINS), 1, Plan.MAX_BINS)
            : OptionalInt.empty(),
        memory(settings),
        isTrue(settings, UP_TO_SYMMETRY, false) ? SymmetryUse.CLASSES : SymmetryUse.NONE,
        isOfOptions,
        isTrue(settings, PUSH_DOWN, true));
  }

  private static void checkKnown(Set<String> names) {
    for (String name : names) {
      if (NAMES.stream().noneMatch(name::equalsIgnoreCase)) {
        throw new SourceException(
            "There is no setting %s of exactcover.%s Settings are %s."
                .formatted(name, Suggestions.of(name, NAMES), String.join(", ", NAMES)),
            "");
      }
    }
  }

  private static void checkOfOptions(Set<String> names) {
    for (String name : names) {
      if (Stream.of(PUZZLE, TABLE, PUSH_DOWN).noneMatch(name::equalsIgnoreCase)) {
        throw new SourceException(
            "The setting %s is for tables of solutions, and this table is of options"
                .formatted(name),
            "leave it out");
      }
    }
  }

  /** The contents of a table. */
  private enum Content {
    SOLUTIONS,
    OPTIONS
  }

  private static List<String> givens(String text) {
    return Stream.of(text.split(";")).map(String::strip).filter(given -> !given.isEmpty()).toList();
  }

  /** The choice of a setting among some, the first by default. */
  private static <E extends Enum<E>> E choice(
      Map<String, String> settings, String name, List<E> known) {
    String value = settings.getOrDefault(name, known.get(0).name());
    return known.stream()
        .filter(choice -> choice.name().equalsIgnoreCase(value.strip()))
        .findFirst()
        .orElseThrow(() -> refused(name, value, allowed(known)));
  }

  private static String allowed(List<? extends Enum<?>> known) {
    return String.join(
        " or ", known.stream().map(choice -> choice.name().toLowerCase(Locale.ROOT)).toList());
  }

  private static OptionalInt number(String name, String value, int fewest, int most) {
    try {
      int number = Integer.parseInt(value.strip());
      if (number >= fewest && number <= most) {
        return OptionalInt.of(number);
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw refused(name, value, "a number from %d to %d".formatted(fewest, most));
  }

  private static long memory(Map<String, String> settings) {
    String value = settings.get(MEMORY);
    return value == null
        ? MemoryBudget.shareOfHeap()
        : ByteSize.parse(value)
            .orElseThrow(() -> refused(MEMORY, value, "a number of bytes such as 64m or 2g"));
  }

  private static boolean isTrue(Map<String, String> settings, String name, boolean otherwise) {
    String value = settings.getOrDefault(name, String.valueOf(otherwise)).strip();
    if (!value.equalsIgnoreCase("true") && !value.equalsIgnoreCase("false")) {
      throw refused(name, value, "true or false");
    }
    return Boolean.parseBoolean(value);
  }

  private static SourceException refused(String name, String value, String allowed) {
    return new SourceException(
        "The setting %s cannot be \"%s\"".formatted(name, value), "set it to " + allowed);
  }
}
