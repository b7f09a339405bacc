package org.dancingsparks.format;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A puzzle found by name or in a file.
 *
 * @param diagram of all its solutions, if it came with one
 */
public record FoundPuzzle(Puzzle puzzle, Optional<Diagram> diagram) {
  /** A puzzle that came without a diagram. */
  public FoundPuzzle(Puzzle puzzle) {
    this(puzzle, Optional.empty());
  }
}
