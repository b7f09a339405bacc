package org.dancingsparks.cli.count;

import java.io.PrintWriter;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.RankedSolutions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance best}. */
@Command(
    name = "best",
    description = {
      "Draws the solutions with the least cost.",
      "The cost of a solution is the sum of its options' costs. Solutions of equal cost come in the order of their numbers."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance best kanoodle --cost costs.yaml --limit 10",
      "  dance best problem.dlx --greatest --lines"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class BestCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;
  @Mixin private CostFile file;

  @Option(names = "--greatest", description = "Draw the solutions with the greatest cost instead.")
  private boolean isGreatest;

  @Mixin private SolutionLimit limit;
  @Mixin private SolutionFlags form;
  @Mixin private OverwriteFlag overwrite;

  private DiagramSource known;
  private ShownSolutions shown;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    shown = new ShownSolutions(known.session(), form);
    shown.check(overwrite);
    Puzzle puzzle = known.target().puzzle();
    OptionCosts costs = file.costs(puzzle, known.session());
    RankedSolutions best = known.costed().best(isGreatest ? costs.negated() : costs);
    SolutionPrinter printer = shown.costPrinter(puzzle);
    PrintWriter out = spec.commandLine().getOut();
    long found = 0;
    while (found < limit.number() && !out.checkError() && best.next()) {
      int[] solution = best.solution();
      printer.costing(costs.of(solution), best.number(), solution);
      found++;
    }
    printer.end();
    if (found == 0) {
      known.remarks().onNoSolution(known.givens());
    }
  }
}
