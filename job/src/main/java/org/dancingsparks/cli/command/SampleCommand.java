package org.dancingsparks.cli.command;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.SplittableRandom;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.option.DiagramSource;
import org.dancingsparks.cli.option.OverwriteFlag;
import org.dancingsparks.cli.option.PuzzleOrSet;
import org.dancingsparks.cli.option.SolutionFlags;
import org.dancingsparks.cli.output.SolutionPrinter;
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
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance sample iq-fit --limit 3",
      "  dance sample kanoodle --limit 20 --seed 7 --svg sheet.svg"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class SampleCommand implements Runnable {
  /** Random seeds are short enough to be typed. */
  private static final int SEEDS = 1_000_000;

  @Spec private CommandSpec spec;
  @Mixin private DiagramSource known;
  @Mixin private SolutionFlags shown;
  @Mixin private OverwriteFlag overwrite;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of solutions; by default ${DEFAULT-VALUE}.")
  private long wanted;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description =
          "The same seed draws the same solutions; by default a random one, reported on standard"
              + " error.")
  private Long seed;

  @Override
  public void run() {
    if (wanted < 1) {
      throw new ParameterException(
          spec.commandLine(), "--limit cannot be %d; it is 1 or more.".formatted(wanted));
    }
    shown.check(overwrite);
    Diagram diagram = known.diagram();
    SolutionPrinter printer = shown.printer(known.target().puzzle());
    PrintWriter out = spec.commandLine().getOut();
    if (diagram.count().signum() == 0) {
      known.remarks().onNoSolution(known.givens());
    } else {
      SplittableRandom random = new SplittableRandom(seed());
      for (long drawn = 0; drawn < wanted && !out.checkError(); drawn++) {
        BigInteger number = diagram.sampleNumber(random);
        printer.numbered(number, diagram.solution(number));
      }
    }
    printer.end();
  }

  private long seed() {
    if (seed != null) {
      return seed;
    }
    int drawn = new SecureRandom().nextInt(SEEDS);
    known.progress().say("seed %d; repeat with --seed %<d".formatted(drawn));
    return drawn;
  }
}
