package org.dancingsparks.format;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.KnownCount;

/**
 * Puzzle files to begin with, as text with comments on what can be changed: the templates of {@code
 * conf/templates}, and shipped puzzles without their origins and known counts. None has a name of
 * its own.
 */
public final class PuzzleTemplates {
  private static final List<String> NAMES = List.of("tray", "hexagons", "calendar", "box", "balls");

  private static final String TURNS =
      """
      # How all pieces may be turned: none, rotations, rotations-and-reflections,
      # space-rotations, space-rotations-and-mirror-images.
      """;

  /** Comments before the entries of a shipped file. */
  private static final Map<String, String> COMMENTS =
      Map.of(
          "turns",
          TURNS,
          "labels",
          "# The names of the cells, in reading order; . for a cell without one.\n",
          "holes",
          "# Exactly one cell of each of these sets stays open.\n",
          "never",
          "# Cells that never all stay open.\n",
          "groups",
          "# Pieces, and how many of them are used.\n",
          "pieces",
          "# A piece: its name and a drawing; or shape, and symbol, colour, turns, use, at.\n");

  private PuzzleTemplates() {}

  /** The names of the templates, the usual one first; no shipped puzzle has any of these names. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * The text of a template, or that of a shipped puzzle.
   *
   * @throws InputException if there is neither
   */
  public static String text(String name) {
    if (NAMES.contains(name)) {
      return ShippedFiles.text("templates/%s.yaml".formatted(name));
    }
    String puzzle = NamedPuzzles.canonical(name);
    if (!ShippedPuzzles.names().contains(puzzle)) {
      throw NamedPuzzles.unknown(name, ", or begin with %s".formatted(String.join(", ", NAMES)));
    }
    String file = ShippedPuzzles.familyOf(puzzle);
    return heading(puzzle, ShippedPuzzles.file(file))
        + Stream.of(ShippedPuzzles.source(file).split("(?m)^(?=[a-z])"))
            .map(entry -> entry(entry, puzzle.substring(file.length())))
            .collect(Collectors.joining());
  }

  private static String heading(String puzzle, PuzzleFile file) {
    Optional<BigInteger> solutions = file.about(puzzle).count().map(KnownCount::solutions);
    return "# Like %s: %s.%n%s\n"
        .formatted(
            puzzle, file.title(), solutions.map("# It has %,d solutions.%n"::formatted).orElse(""));
  }

  /** An entry of a shipped file, as it stands in a file that begins with one of its boards. */
  private static String entry(String entry, String board) {
    String key = entry.replaceFirst("(?s):.*", "");
    return switch (key) {
      case "name", "title", "about" -> "";
      case "boards" -> board(entry, board.substring(1));
      default -> entry.startsWith("#") ? "" : COMMENTS.getOrDefault(key, "") + entry;
    };
  }

  /** The one board of a family, as the board of a puzzle. */
  private static String board(String boards, String board) {
    return Stream.of(boards.split("(?m)^  (?=\\S)"))
        .filter(entry -> entry.startsWith(board + ":"))
        .map(entry -> "board" + entry.substring(board.length()).replaceAll("(?m)^  ", ""))
        .findFirst()
        .orElseThrow();
  }
}
