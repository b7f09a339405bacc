package org.dancingsparks.cli.count;

import java.io.PrintWriter;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.search.Search;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance show}. */
@Command(
    name = "show",
    description = {
      "Draws solutions, also from the files of a finished run.",
      "Draws the first solutions of a puzzle, or of a set written by `enumerate`; "
          + "with --spread, a selection from all of them."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance show kanoodle --svg solution.svg",
      "  dance show solutions --spread --limit 20 --svg sheet.svg"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class ShowCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--spread",
      description =
          "Draw solutions spread evenly over all of them, not the first few, which "
              + "look much alike. Counts all solutions first.")
  private boolean isSpread;

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
    SolutionPrinter printer = shown.printer(known.target().puzzle());
    long found =
        known.target().set().map(set -> ofSet(set, printer)).orElseGet(() -> ofPuzzle(printer));
    printer.end();
    if (found == 0) {
      known.remarks().onNoSolution(known.givens());
    }
  }

  private long ofSet(SolutionSet set, SolutionPrinter printer) {
    StoredSolutions solutions = new StoredSolutions(set, known.givens(), printer, known.session());
    return isSpread ? solutions.spread(limit.number()) : solutions.first(limit.number());
  }

  private long ofPuzzle(SolutionPrinter printer) {
    return isSpread ? spread(printer) : first(printer);
  }

  private long spread(SolutionPrinter printer) {
    NumberedSolutions solutions = known.solutions();
    Spread spread = new Spread(solutions.count(), limit.number());
    PrintWriter out = spec.commandLine().getOut();
    for (long place = 0; place < spread.size() && !out.checkError(); place++) {
      printer.numbered(spread.number(place), solutions.solution(spread.number(place)));
    }
    return spread.size();
  }

  private long first(SolutionPrinter printer) {
    Target target = known.target();
    Search search =
        Search.all(new OrderedProblem(target.puzzle().problem(), target.order(), known.givens()));
    return new FirstSolutions(search, limit.number(), known.progress())
        .print(printer, spec.commandLine().getOut()::checkError);
  }
}
