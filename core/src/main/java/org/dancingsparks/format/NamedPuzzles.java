package org.dancingsparks.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.dancingsparks.families.Families;
import org.dancingsparks.families.Family;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Puzzle;

/** Finds puzzles by name: those that are shipped, and the members of families. */
public final class NamedPuzzles {
  /**
   * The length of the shortest fragment of a name to suggest by; shorter ones are in too many
   * names.
   */
  private static final int MIN_FRAGMENT = 2;

  private static final int MAX_SUGGESTIONS = 3;

  private NamedPuzzles() {}

  /**
   * The puzzle of a name such as {@code kanoodle} or {@code pentominoes:6x10}.
   *
   * @throws InputException if there is none
   */
  public static Puzzle of(String name) {
    return find(name).orElseThrow(() -> unknown(name, ", or read a file by PuzzleReader"));
  }

  /**
   * The exception for an unknown name; suggests near names, or the boards of the family that is
   * meant.
   *
   * @param other what else the remedy could be than to look at all names; follows that
   */
  public static InputException unknown(String name, String other) {
    List<String> boards = boards(canonical(name).split(":", 2)[0]);
    String problem = "There is no puzzle %s.%s".formatted(name, suggestion(name, boards));
    return boards.isEmpty()
        ? new InputException(
            "%s %d puzzles and %d families come with the program"
                .formatted(problem, ShippedPuzzles.names().size(), Families.all().size()),
            "list them with {puzzles}" + other)
        : new InputException(
            "%s The puzzles of that family are %s".formatted(problem, String.join(", ", boards)),
            "ask for one of these" + other);
  }

  /** The puzzles of a shipped family; none if it is not a family. */
  private static List<String> boards(String family) {
    return ShippedPuzzles.names().stream().filter(known -> known.startsWith(family + ":")).toList();
  }

  /**
   * A question that suggests names like a given one or, if there are none, names that contain it.
   */
  private static String suggestion(String name, List<String> boards) {
    List<String> known = boards.isEmpty() ? names() : boards;
    List<String> near = Suggestions.nearest(name, known);
    String fragment = name.toLowerCase(Locale.ROOT);
    return Suggestions.question(
        near.isEmpty() && fragment.length() >= MIN_FRAGMENT
            ? known.stream()
                .filter(other -> other.contains(fragment))
                .limit(MAX_SUGGESTIONS)
                .toList()
            : near);
  }

  private static List<String> names() {
    List<String> made = Families.all().stream().map(Family::form).toList();
    return Stream.of(ShippedPuzzles.files(), ShippedPuzzles.names(), made)
        .flatMap(List::stream)
        .distinct()
        .toList();
  }

  /**
   * The name as it is known, if that is the same but for capitals, as {@code IQ-Fit} is; otherwise
   * the name itself. After the colon of a family that is made by rules, capitals count.
   */
  public static String canonical(String name) {
    String[] words = name.split(":", 2);
    String family = words[0].toLowerCase(Locale.ROOT);
    if (ShippedPuzzles.hasFamily(family)) {
      return name.toLowerCase(Locale.ROOT);
    }
    return Families.family(family).isPresent() ? family + name.substring(words[0].length()) : name;
  }

  /**
   * The puzzle of a name, in capitals or not, if there is one.
   *
   * @throws InputException if a family has no such member, or makes it from a file
   */
  public static Optional<Puzzle> find(String name) {
    String known = canonical(name);
    return shipped(known).or(() -> member(() -> Families.find(known)));
  }

  /**
   * The puzzle of a name, in capitals or not, if there is one.
   *
   * @param files reads the text of a file by its path, for families such as {@code
   *     edge-matching:FILE}
   * @throws InputException if a family has no such member, or its file is not in the format
   */
  public static Optional<Puzzle> find(String name, UnaryOperator<String> files) {
    String known = canonical(name);
    return shipped(known).or(() -> member(() -> Families.find(known, files)));
  }

  private static Optional<Puzzle> shipped(String name) {
    return ShippedPuzzles.find(name).map(Puzzle.class::cast);
  }

  private static Optional<Puzzle> member(Supplier<Optional<Puzzle>> family) {
    try {
      return family.get();
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }

  /** The title of a puzzle; its name if it has none but that of all its family. */
  public static String title(Puzzle puzzle) {
    String title = puzzle.title();
    boolean isOfFamily =
        Families.family(puzzle.name()).filter(known -> known.title().equals(title)).isPresent();
    return title.isEmpty() || isOfFamily ? puzzle.name() : title;
  }

  /**
   * Returns whether a name is that of a shipped puzzle or of a family's member, rather than of a
   * file.
   */
  public static boolean isNamed(String name) {
    return ShippedPuzzles.hasFamily(name) || Families.family(name).isPresent();
  }
}
