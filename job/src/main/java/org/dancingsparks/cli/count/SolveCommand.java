package org.dancingsparks.cli.count;

import java.io.PrintWriter;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code dance solve}: the first solutions, found in this JVM without Spark. */
@Command(
    name = "solve",
    description = "Draws a solution, or the first few.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance solve kanoodle --limit 3 --lines",
      "  dance solve queens:8 --limit 12 --svg queens.svg --columns 4"
    },
    mixinStandardHelpOptions = true)
public final class SolveCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;
  @Mixin private Symmetry symmetry;

  @Mixin private SolutionLimit limit;
  @Mixin private SolutionFlags form;
  @Mixin private OverwriteFlag overwrite;
  @Mixin private ProgressFlags progress;

  /**
   * Returns the search; its solutions have numbers if the puzzle's file had a diagram of them that
   * fits.
   */
  private Search search() {
    Search search = target.searches().by(symmetry.use(), symmetry.piece());
    if (search.use() != SymmetryUse.NONE) {
      return search;
    }
    return target
        .solutions(search.givens())
        .filter(all -> all.count().bitLength() < Long.SIZE)
        .map(search::withDiagram)
        .orElse(search);
  }

  private Target target;
  private ShownSolutions shown;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    shown = new ShownSolutions(session, form);
    shown.check(overwrite);
    Search search = search();
    SolutionPrinter printer = shown.printer(target.puzzle());
    ProgressLines progress = session.progress(target.puzzle().name());
    Remarks remarks = new Remarks(target.puzzle(), progress);
    remarks.onImpossibility(search.givens());
    PrintWriter out = session.out();
    long found =
        new FirstSolutions(search, limit.number(), progress).print(printer, out::checkError);
    printer.end();
    if (found == 0) {
      remarks.onNoSolution(search.givens());
    }
  }
}
