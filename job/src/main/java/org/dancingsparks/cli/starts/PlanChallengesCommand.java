package org.dancingsparks.cli.starts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigInteger;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.flag.DiagramFlags;
import org.dancingsparks.cli.flag.PuzzleOrSet;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartTrial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance plan challenges}. */
@Command(
    name = "challenges",
    description = "Estimates the cost of finding starting positions, without finding them all.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance plan challenges iq-fit --pieces 4",
      "  dance plan challenges kanoodle --pieces 3 --json"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = PuzzleOrSet.class)
public final class PlanChallengesCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private DiagramFlags source;

  @Option(
      names = "--pieces",
      paramLabel = "K",
      required = true,
      description = "Starts with this many placed pieces, as for `dance challenges`.")
  private int pieces;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  private DiagramSource known;

  @Override
  public void run() {
    known = new DiagramSource(Session.of(spec), source);
    if (pieces < 1) {
      throw new ParameterException(
          spec.commandLine(), "--pieces cannot be %d; it is 1 or more.".formatted(pieces));
    }
    Challenges challenges = new Challenges(known);
    StartPlan plan = challenges.plan(pieces, known.session().bins());
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(Json.text(json(plan)));
    } else {
      print(out, plan, known.session());
    }
    say(challenges.progress(), StartTrial.of(plan), known.session().cores());
  }

  /** Reports the trial on standard error, since it differs from machine to machine. */
  private static void say(ProgressLines progress, StartTrial trial, Cores cores) {
    if (trial.share() == 0) {
      progress.say(
          "counting would take much longer than the %.0f s of the trial"
              .formatted(trial.seconds()));
      return;
    }
    progress.say(
        "counting would take about %.3g s on %s, a trial of %.3g %% says, and find some %.3g unique starts"
            .formatted(
                trial.seconds() / cores.number(),
                cores.text(),
                100 * trial.share(),
                trial.unique()));
    if (!Double.isNaN(trial.gradeSeconds())) {
      progress.say(
          "to grade them all (--grade) would take about %.3g s more, %.3g s each"
              .formatted(
                  trial.unique() * trial.gradeSeconds() / cores.number(), trial.gradeSeconds()));
    }
  }

  private static BigInteger solutions(StartPlan plan) {
    return plan.search().knownCount().orElseThrow();
  }

  private static void print(PrintWriter out, StartPlan plan, Session session) {
    out.printf("puzzle      %s%n", plan.puzzle().name());
    out.printf("solutions   %s%n", solutions(plan));
    out.printf(
        "starts      %d of %d %s: %s sets%n",
        plan.sets().size(),
        plan.slots().size(),
        plan.slots().arePieces() ? "pieces" : "kinds of options",
        plan.sets().count());
    out.printf("symmetries  %d%n", plan.symmetries());
    out.printf(
        "rows        %d suffixes of solutions to search, at most %d in memory of a task at once%n",
        plan.rows(), plan.rowsInMemory());
    out.printf("steps       %.3g at most%n", plan.steps());
    out.printf("tasks       %d on %s%n", plan.bins(), session.cluster());
  }

  private static ObjectNode json(StartPlan plan) {
    ObjectNode node = Json.object();
    node.put("puzzle", plan.puzzle().name());
    Json.put(node, "solutions", solutions(plan));
    node.put("pieces", plan.sets().size());
    node.put("kinds", plan.slots().size());
    Json.put(node, "sets", plan.sets().count());
    node.put("symmetries", plan.symmetries());
    node.put("rows", plan.rows());
    node.put("rowsInMemory", plan.rowsInMemory());
    node.put("steps", plan.steps());
    node.put("tasks", plan.bins());
    return node;
  }
}
