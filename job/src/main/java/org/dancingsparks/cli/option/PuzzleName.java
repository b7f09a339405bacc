package org.dancingsparks.cli.option;

import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.help.PuzzleNames;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.search.FoundPuzzle;
import org.dancingsparks.solutions.SolutionSet;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The puzzle that a command is about; in some, in its place, the set of its solutions. */
public final class PuzzleName {
  @Parameters(
      paramLabel = "P",
      completionCandidates = PuzzleNames.class,
      description =
          "A shipped puzzle (see `dance puzzles`), a member of a family (pentominoes:6x10), or the"
              + " path of a .yaml, .dlx or .xcd file on any Hadoop file system.")
  private String name;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private FoundPuzzle found;
  private SolutionSet set;

  /** Whether the user has named a puzzle, which not every command needs. */
  boolean isGiven() {
    return name != null;
  }

  /** Stands in for a name that was not given. */
  void is(Puzzle puzzle) {
    found = new FoundPuzzle(puzzle);
  }

  /**
   * The finished solution set, if the name is that of a directory; its puzzle is the puzzle then.
   * To be asked first, by commands that take one.
   *
   * @throws StoreException if the directory is no such set
   */
  Optional<SolutionSet> set() {
    if (found == null && name != null && !NamedPuzzles.isNamed(name) && isDirectory()) {
      set = SolutionSet.open(name, SparkStart.hadoop());
      is(Puzzles.drawn(set.puzzle()));
    }
    return Optional.ofNullable(set);
  }

  private boolean isDirectory() {
    try {
      Path path = new Path(name);
      FileSystem files = HadoopFiles.of(path, SparkStart.hadoop());
      return files.exists(path) && files.getFileStatus(path).isDirectory();
    } catch (IllegalArgumentException e) {
      // The name of a member of a family is no path.
      return false;
    } catch (IOException | FSError e) {
      throw new InputException(
          "%s cannot be looked at: %s; check the path and that you may read it."
              .formatted(name, HadoopFiles.why(e)));
    }
  }

  public Puzzle puzzle() {
    return found().puzzle();
  }

  /** The diagram of its solutions, if it came with one. */
  Optional<Diagram> diagram() {
    return found().diagram();
  }

  /** The puzzle with what it came with. */
  FoundPuzzle found() {
    if (found == null) {
      if (name == null) {
        throw new ParameterException(
            command.commandLine(),
            "`%s` needs P, the puzzle."
                .formatted(command.commandLine().getCommandSpec().qualifiedName()));
      }
      // A reference to the method would load Spark where no file is read.
      found = Puzzles.find(name, () -> SparkStart.hadoop());
    }
    return found;
  }
}
