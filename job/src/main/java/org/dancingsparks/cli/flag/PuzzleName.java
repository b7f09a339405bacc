package org.dancingsparks.cli.flag;

import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.cli.help.PuzzleNames;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SolutionSet;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The puzzle of a command or, in some commands, a solution set in its place. */
public final class PuzzleName {
  @Parameters(
      paramLabel = "P",
      completionCandidates = PuzzleNames.class,
      description =
          "The name of a puzzle (see `dance puzzles`), such as kanoodle or queens:8, or the path"
              + " of a .yaml (puzzle), .dlx (Knuth's format) or .xcd (saved by `dance diagram`) file.")
  private String name;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private FoundPuzzle found;
  private SolutionSet set;

  /** Returns whether the user has named a puzzle, which not every command needs. */
  boolean isGiven() {
    return name != null;
  }

  /** Returns the session of the command. */
  Session session() {
    return Session.of(command);
  }

  /** Uses a puzzle in place of a name. */
  void is(Puzzle puzzle) {
    found = new FoundPuzzle(puzzle);
  }

  /**
   * Returns the finished solution set, if the name is that of a directory; its puzzle then becomes
   * the command's. Commands that take a set call this first.
   *
   * @throws StoreException if the directory is no such set
   */
  Optional<SolutionSet> set() {
    if (found == null && name != null && !NamedPuzzles.isNamed(name) && isDirectory()) {
      set = SolutionSet.open(name, session().hadoop());
      is(Puzzles.drawn(set.puzzle(), () -> session().hadoop()));
    }
    return Optional.ofNullable(set);
  }

  private boolean isDirectory() {
    try {
      Path path = new Path(name);
      FileSystem files = HadoopFiles.of(path, session().hadoop());
      return files.exists(path) && files.getFileStatus(path).isDirectory();
    } catch (IllegalArgumentException e) {
      // The name of a member of a family is no path.
      return false;
    } catch (IOException | FSError e) {
      throw new InputException(
          "%s cannot be read: %s".formatted(name, HadoopFiles.why(e)),
          "check the path and that you may read it");
    }
  }

  public Puzzle puzzle() {
    return found().puzzle();
  }

  /** Returns the diagram of its solutions, if the file had one. */
  Optional<Diagram> diagram() {
    return found().diagram();
  }

  /** Returns the puzzle, with the diagram if its file had one. */
  FoundPuzzle found() {
    if (found == null) {
      if (name == null) {
        throw new ParameterException(
            command.commandLine(),
            "`%s` needs P, the puzzle."
                .formatted(command.commandLine().getCommandSpec().qualifiedName()));
      }
      // A method reference would load Spark where no file is read.
      found = Puzzles.find(name, () -> session().hadoop());
      found.warnings().forEach(session()::warn);
    }
    return found;
  }
}
