package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ListExcerpt;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.estimate.SolutionPathEstimate;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance trace}. */
@Command(
    name = "trace",
    description = {
      "Shows how Dancing Links finds its first solution, step by step.",
      "Shows it depth by depth, and estimates the whole search from the path to each" + " solution."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance trace sudoku:2", "  dance trace kanoodle --limit 20"},
    mixinStandardHelpOptions = true)
public final class TraceCommand implements Runnable {
  /** The default limit of solutions. */
  private static final long DEFAULT_LIMIT = 1000;

  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;
  @Mixin private ProgressFlags progress;

  @Option(
      names = "--limit",
      paramLabel = "N",
      description =
          "At most this many solutions; by default " + DEFAULT_LIMIT + "; a terminal shows 20.")
  private Long limit;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private final ObjectNode root = Json.object();
  private PrintWriter out;
  private Prefix givens;
  private Links links;
  private long found;
  private BigInteger sum = BigInteger.ZERO;

  private Target target;

  @Override
  public void run() {
    Session session = Session.of(spec);
    target = new Target(session, named);
    if (limit != null && limit < 1) {
      throw new ParameterException(
          spec.commandLine(), "--limit cannot be %d; it is 1 or more.".formatted(limit));
    }
    givens = target.givens();
    ProgressLines lines = Session.of(spec).progress(target.puzzle().name());
    Problem problem = target.puzzle().problem();
    links = new Links(problem, target.order()).from(givens);
    links.cancelledBy(
        () -> {
          lines.update(links.passed(), found);
          return false;
        });
    out = spec.commandLine().getOut();
    root.put("puzzle", target.puzzle().name()).put("itemOrder", target.order().name());
    if (!links.next()) {
      new Remarks(target.puzzle(), lines).onNoSolution(givens);
    } else {
      first();
      each(problem, lines);
    }
    if (isJson) {
      out.println(Json.text(root));
    }
  }

  /** Prints the steps to the first solution. */
  private void first() {
    Profile profile = links.profile();
    ArrayNode levels = root.putArray("first");
    print("%5s %12s %12s %8s%n", "Depth", "Covers", "Backtracks", "Degrees");
    long backtracks = 0;
    for (int level = givens.size(); level < links.level(); level++) {
      long tried = profile.nodes(level + 1);
      backtracks += tried;
      print("%5d %12d %12d %8d%n", level, profile.updates(level), tried, links.degree(level));
      levels
          .addObject()
          .put("depth", level)
          .put("covers", profile.updates(level))
          .put("backtracks", tried)
          .put("degree", links.degree(level));
    }
    print("%5s %12d %12d%n%n", "Total", profile.updates(), backtracks);
    root.put("covers", profile.updates()).put("backtracks", backtracks);
  }

  /** Prints the path to each solution, level by level. */
  private void each(Problem problem, ProgressLines lines) {
    ArrayNode estimates = root.putArray("pathEstimates");
    SolutionPathEstimate path = new SolutionPathEstimate(problem);
    print(
        "Path estimates: the products of the degrees along the path to each solution, added up,%n");
    print("times the other items of an option. It is not a number of nodes, nor is the average.%n");
    print("%9s %6s %20s %22s%n", "Solution", "Depth", "Estimate", "Sum");
    long most = limit == null ? DEFAULT_LIMIT : limit;
    do {
      add(path.of(links, givens.size()), estimates);
    } while (found < most && !out.checkError() && links.next());
    if (!isJson && found > shown()) {
      lines.say(ListExcerpt.remark(found - shown(), "solutions", "--limit " + found));
    }
    average(found < most || !links.next());
  }

  /** Returns the number of solutions to list. */
  private long shown() {
    return limit == null ? ListExcerpt.most() : limit;
  }

  private void add(BigInteger estimate, ArrayNode estimates) {
    sum = sum.add(estimate);
    found++;
    if (found <= shown()) {
      print("%9d %6d %20s %22s%n", found, links.level(), estimate, sum);
    }
    if (isJson) {
      Json.put(
          estimates.addObject().put("solution", found).put("depth", links.level()),
          "estimate",
          estimate);
    }
  }

  private void average(boolean isAll) {
    BigDecimal average =
        new BigDecimal(sum).divide(BigDecimal.valueOf(found), MathContext.DECIMAL64);
    print(
        "Average of the %s%,d path estimates: %s%n",
        isAll ? "" : "first ", found, average.stripTrailingZeros().toPlainString());
    root.put("average", average).put("isOfAllSolutions", isAll);
  }

  private void print(String format, Object... values) {
    if (!isJson) {
      out.printf(format, values);
    }
  }
}
