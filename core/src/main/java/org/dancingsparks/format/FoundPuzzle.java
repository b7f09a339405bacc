package org.dancingsparks.format;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A puzzle found by name or in a file.
 *
 * @param diagram of all its solutions, if it came with one
 * @param warnings of the file that it was read from, for users
 */
public record FoundPuzzle(Puzzle puzzle, Optional<Diagram> diagram, List<String> warnings) {
  /** A puzzle that came without a diagram. */
  public FoundPuzzle(Puzzle puzzle) {
    this(puzzle, Optional.empty(), List.of());
  }
}
