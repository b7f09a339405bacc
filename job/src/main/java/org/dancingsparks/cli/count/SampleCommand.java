package org.dancingsparks.cli.count;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.flag.SolutionFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.ShownSolutions;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.format.CostReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.values.OptionWeights;
import org.dancingsparks.values.WeightedSolutions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance sample}. */
@Command(
    name = "sample",
    description = {
      "Draws random solutions.",
      "They are drawn with repetition, each with the same probability, or by their weights."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance sample iq-fit --limit 3",
      "  dance sample kanoodle --limit 20 --seed 7 --svg sheet.svg",
      "  dance sample dominoes:8x8 --weights weights.yaml"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class SampleCommand implements Runnable {
  /** Random seeds are short enough to be typed. */
  private static final int SEEDS = 1_000_000;

  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;
  @Mixin private SolutionFlags form;
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

  @Option(
      names = "--weights",
      paramLabel = "FILE",
      description =
          "A YAML file of weights by feature, whole numbers from 0, as in `piece=I: 5`: a solution"
              + " is drawn with a probability proportional to the product of its options' weights.")
  private String weights;

  private DiagramSource known;
  private ShownSolutions shown;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    shown = new ShownSolutions(known.session(), form);
    if (wanted < 1) {
      throw new ParameterException(
          spec.commandLine(), "--limit cannot be %d; it is 1 or more.".formatted(wanted));
    }
    shown.check(overwrite);
    if (weights == null) {
      NumberedSolutions solutions = known.solutions();
      print(solutions, solutions::sampleNumber);
    } else {
      OptionWeights optionWeights = weights();
      Diagram diagram = known.diagram();
      print(diagram, weighted(diagram, optionWeights)::sampleNumber);
    }
  }

  private OptionWeights weights() {
    return CostReader.weights(
        known.target().puzzle(),
        Printable.text(Redacted.fileName(weights)),
        Puzzles.readText(weights, known.session().files()));
  }

  private static WeightedSolutions weighted(Diagram diagram, OptionWeights optionWeights) {
    WeightedSolutions weighted = diagram.weighted(optionWeights);
    if (weighted.total().signum() == 0 && diagram.count().signum() > 0) {
      throw new InputException(
          "All %s solutions weigh 0".formatted(diagram.count()),
          "give a weight above 0 to each option of one of them");
    }
    return weighted;
  }

  private void print(
      NumberedSolutions solutions, Function<SplittableRandom, BigInteger> sampleNumber) {
    SolutionPrinter printer = shown.printer(known.target().puzzle());
    PrintWriter out = spec.commandLine().getOut();
    if (solutions.count().signum() == 0) {
      known.remarks().onNoSolution(known.givens());
    } else {
      SplittableRandom random = new SplittableRandom(seed());
      for (long drawn = 0; drawn < wanted && !out.checkError(); drawn++) {
        BigInteger number = sampleNumber.apply(random);
        printer.numbered(number, solutions.solution(number));
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
