package org.dancingsparks.cli;

import org.dancingsparks.plan.Puzzles;
import org.dancingsparks.puzzle.Puzzle;
import picocli.CommandLine.Parameters;

/** The puzzle that a command is about. */
final class PuzzleName {
  @Parameters(
      paramLabel = "P",
      description =
          "A shipped puzzle (see `dance puzzles`), a member of a family (pentominoes:6x10), or the"
              + " path of a .yaml or .dlx file on any Hadoop file system.")
  private String name;

  private Puzzle puzzle;

  Puzzle puzzle() {
    if (puzzle == null) {
      puzzle = Puzzles.find(name, SparkStart.hadoop());
    }
    return puzzle;
  }
}
