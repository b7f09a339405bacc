package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.plan.Puzzles;
import org.dancingsparks.puzzle.Puzzle;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The puzzle that a command is about. */
final class PuzzleName {
  @Parameters(
      paramLabel = "P",
      description =
          "A shipped puzzle (see `dance puzzles`), a member of a family (pentominoes:6x10), or the"
              + " path of a .yaml, .dlx or .xcd file on any Hadoop file system.")
  private String name;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Puzzles.Found found;

  /** Whether the user has named a puzzle, which not every command needs. */
  boolean isGiven() {
    return name != null;
  }

  /** Stands in for a name that was not given. */
  void is(Puzzle puzzle) {
    found = new Puzzles.Found(puzzle);
  }

  Puzzle puzzle() {
    return found().puzzle();
  }

  /** The diagram of its solutions, if it came with one. */
  Optional<Diagram> diagram() {
    return found().diagram();
  }

  /** The puzzle with what it came with. */
  Puzzles.Found found() {
    if (found == null) {
      if (name == null) {
        throw new ParameterException(
            command.commandLine(), "Missing required parameter: 'P', the puzzle.");
      }
      found = Puzzles.find(name, SparkStart.hadoop());
    }
    return found;
  }
}
