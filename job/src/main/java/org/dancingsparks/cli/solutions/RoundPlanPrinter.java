package org.dancingsparks.cli.solutions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.option.SearchFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ResultForm;
import org.dancingsparks.cli.output.TimeText;
import org.dancingsparks.layers.rounds.RoundCosts;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.rounds.Machines;
import org.dancingsparks.rounds.RoundCount;
import org.dancingsparks.search.Search;

/** Prints the plan of a count in rounds, and its costs by a forecast, without counting. */
public final class RoundPlanPrinter {
  private final SearchFlags flags;
  private final PrintWriter out;

  public RoundPlanPrinter(SearchFlags flags, PrintWriter out) {
    this.flags = flags;
    this.out = out;
  }

  /**
   * Prints the plan as text or JSON.
   *
   * @throws org.dancingsparks.message.InputException if the puzzle cannot be counted in layers
   */
  public void print(ResultForm form) {
    Puzzle puzzle = flags.target().puzzle();
    Search search = flags.split().search(flags.target());
    RoundForecast.checkSuitable(puzzle, search);
    Machines machines = Machines.of(SparkStart.conf());
    RoundCount.Memory memory = new RoundCount.Memory(flags.engine().memory(), machines.tasks());
    RoundPlan plan =
        RoundPlan.of(
                search.problem(),
                search.order(),
                search.givens(),
                new RoundPlan.Resources(machines.cores(), memory.ofTask()))
            .orElseThrow();
    RoundForecast forecast = new RoundForecast(plan, machines.cores());
    if (form == ResultForm.JSON) {
      out.println(Json.text(json(puzzle, search, forecast)));
    } else {
      print(puzzle, forecast, memory.ofTask());
    }
  }

  private void print(Puzzle puzzle, RoundForecast forecast, long memory) {
    RoundPlan plan = forecast.plan();
    RoundCosts costs = plan.costs();
    out.printf("puzzle       %s%n", puzzle.name());
    out.printf("engine       layers, in rounds over Spark%n");
    out.printf(
        "rounds       %,d, of at most %s, by %s%n",
        plan.number() + 1,
        RoundForecast.number(plan.partitions(), "partition"),
        RoundForecast.number(plan.number(), "key"));
    out.printf("residuals    %s%n", LayerTable.text(plan.residuals()));
    out.printf(
        "memory       %s a task; what exceeds %s goes to the local disk%n",
        ByteSize.text((long) plan.taskBytes()), ByteSize.text(memory));
    out.printf("files        %s at a time%n", bytes(costs.files()));
    out.printf("exchanged    %s%n", bytes(costs.shuffled()));
    out.printf(
        "time         %s on %s, at %.1f microseconds of CPU time a residual%n",
        TimeText.about(forecast.seconds()),
        RoundForecast.number(forecast.cores(), "core"),
        1e6 * RoundCosts.SECONDS_PER_RESIDUAL);
    new LayerTable(plan.layers()).print(out);
  }

  private static String bytes(RoundPlan.Estimate estimate) {
    return "some %s, give or take %s"
        .formatted(ByteSize.text((long) estimate.number()), ByteSize.text((long) estimate.error()));
  }

  private static ObjectNode json(Puzzle puzzle, Search search, RoundForecast forecast) {
    RoundPlan plan = forecast.plan();
    ObjectNode node = forecast.json(puzzle, search);
    node.set("keys", Json.tree(plan.keyCarriers()));
    LayerTable.put(node.putObject("residuals"), plan.residuals());
    node.put("taskBytes", Math.round(plan.taskBytes()));
    LayerTable.put(node.putObject("bytes"), plan.costs().files());
    LayerTable.put(node.putObject("bytesShuffled"), plan.costs().shuffled());
    LayerTable.put(node.putObject("engineCpuSeconds"), plan.costs().cpuSeconds());
    node.put("cores", forecast.cores());
    node.put("seconds", forecast.seconds());
    new LayerTable(plan.layers()).put(node);
    return node;
  }
}
