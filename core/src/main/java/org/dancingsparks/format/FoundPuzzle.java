package org.dancingsparks.format;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.puzzle.Puzzle;

/**
 * A puzzle found by name or in a file.
 *
 * @param solutions all of them, if it came with a diagram
 * @param warnings of the file that it was read from, for users
 */
public record FoundPuzzle(
    Puzzle puzzle, Optional<NumberedSolutions> solutions, List<String> warnings) {
  /** A puzzle that came without a diagram. */
  public FoundPuzzle(Puzzle puzzle) {
    this(puzzle, Optional.empty(), List.of());
  }

  /** The diagram of all its solutions, if it came with one that is in memory. */
  public Optional<Diagram> diagram() {
    return solutions.filter(Diagram.class::isInstance).map(Diagram.class::cast);
  }
}
