package org.dancingsparks.format;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Provenance;

/**
 * The puzzles that a puzzle file holds: one, or a family.
 *
 * @param names their names, in the order of the file
 * @param title of all of them; may be empty
 * @param about where they come from, by name
 * @param warnings of lines that were probably meant otherwise, each with its place
 * @param maker makes the puzzle of a name among them; may throw {@link InputException}
 */
public record PuzzleFile(
    List<String> names,
    String title,
    Map<String, Provenance> about,
    List<String> warnings,
    Function<String, PiecePuzzle> maker) {
  /**
   * The puzzle of a name.
   *
   * @throws IllegalArgumentException if the file has none of that name
   * @throws InputException if the puzzle cannot be made
   */
  public PiecePuzzle puzzle(String name) {
    check(name);
    return maker.apply(name);
  }

  /**
   * The origin and the known count of the puzzle of a name, without making it.
   *
   * @throws IllegalArgumentException if the file has none of that name
   */
  public Provenance about(String name) {
    check(name);
    return about.getOrDefault(name, Provenance.UNKNOWN);
  }

  private void check(String name) {
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "There is no puzzle %s; there are %s.".formatted(name, String.join(", ", names)));
    }
  }
}
