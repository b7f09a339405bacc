package org.dancingsparks.cli.solutions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.option.RoundFlags;
import org.dancingsparks.cli.option.SearchFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.ResultForm;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.rounds.Machines;
import org.dancingsparks.rounds.RoundCount;
import org.dancingsparks.rounds.RoundListener;
import org.dancingsparks.rounds.RoundResult;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;

/** A count in rounds, from its plan to its result. */
public final class RoundRun {
  private static final double NANOS = 1e9;

  private final long began = System.nanoTime();
  private final SearchFlags flags;
  private final RoundFlags rounds;
  private final PrintWriter out;
  private final Puzzle puzzle;
  private final ProgressLines lines;

  public RoundRun(SearchFlags flags, RoundFlags rounds, PrintWriter out) {
    this.flags = flags;
    this.rounds = rounds;
    this.out = out;
    puzzle = flags.target().puzzle();
    lines = flags.progress();
  }

  /**
   * Counts and prints the number of solutions, or JSON.
   *
   * @throws InputException if the puzzle cannot be counted in layers
   */
  public void run(ResultForm form) {
    Search search = flags.split().search(flags.target());
    long memory = flags.engine().memory();
    new Remarks(puzzle, lines).onImpossibility(search.givens());
    if (RoundSweep.of(search.problem(), search.order(), search.givens(), 0).isEmpty()) {
      throw new InputException(
          ("%s cannot be counted in layers: not each option has one of a few items, such as"
                  + " pieces, or options are too wide in this item order")
              .formatted(puzzle.name()),
          "leave out --rounds");
    }
    SparkContext spark = SparkStart.context();
    Machines machines = Machines.of(spark);
    RoundCount.Resources resources =
        new RoundCount.Resources(rounds.directory(), memory, machines.tasks());
    RoundPlan plan =
        RoundPlan.of(
                search.problem(),
                search.order(),
                search.givens(),
                new RoundPlan.Resources(machines.cores(), resources.taskMemory()))
            .orElseThrow();
    lines.say(
        "%,d rounds of at most %,d partitions, by %d items; %,.0f residuals, give or take %,.0f"
            .formatted(
                plan.number() + 1,
                plan.partitions(),
                plan.number(),
                plan.residuals().number(),
                plan.residuals().error()));
    RoundResult result =
        new RoundCount(spark, search, plan, resources).run(puzzle.name(), new Reports());
    if (form == ResultForm.JSON) {
      out.println(Json.text(json(search, plan, result)));
    } else {
      out.println(result.solutions());
    }
  }

  /** Reports rounds as lines of progress. */
  private final class Reports implements RoundListener {
    @Override
    public Progress begins(int round, int number) {
      return lines.of("partitions of round %d of %d".formatted(round, number), "residuals");
    }

    @Override
    public void ended(RoundSummary round) {
      lines.say(
          "round %d of %d: %,d %s, %,d residuals, %s in files"
              .formatted(
                  round.round(),
                  round.rounds(),
                  round.partitions(),
                  round.partitions() == 1 ? "partition" : "partitions",
                  round.residuals(),
                  ByteSize.text(round.bytes())));
    }
  }

  private ObjectNode json(Search search, RoundPlan plan, RoundResult result) {
    ObjectNode node = Json.object();
    node.put("puzzle", puzzle.name());
    node.put("problem", search.problem().hash());
    node.put("engine", "layers");
    node.put("regime", "rounds");
    node.put("itemOrder", search.order().name());
    node.set("givens", Json.tree(search.givens().options()));
    node.put("rounds", plan.number() + 1);
    node.put("partitions", plan.partitions());
    Json.put(node, "solutions", result.solutions());
    node.put("residuals", result.residuals());
    node.put("bytes", result.bytes());
    node.put("seconds", (System.nanoTime() - began) / NANOS);
    return node;
  }
}
