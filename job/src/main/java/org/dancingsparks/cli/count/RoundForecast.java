package org.dancingsparks.cli.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.layers.rounds.CarrierPlan;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.TimeText;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.rounds.FreeSpace;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.Cores;

/**
 * The forecast for a count in rounds with key carriers.
 *
 * @param cores of all machines
 * @param memory bytes for the residuals of a task
 */
public record RoundForecast(CarrierPlan plan, Cores cores, long memory) {
  /** Stages of Spark in a round, each with a task for each of its partitions. */
  private static final int STAGES = 2;

  /** Seconds that Spark needs for a stage, and for a task in the driver and on its core. */
  private static final double OF_STAGE = 0.1;

  private static final double OF_TASK_IN_DRIVER = 0.001;
  private static final double OF_TASK_ON_CORE = 0.005;

  /** The rounds of a plan, and the residuals if forecast, on one line without a full stop. */
  public static String text(RoundPlan plan) {
    String rounds =
        "%s of at most %s"
            .formatted(number(plan.rounds(), "round"), number(plan.partitions(), "partition"));
    return plan instanceof CarrierPlan carriers
        ? "%s%s, by %s; %s residuals"
            .formatted(
                rounds,
                carriers.isKeeping() ? "" : ", and more where one is cut",
                number(carriers.number(), "key"),
                LayerEstimates.text(carriers.residuals()))
        : rounds + ", by %s; the number of residuals is not estimated".formatted(hash(plan.key()));
  }

  /** A line for a new run whose cores, which decide its partitions, are assumed. */
  public static Optional<String> ofUnknown(Cores cores) {
    return cores.areKnown()
        ? Optional.empty()
        : Optional.of(
            "cores unknown, so the rounds are planned for %d cores; --cores says how many there will be"
                .formatted(cores.number()));
  }

  /** The way in which rounds without key carriers partition residuals. */
  public static String hash(RoundKey key) {
    return key.isOfClasses() ? "isomorphism" : "hash";
  }

  /** The search and its rounds. */
  public static ObjectNode json(Puzzle puzzle, Search search, RoundPlan plan) {
    ObjectNode node = SearchJson.of(puzzle, search, Method.LAYERS, "rounds");
    node.put("rounds", plan.rounds());
    node.put("partitions", plan.partitions());
    return node;
  }

  /** A number of things in words. */
  public static String number(long number, String noun) {
    return "%,d %s%s".formatted(number, noun, number == 1 ? "" : "s");
  }

  /**
   * Warnings of a count that takes days, of files that may not fit, and of too little memory.
   *
   * @throws org.dancingsparks.message.InputException if these hardly can
   */
  List<String> warnings(FreeSpace space) {
    List<String> warnings = new ArrayList<>();
    days(seconds(), cores.text()).ifPresent(warnings::add);
    space.check(plan.costs().files()).ifPresent(warnings::add);
    memoryNeeded().ifPresent(warnings::add);
    return warnings;
  }

  /** A warning of a set of carriers whose residuals may need more than the memory of a task. */
  public Optional<String> memoryNeeded() {
    return Optional.of(plan.blockBytes())
        .filter(bytes -> bytes > memory)
        .map(
            bytes ->
                "the residuals of one set of pieces may need %s of memory, and a task has %s; give each JVM more"
                    .formatted(ByteSize.text(bytes.longValue()), ByteSize.text(memory)));
  }

  /**
   * A warning of a count that takes days.
   *
   * @param cores in words
   */
  static Optional<String> days(double seconds, String cores) {
    return Optional.of(seconds)
        .filter(time -> time > TimeText.DAY)
        .map(TimeText::about)
        .map(time -> "the count may take %s on %s".formatted(time, cores));
  }

  /** Elapsed seconds on all cores, idle times and Spark's own included. */
  public double seconds() {
    int number = cores.number();
    double work = plan.costs().cpuSeconds().number() / number / (1 - plan.idleness(number));
    return work + ofSpark(number);
  }

  private double ofSpark(int number) {
    // A round has a partition for each set of keys that it has covered.
    double tasks = STAGES * Math.pow(2, plan.number());
    return STAGES * plan.rounds() * OF_STAGE
        + tasks * (OF_TASK_IN_DRIVER + OF_TASK_ON_CORE / number);
  }
}
