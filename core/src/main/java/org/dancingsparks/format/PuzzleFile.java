package org.dancingsparks.format;

import java.util.List;
import java.util.function.Function;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * The puzzles that a puzzle file holds: one, or a family.
 *
 * @param names their names, in the order of the file
 * @param maker makes the puzzle of a name among them; may throw {@link InputException}
 */
public record PuzzleFile(List<String> names, Function<String, PiecePuzzle> maker) {
  /**
   * The puzzle of a name.
   *
   * @throws IllegalArgumentException if the file has none of that name
   * @throws InputException if the puzzle cannot be made
   */
  public PiecePuzzle puzzle(String name) {
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "There is no puzzle %s; there are %s.".formatted(name, String.join(", ", names)));
    }
    return maker.apply(name);
  }
}
