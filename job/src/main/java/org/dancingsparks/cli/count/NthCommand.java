package org.dancingsparks.cli.count;

import java.math.BigInteger;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.message.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code dance nth}. */
@Command(
    name = "nth",
    description = {
      "Draws the solution with a given number.",
      "It is found without searching for those before it."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance nth iq-fit 12345678", "  dance nth queens:8 0 --svg first.svg --size 60"},
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class NthCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;
  @Mixin private SolutionFlags form;
  @Mixin private OverwriteFlag overwrite;

  @Parameters(
      index = "1",
      paramLabel = "K",
      description = "Its number, from 0, as `enumerate` writes the solutions with a diagram.")
  private BigInteger number;

  private DiagramSource known;
  private ShownSolutions shown;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    shown = new ShownSolutions(known.session(), form);
    if (number.signum() < 0) {
      throw new ParameterException(
          spec.commandLine(), "K cannot be %s: solutions are numbered from 0.".formatted(number));
    }
    shown.check(overwrite);
    NumberedSolutions solutions = known.solutions();
    if (number.compareTo(solutions.count()) >= 0) {
      throw beyond(solutions.count());
    }
    SolutionPrinter printer = shown.printer(known.target().puzzle());
    printer.numbered(number, solutions.solution(number));
    printer.end();
  }

  private InputException beyond(BigInteger count) {
    String name = known.target().puzzle().name();
    if (count.signum() == 0) {
      return new InputException("%s has no solution".formatted(name), "leave out givens, if any");
    }
    return new InputException(
        "%s has no solution %d; it has %d, numbered from 0".formatted(name, number, count),
        "choose 0 to %d".formatted(count.subtract(BigInteger.ONE)));
  }
}
