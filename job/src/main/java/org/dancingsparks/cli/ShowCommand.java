package org.dancingsparks.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.InputException;
import org.dancingsparks.plan.HadoopFiles;
import org.dancingsparks.plan.Puzzles;
import org.dancingsparks.plan.Search;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.store.SolutionSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance show}. */
@Command(
    name = "show",
    description = "Draws the first solutions of a puzzle, or of what `enumerate` has written.",
    mixinStandardHelpOptions = true)
final class ShowCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "P|DIR",
      description = "A puzzle, as for other commands, or the directory of a finished solution set.")
  private String name;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "1",
      description = "At most so many solutions; by default ${DEFAULT-VALUE}.")
  private long wanted;

  @Mixin private SolutionFlags shown;
  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    if (wanted < 1) {
      throw new ParameterException(
          spec.commandLine(), "--n cannot be %d; it is 1 or more.".formatted(wanted));
    }
    Configuration hadoop = SparkStart.hadoop();
    long found =
        !Puzzles.isNamed(name) && isDirectory(name, hadoop) ? ofSet(hadoop) : ofPuzzle(hadoop);
    if (found == 0) {
      spec.commandLine().getErr().println("There is no solution.");
    }
  }

  private static boolean isDirectory(String name, Configuration hadoop) {
    try {
      Path path = new Path(name);
      FileSystem files = HadoopFiles.of(path, hadoop);
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

  private long ofSet(Configuration hadoop) {
    SolutionSet set = SolutionSet.open(name, hadoop);
    SolutionFlags.Printer printer = shown.printer(Puzzles.drawn(set.puzzle()));
    PrintWriter out = spec.commandLine().getOut();
    long[] found = new long[1];
    set.read(
        hadoop,
        solution -> {
          printer.print(solution);
          return ++found[0] < wanted && !out.checkError();
        });
    printer.end();
    return found[0];
  }

  private long ofPuzzle(Configuration hadoop) {
    Puzzle puzzle = Puzzles.find(name, hadoop).puzzle();
    SolutionFlags.Printer printer = shown.printer(puzzle);
    Search search =
        Search.all(puzzle.problem(), puzzle.itemOrder(puzzle.itemOrders().get(0)), Prefix.EMPTY);
    PrintWriter out = spec.commandLine().getOut();
    long found =
        new FirstSolutions(search, wanted, progress.lines(puzzle.name()))
            .print(printer, out::checkError);
    printer.end();
    return found;
  }
}
