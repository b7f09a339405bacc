package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.dancingsparks.cli.count.EngineFlags;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.count.RoundFlags;
import org.dancingsparks.cli.count.Split;
import org.dancingsparks.cli.count.TimedSearch;
import org.dancingsparks.cli.flag.CoreCount;
import org.dancingsparks.cli.flag.OptionalPuzzle;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.TextColumns;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.starts.PlanChallengesCommand;
import org.dancingsparks.layers.places.StageEstimate;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.Subproblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance plan}. */
@Command(
    name = "plan",
    description = {
      "Shows how a count would be divided into tasks.",
      "Shows the tasks of a count or an enumeration without running it; `plan challenges`"
          + " estimates the cost of starting positions."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance plan iq-fit", "  dance plan kanoodle --engine links --split-depth 2"},
    mixinStandardHelpOptions = true,
    modelTransformer = OptionalPuzzle.class,
    subcommands = PlanChallengesCommand.class)
public final class PlanCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags target;
  @Mixin private EngineFlags engine;
  @Mixin private Split split;
  @Mixin private CoreCount cores;

  @Option(
      names = "--rounds",
      description =
          "Show the plan of `dance count --rounds`; with pieces, estimates of its residuals, files,"
              + " memory and time, too.")
  private boolean isInRounds;

  @Option(
      names = "--diagram",
      description = "With --rounds: show the plan of `dance count --rounds --diagram`.")
  private boolean isOfDiagram;

  @Option(
      names = "--proof",
      description =
          "Show how many rows and bytes `dance prove` would write, and how long it takes.")
  private boolean isOfProof;

  @Option(names = "--json", description = "Print JSON.")
  private boolean isJson;

  @Override
  public void run() {
    cores.number(CoreCount.MAX_PLANNED);
    Session session = Session.of(spec);
    RequestedSearch asked = new RequestedSearch(session, target, engine, split);
    ResultForm form = isJson ? ResultForm.JSON : ResultForm.TEXT;
    if (isOfProof) {
      refuseIf(isInRounds, "--proof has a plan of its own; leave out --rounds.");
      refuseIf(isOfDiagram, "--proof has a plan of its own; leave out --diagram.");
      RoundFlags.checkMethod(asked, spec.commandLine(), "--proof");
      new ProofPlanPrinter(asked).print(form);
      return;
    }
    if (isInRounds) {
      RoundFlags.checkMethod(asked, spec.commandLine(), RoundFlags.FLAG);
      ResultType result = isOfDiagram ? ResultType.DIAGRAM : ResultType.COUNT;
      new RoundPlanPrinter(asked, result).print(form);
      return;
    }
    refuseIf(isOfDiagram, "--diagram is for a plan of rounds; add --rounds.");
    List<StageEstimate> stages = asked.counting().stages(asked.search());
    if (!stages.isEmpty()) {
      new StagePlanPrinter(asked, stages).print(form);
      return;
    }
    PlannedLayers layers = new PlannedLayers(asked);
    layers.announce();
    TimedSearch run = new TimedSearch(asked);
    PrintWriter out = session.out();
    if (isJson) {
      ObjectNode node = json(run);
      layers.put(node, run);
      out.println(Json.text(node));
    } else {
      print(out, run, session);
      layers.print(out, run);
    }
  }

  private void refuseIf(boolean isWrong, String message) {
    if (isWrong) {
      throw new ParameterException(spec.commandLine(), message);
    }
  }

  private static ObjectNode json(TimedSearch run) {
    ObjectNode node = run.json();
    ArrayNode tasks = node.putArray("tasks");
    for (Bin bin : run.plan().bins()) {
      tasks
          .addObject()
          .put("bin", bin.number())
          .put("subproblems", bin.subproblems().size())
          .put("weight", bin.weight())
          .set(kind(run), Json.tree(bin.subproblems().stream().map(of(run)).toList()));
    }
    return node;
  }

  private static void print(PrintWriter out, TimedSearch run, Session session) {
    Plan plan = run.plan();
    out.printf("puzzle       %s%n", run.puzzle().name());
    out.printf(
        "engine       %s, items in the order %s%n",
        plan.search().method().engine(), plan.search().order());
    out.printf("symmetry     %s%n", symmetry(run));
    out.printf("split depth  %d%n", plan.splitDepth());
    out.printf("subproblems  %d%n", plan.subproblems());
    out.printf("tasks        %d %s%n", plan.bins().size(), place(plan, session));
    out.println();
    new TextColumns<Bin>()
        .right("bin", 5, Bin::number)
        .right("subproblems", 12, bin -> bin.subproblems().size())
        .right("weight", 8, bin -> "%.2f%%".formatted(100 * bin.weight()))
        .column(
            "from " + kind(run),
            bin ->
                bin.subproblems().stream().findFirst().map(first -> text(first, run)).orElse("-"))
        .print(out, plan.bins());
  }

  private static String text(Subproblem subproblem, TimedSearch run) {
    return run.search().numbered().isPresent()
        ? Arrays.toString(of(run).apply(subproblem))
        : subproblem.prefix(run.search().problem()).toString();
  }

  private static String place(Plan plan, Session session) {
    if (plan.isSearched()) {
      return "to write the solutions, none to count them: planning found all";
    }
    return "on " + session.cluster();
  }

  /** Returns the name of the subproblems. */
  private static String kind(TimedSearch run) {
    return run.search().numbered().isPresent() ? "ranges" : "prefixes";
  }

  /**
   * Returns a subproblem in numbers: the literals of its prefix, or the first solution and the one
   * after the last.
   */
  private static Function<Subproblem, long[]> of(TimedSearch run) {
    return run.search().numbered().isPresent()
        ? subproblem -> new long[] {subproblem.from(), subproblem.to()}
        : subproblem -> Arrays.stream(subproblem.prefix()).asLongStream().toArray();
  }

  private static String symmetry(TimedSearch run) {
    String split =
        Searches.pivotPiece(run.puzzle(), run.plan().search())
            .map(piece -> ", split by the orbits of " + piece)
            .orElse("");
    return switch (run.plan().search().use()) {
      case NONE -> "not used";
      case SPLIT -> "each solution stands for its images" + split;
      case CLASSES -> "one solution per class" + split;
    };
  }
}
