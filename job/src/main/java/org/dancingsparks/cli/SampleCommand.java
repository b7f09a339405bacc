package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.SplittableRandom;
import org.dancingsparks.diagram.Diagram;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance sample}. */
@Command(
    name = "sample",
    description = "Draws random solutions, each with the same probability, with repetition.",
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
final class SampleCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Known known;
  @Mixin private SolutionFlags shown;

  @Option(
      names = "--n",
      paramLabel = "N",
      defaultValue = "1",
      description = "So many; by default ${DEFAULT-VALUE}.")
  private long wanted;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "0",
      description = "The same seed draws the same solutions; by default ${DEFAULT-VALUE}.")
  private long seed;

  @Override
  public void run() {
    if (wanted < 1) {
      throw new ParameterException(
          spec.commandLine(), "--n cannot be %d; it is 1 or more.".formatted(wanted));
    }
    Diagram diagram = known.diagram();
    SolutionFlags.Printer printer = shown.printer(known.target().puzzle());
    PrintWriter out = spec.commandLine().getOut();
    if (diagram.count().signum() == 0) {
      spec.commandLine().getErr().println("There is no solution.");
    } else {
      SplittableRandom random = new SplittableRandom(seed);
      for (long drawn = 0; drawn < wanted && !out.checkError(); drawn++) {
        printer.print(diagram.sample(random));
      }
    }
    printer.end();
  }
}
