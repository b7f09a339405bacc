package org.dancingsparks.cli;

import java.math.BigInteger;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code dance nth}. */
@Command(
    name = "nth",
    description = "Draws the solution of a number, without searching for those before it.",
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
final class NthCommand implements Runnable {
  @Mixin private Known known;
  @Mixin private SolutionFlags shown;

  @Parameters(
      index = "1",
      paramLabel = "K",
      description = "Its number, from 0, as `enumerate` writes the solutions with a diagram.")
  private BigInteger number;

  @Override
  public void run() {
    Diagram diagram = known.diagram();
    if (number.signum() < 0 || number.compareTo(diagram.count()) >= 0) {
      throw new InputException(
          "%s has no solution %s; it has %s, numbered from 0."
              .formatted(known.target().puzzle().name(), number, diagram.count()));
    }
    SolutionFlags.Printer printer = shown.printer(known.target().puzzle());
    printer.print(diagram.solution(number));
    printer.end();
  }
}
