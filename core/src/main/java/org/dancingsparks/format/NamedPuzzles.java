package org.dancingsparks.format;

import java.util.List;
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
  private NamedPuzzles() {}

  /**
   * The puzzle of a name such as {@code kanoodle} or {@code pentominoes:6x10}.
   *
   * @throws InputException if there is none
   */
  public static Puzzle of(String name) {
    return find(name)
        .orElseThrow(() -> unknown(name, "ask for one of these, or read a file by PuzzleReader"));
  }

  /**
   * The exception for an unknown name; suggests near names.
   *
   * @param remedy follows a list of all names, families by their form; or of the boards of the
   *     family that is meant
   */
  public static InputException unknown(String name, String remedy) {
    List<String> boards = boards(name.split(":", 2)[0]);
    List<String> made = Families.all().stream().map(Family::form).toList();
    return new InputException(
        "There is no puzzle %s.%s Shipped are %s"
            .formatted(
                name,
                Suggestions.of(name, boards.isEmpty() ? near(made) : boards),
                String.join(", ", boards.isEmpty() ? forms(made) : boards)),
        remedy);
  }

  /** The puzzles of a shipped family; none if it is no family. */
  private static List<String> boards(String family) {
    return ShippedPuzzles.names().stream().filter(known -> known.startsWith(family + ":")).toList();
  }

  private static List<String> near(List<String> made) {
    return Stream.of(ShippedPuzzles.names(), ShippedPuzzles.files(), made)
        .flatMap(List::stream)
        .distinct()
        .toList();
  }

  private static List<String> forms(List<String> made) {
    return Stream.concat(ShippedPuzzles.files().stream().map(NamedPuzzles::form), made.stream())
        .toList();
  }

  /** The name of a file, as in {@code soma} or {@code pentominoes:BOARD}. */
  private static String form(String file) {
    return boards(file).isEmpty() ? file : file + ":BOARD";
  }

  /**
   * The puzzle of a name, if there is one.
   *
   * @throws InputException if a family has no such member, or makes it from a file
   */
  public static Optional<Puzzle> find(String name) {
    return shipped(name).or(() -> member(() -> Families.find(name)));
  }

  /**
   * The puzzle of a name, if there is one.
   *
   * @param files reads the text of a file by its path, for families such as {@code
   *     edge-matching:FILE}
   * @throws InputException if a family has no such member, or its file is not in the format
   */
  public static Optional<Puzzle> find(String name, UnaryOperator<String> files) {
    return shipped(name).or(() -> member(() -> Families.find(name, files)));
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

  /**
   * Returns whether a name is that of a shipped puzzle or of a family's member, rather than of a
   * file.
   */
  public static boolean isNamed(String name) {
    return ShippedPuzzles.hasFamily(name) || Families.family(name).isPresent();
  }
}
