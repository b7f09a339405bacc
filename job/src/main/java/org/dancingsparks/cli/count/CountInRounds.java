package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.Remarks;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.rounds.CarrierPlan;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.ShellWord;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.runs.rounds.FreeSpace;
import org.dancingsparks.runs.rounds.RoundBin;
import org.dancingsparks.runs.rounds.RoundRun;
import org.dancingsparks.runs.rounds.TemporaryRun;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.LayerEngine.PlannedRounds;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.Cores;

/** A count in rounds, from its plan to its result. */
public final class CountInRounds {
  private static final double NANOS = 1e9;

  private final long began = System.nanoTime();
  private final RequestedSearch asked;
  private final RoundFlags flags;

  public CountInRounds(RequestedSearch asked, RoundFlags flags) {
    this.asked = asked;
    this.flags = flags;
  }

  /**
   * The execution of a run.
   *
   * @param directory of its files
   */
  private record Execution(String directory, Function function) {
    @FunctionalInterface
    interface Function {
      StoredRun.Completed<RoundBin, SolutionSummary> run(RoundRun count, SparkContext spark);
    }
  }

  /**
   * Counts and prints the number of solutions, or JSON.
   *
   * @param directory for temporary files
   */
  public void run(String directory, ResultForm form) {
    run(
        Optional.empty(),
        form,
        new Execution(
            directory,
            (count, spark) -> new TemporaryRun(spark, directory).run(count, residuals())));
  }

  /**
   * Counts in a directory that is kept, and prints the number of solutions, or JSON.
   *
   * @param record of the run that is resumed there
   */
  void store(RunOutput output, Optional<SearchRecord> record, ResultForm form) {
    String resuming = "`dance count --resume %s`".formatted(ShellWord.quoted(output.directory()));
    run(
        record,
        form,
        new Execution(
            output.directory(), (count, spark) -> output.run(count, residuals(), resuming)));
  }

  private void run(Optional<SearchRecord> record, ResultForm form, Execution execution) {
    Puzzle puzzle = record.map(SearchRecord::puzzle).orElseGet(() -> asked.target().puzzle());
    new Remarks(puzzle, lines())
        .onImpossibility(record.map(SearchRecord::search).orElseGet(asked::search).givens());
    ResultType result = record.map(SearchRecord::type).orElseGet(flags::result);
    SparkContext spark = asked.session().spark();
    Cores cores = cores(record);
    RoundPlan.Resources resources = asked.resources(cores);
    PlannedRounds planned =
        record.map(this::planned).orElseGet(() -> asked.rounds(result, resources));
    Search search = planned.search();
    RoundPlan plan = planned.plan();
    lines().say(RoundForecast.text(plan));
    if (record.isEmpty() && plan instanceof CarrierPlan carriers) {
      new RoundForecast(carriers, cores, resources.memory())
          .warnings(FreeSpace.in(execution.directory, spark.hadoopConfiguration()))
          .forEach(lines()::say);
    }
    RoundRun count =
        new RoundRun(
            new RoundRun.Subject(result, puzzle, search, Version.program()),
            plan,
            asked.memoryOfRounds(cores),
            flags.listener(lines()));
    long beforeRounds = System.nanoTime();
    StoredRun.Completed<RoundBin, SolutionSummary> run = execution.function.run(count, spark);
    double secondsOfRounds = (System.nanoTime() - beforeRounds) / NANOS;
    PrintWriter out = asked.session().out();
    if (form == ResultForm.JSON) {
      ObjectNode node = RoundForecast.json(puzzle, search, plan);
      putResult(node, run);
      node.put("secondsOfRounds", secondsOfRounds);
      node.put("seconds", (System.nanoTime() - began) / NANOS);
      out.println(Json.text(node));
    } else {
      out.println(run.summary().count());
    }
  }

  /** The cores; those of a new run decide its partitions, so an assumed number is reported. */
  private Cores cores(Optional<SearchRecord> record) {
    Cores cores = asked.session().coresOfSpark();
    if (record.isEmpty()) {
      RoundForecast.ofUnknown(cores).ifPresent(lines()::say);
    }
    return cores;
  }

  /** The rounds of a run that is resumed. */
  private PlannedRounds planned(SearchRecord run) {
    RoundKey key = run.roundKey().orElseThrow();
    OrderedProblem ordered = run.search().ordered();
    Optional<RoundPlan> known =
        run.type() == ResultType.DIAGRAM
            ? DiagramRounds.plan(ordered, key)
            : RoundPlan.of(ordered, key);
    return known
        .map(plan -> new PlannedRounds(run.search(), plan))
        .orElseThrow(
            () ->
                new InputException(
                    "The keys of the run are not those of its puzzle", "start again"));
  }

  private ProgressLines residuals() {
    return lines().of("count", "residuals");
  }

  private ProgressLines lines() {
    return asked.progress();
  }

  private static void putResult(
      ObjectNode node, StoredRun.Completed<RoundBin, SolutionSummary> run) {
    Json.put(node, "solutions", run.summary().count());
    node.put("residuals", run.summary().nodes());
    SearchJson.putStages(node, RoundRun.stages(run.bins()));
    node.put("bytes", RoundRun.bytes(run.bins()));
    node.put("bytesShuffled", RoundRun.bytesShuffled(run.bins()));
  }
}
