package org.dancingsparks.runs.solutions;

import java.util.Objects;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.SealedJson;

/**
 * The puzzle of a run, in its header.
 *
 * @param puzzle its name
 * @param problem hash of the problem
 * @param description SHA-256 of the texts that describe the puzzle, labels and colours included
 */
public record PuzzleIdentity(
    @Label("the puzzle") String puzzle,
    @Label("the problem's hash") String problem,
    @Label("the hash of the puzzle's description") String description)
    implements SealedJson.Flat {
  public PuzzleIdentity {
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(problem);
    Objects.requireNonNull(description);
  }

  public static PuzzleIdentity of(Puzzle puzzle) {
    return new PuzzleIdentity(puzzle.name(), puzzle.problem().hash(), PuzzleFiles.hash(puzzle));
  }

  /** Returns this identity under the name of a recorded one if their problems are equal. */
  public PuzzleIdentity named(PuzzleIdentity recorded) {
    String name = problem.equals(recorded.problem) ? recorded.puzzle : puzzle;
    return new PuzzleIdentity(name, problem, description);
  }
}
