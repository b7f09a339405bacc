package org.dancingsparks.cli;

import java.io.PrintWriter;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.plan.Search;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.store.SolutionSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance show}. */
@Command(
    name = "show",
    description = "Draws the first solutions of a puzzle, or of what `enumerate` has written.",
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
final class ShowCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private PuzzleName name;

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
    long found = name.set().map(this::ofSet).orElseGet(this::ofPuzzle);
    if (found == 0) {
      spec.commandLine().getErr().println("There is no solution.");
    }
  }

  private long ofSet(SolutionSet set) {
    SolutionFlags.Printer printer = shown.printer(name.puzzle());
    PrintWriter out = spec.commandLine().getOut();
    long[] found = new long[1];
    set.read(
        SparkStart.hadoop(),
        solution -> {
          printer.print(solution);
          return ++found[0] < wanted && !out.checkError();
        });
    printer.end();
    return found[0];
  }

  private long ofPuzzle() {
    Puzzle puzzle = name.puzzle();
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
