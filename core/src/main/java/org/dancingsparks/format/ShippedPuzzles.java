package org.dancingsparks.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.puzzle.PiecePuzzle;

/** The puzzles that come with the program: the files of {@code conf/puzzles}, inside the jar. */
public final class ShippedPuzzles {
  private static final List<String> FILES =
      List.of(
          "kanoodle",
          "iq-fit",
          "iq-fit-physical",
          "pentominoes",
          "one-sided-pentominoes",
          "soma",
          "a-puzzle-a-day",
          "genius-square",
          "genius-star");

  private ShippedPuzzles() {}

  /** The names of all of them, members of families as {@code FAMILY:MEMBER}. */
  public static List<String> names() {
    return FILES.stream().flatMap(file -> open(file).names().stream()).toList();
  }

  /** Returns whether a name, or the part before its colon, is one of the shipped files. */
  public static boolean hasFamily(String name) {
    return FILES.contains(name.split(":", 2)[0]);
  }

  /** The puzzle of a name, if there is one. */
  public static Optional<PiecePuzzle> find(String name) {
    return Optional.of(name)
        .filter(ShippedPuzzles::hasFamily)
        .map(known -> open(known.split(":", 2)[0]))
        .filter(file -> file.names().contains(name))
        .map(file -> file.puzzle(name));
  }

  private static PuzzleFile open(String file) {
    String resource = "/org/dancingsparks/puzzles/" + file + ".yaml";
    try (InputStream in = ShippedPuzzles.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("The jar lacks " + resource + ".");
      }
      return PuzzleReader.read(
          file + ".yaml", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
