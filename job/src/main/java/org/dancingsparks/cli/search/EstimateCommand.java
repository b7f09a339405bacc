package org.dancingsparks.cli.search;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalDouble;
import org.dancingsparks.cli.flag.FileKind;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.NewFile;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.estimate.PathSample;
import org.dancingsparks.estimate.PathSampling;
import org.dancingsparks.estimate.PathSums;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.BoundedDiagramCount;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.PathJob;
import org.dancingsparks.view.chart.EstimateSvg;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance estimate}. */
@Command(
    name = "estimate",
    description = {
      "Estimates how many solutions there are, and the work to find them.",
      "Estimates the number of solutions, and the nodes and updates that links would need"
          + " to find them, from random paths (Knuth 1975); tells whether an exact count looks"
          + " affordable."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance estimate iq-fit",
      "  dance estimate kanoodle --samples 1000000 --svg running.svg"
    },
    mixinStandardHelpOptions = true)
public final class EstimateCommand implements Runnable {
  /** The maximum number of samples, more than a year's work. */
  private static final long MAX_SAMPLES = 1_000_000_000_000L;

  /** The minimum for a useful estimate, whatever its standard error. */
  private static final int MIN_SAMPLES = 20;

  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;

  @Option(
      names = "--samples",
      paramLabel = "N",
      defaultValue = "100000",
      description = "The number of random paths; by default ${DEFAULT-VALUE}.")
  private long samples;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "0",
      description =
          "The same seed gives the same answer for any number of tasks and cores; by default"
              + " ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      converter = FileKind.Svg.class,
      description =
          "Plot the running estimate to a file, with a line for the exact number of solutions if a"
              + " short search finds it.")
  private String svg;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description =
          "Plot the nodes at this depth in place of the solutions; `dance profile` may find their exact"
              + " number, for --exact.")
  private Integer depth;

  @Option(
      names = "--exact",
      paramLabel = "X",
      description = "The exact value to plot, if you know it.")
  private Double exact;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Mixin private OverwriteFlag overwrite;
  @Mixin private ProgressFlags progress;

  private Target target;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    check();
    Puzzle puzzle = target.puzzle();
    Prefix givens = target.givens();
    Search search =
        Search.all(new OrderedProblem(puzzle.problem(), target.order(), givens))
            .by(new Method.Links(target.order()));
    if (svg != null) {
      NewFile.of(session, svg).check();
    }
    ProgressLines lines = session.progress(puzzle.name());
    new Remarks(puzzle, lines).onImpossibility(givens);
    int tasks = session.bins();
    PathSample sample =
        new PathJob(search, new PathSampling(samples, seed))
            .run(session.spark(), tasks, "estimate " + puzzle.name(), lines::paths);
    if (svg != null) {
      draw(puzzle, search, sample);
    }
    print(puzzle, sample.all());
    PathSums all = sample.all();
    if (all.solved() < MIN_SAMPLES) {
      lines.say(
          "Only %d of the paths reached a solution, too few for a good estimate; --samples follows more paths"
              .formatted(all.solved()));
    }
    if (target.hasDiagram()) {
      lines.say("the exact number is known: `dance count` prints it");
    }
    lines.say(new CostForecast(sample, session.cores()).text());
  }

  private void check() {
    if (svg == null) {
      overwrite.checkWithout("--svg");
    }
    if (samples < 2 || samples > MAX_SAMPLES) {
      throw new ParameterException(
          spec.commandLine(),
          "--samples cannot be %d; it is 2, for a standard error, to %d."
              .formatted(samples, MAX_SAMPLES));
    }
    if (svg == null && (depth != null || exact != null)) {
      throw new ParameterException(
          spec.commandLine(), "--depth and --exact are for the plot; name its file with --svg.");
    }
    if (depth != null && depth < 0) {
      throw new ParameterException(
          spec.commandLine(), "--depth cannot be %d; it is 0 or more.".formatted(depth));
    }
    if (exact != null && !(exact >= 0 && exact < PathSampling.MAX_NODES)) {
      throw new ParameterException(
          spec.commandLine(), "--exact cannot be %s; it is a number from 0.".formatted(exact));
    }
  }

  private void draw(Puzzle puzzle, Search search, PathSample sample) {
    int deepest = sample.all().levels() - 1;
    if (depth != null && depth > deepest) {
      throw new InputException(
          "No path reached depth %d; the deepest reached %d".formatted(depth, deepest),
          "choose a depth up to that, or follow more paths with --samples");
    }
    EstimatePrinter printer = new EstimatePrinter(puzzle, search.order(), seed);
    String picture = EstimateSvg.svg(printer.series(sample, depth, exactValue(search)));
    NewFile.of(Session.of(spec), svg).write(picture);
  }

  private OptionalDouble exactValue(Search search) {
    if (exact != null) {
      return OptionalDouble.of(exact);
    }
    if (depth != null) {
      return OptionalDouble.empty();
    }
    Optional<BigInteger> known = BoundedDiagramCount.of(target.found(), search);
    return known.isPresent()
        ? OptionalDouble.of(known.get().doubleValue())
        : OptionalDouble.empty();
  }

  private void print(Puzzle puzzle, PathSums sums) {
    PrintWriter out = spec.commandLine().getOut();
    EstimatePrinter printer = new EstimatePrinter(puzzle, target.order(), seed);
    if (isJson) {
      out.println(Json.text(printer.json(sums, target.givens())));
    } else {
      printer.print(out, sums);
    }
  }
}
