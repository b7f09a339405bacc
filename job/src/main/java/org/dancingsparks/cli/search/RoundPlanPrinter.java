package org.dancingsparks.cli.search;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.dancingsparks.cli.count.LayerEstimates;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.count.RoundForecast;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.layers.places.StageEstimate;
import org.dancingsparks.layers.rounds.CarrierPlan;
import org.dancingsparks.layers.rounds.PlacePlan;
import org.dancingsparks.layers.rounds.RoundCosts;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.TimeText;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.search.LayerEngine.PlannedRounds;
import org.dancingsparks.spark.Cores;

/** Prints the plan of a count in rounds, with a forecast of its costs, without counting. */
public final class RoundPlanPrinter {
  private final RequestedSearch asked;
  private final ResultType result;
  private final PrintWriter out;

  /**
   * A printer.
   *
   * @param result of the rounds, a count or a diagram
   */
  public RoundPlanPrinter(RequestedSearch asked, ResultType result) {
    this.asked = asked;
    this.result = result;
    out = asked.session().out();
  }

  /** Prints the plan as text or JSON. */
  public void print(ResultForm form) {
    Puzzle puzzle = asked.target().puzzle();
    Cores cores = asked.session().cores();
    RoundPlan.Resources resources = asked.resources(cores);
    PlannedRounds planned = asked.rounds(result, resources);
    RoundPlan plan = planned.plan();
    if (form == ResultForm.JSON) {
      out.println(Json.text(json(puzzle, planned, resources.memory(), cores)));
      return;
    }
    out.printf("puzzle       %s%n", puzzle.name());
    out.printf("engine       layers, in rounds over Spark%n");
    out.printf(
        "rounds       %,d, of at most %s, by %s%n",
        plan.rounds(),
        RoundForecast.number(plan.partitions(), "partition"),
        plan instanceof CarrierPlan carriers
            ? RoundForecast.number(carriers.number(), "key")
            : RoundForecast.hash(plan.key()));
    if (plan instanceof CarrierPlan carriers) {
      print(new RoundForecast(carriers, cores, resources.memory()));
    } else if (plan instanceof PlacePlan places) {
      out.printf("planned for  %s%n", cores.text());
      print(places, resources.memory());
    }
  }

  private void print(PlacePlan plan, long memory) {
    out.printf("places       %,d%n", plan.places());
    List<StageEstimate> stages = plan.ranges().estimates(asked.progress()::residuals);
    if (!stages.isEmpty()) {
      out.printf("residuals    %s%n", new StageEstimates("round", stages).total());
    } else if (plan.bits() == 0) {
      out.printf("residuals    at most 1 at a place%n");
    } else {
      out.printf(
          "residuals    not estimated; they have at most %s, so that a place has at most 2^%d%n",
          RoundForecast.number(plan.bits(), "bit"), plan.bits());
    }
    out.printf(
        "memory       what exceeds %s a task goes to the local disk%n", ByteSize.text(memory));
    if (!stages.isEmpty()) {
      new StageEstimates("round", stages).print(out);
    }
  }

  private void print(RoundForecast forecast) {
    CarrierPlan plan = forecast.plan();
    RoundCosts costs = plan.costs();
    out.printf("residuals    %s%n", LayerEstimates.text(plan.residuals()));
    out.printf(
        "memory       %s a task; what exceeds %s goes to the local disk%n",
        ByteSize.text((long) plan.taskBytes()), ByteSize.text(forecast.memory()));
    forecast.memoryNeeded().ifPresent(asked.progress()::say);
    out.printf("files        %s at a time%n", bytes(costs.files()));
    out.printf("exchanged    %s%n", bytes(costs.shuffled()));
    out.printf(
        "time         %s on %s, at %.1f microseconds of CPU time a residual and Spark's own time%n",
        TimeText.about(forecast.seconds()),
        forecast.cores().text(),
        1e6 * RoundCosts.SECONDS_PER_RESIDUAL);
    new LayerEstimates(plan.layers()).print(out);
  }

  private static String bytes(RoundPlan.Estimate estimate) {
    return "some %s, give or take %s"
        .formatted(ByteSize.text((long) estimate.number()), ByteSize.text((long) estimate.error()));
  }

  private ObjectNode json(Puzzle puzzle, PlannedRounds planned, long memory, Cores cores) {
    RoundPlan plan = planned.plan();
    ObjectNode node = RoundForecast.json(puzzle, planned.search(), plan);
    if (plan instanceof CarrierPlan carriers) {
      put(node, new RoundForecast(carriers, cores, memory));
    } else if (plan instanceof PlacePlan places) {
      node.put("shares", places.key().shares());
      node.put("places", places.places());
      node.put("bits", places.bits());
      node.put("byClasses", places.key().isOfClasses());
      if (places.key().isOfClasses()) {
        new StageEstimates("round", places.ranges().estimates(asked.progress()::residuals))
            .put(node);
      }
      node.put("cores", cores.number());
    }
    node.put("areCoresKnown", cores.areKnown());
    return node;
  }

  private static void put(ObjectNode node, RoundForecast forecast) {
    CarrierPlan plan = forecast.plan();
    node.set("keys", Json.tree(plan.key().carrierNumbers()));
    LayerEstimates.put(node.putObject("residuals"), plan.residuals());
    node.put("taskBytes", Math.round(plan.taskBytes()));
    node.put("blockBytes", Math.round(plan.blockBytes()));
    LayerEstimates.put(node.putObject("bytes"), plan.costs().files());
    LayerEstimates.put(node.putObject("bytesShuffled"), plan.costs().shuffled());
    LayerEstimates.put(node.putObject("engineCpuSeconds"), plan.costs().cpuSeconds());
    node.put("cores", forecast.cores().number());
    node.put("seconds", forecast.seconds());
    new LayerEstimates(plan.layers()).put(node);
  }
}
