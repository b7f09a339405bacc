package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.plan.Puzzles;
import org.dancingsparks.puzzle.Puzzle;
import picocli.CommandLine.Parameters;

/** The puzzle that a command is about. */
final class PuzzleName {
  @Parameters(
      paramLabel = "P",
      description =
          "A shipped puzzle (see `dance puzzles`), a member of a family (pentominoes:6x10), or the"
              + " path of a .yaml, .dlx or .xcd file on any Hadoop file system.")
  private String name;

  private Puzzles.Found found;

  Puzzle puzzle() {
    return found().puzzle();
  }

  /** The diagram of its solutions, if it came with one. */
  Optional<Diagram> diagram() {
    return found().diagram();
  }

  private Puzzles.Found found() {
    if (found == null) {
      found = Puzzles.find(name, SparkStart.hadoop());
    }
    return found;
  }
}
