package org.dancingsparks.rounds;

import java.io.Serializable;
import java.nio.file.Path;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.util.Utils;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;

/** The problem, the key carriers and the memory of a count, for its tasks. Immutable. */
final class RoundSearch implements Serializable {
  private static final long serialVersionUID = 1;

  private final BroadcastSearch broadcast;
  private final int keys;
  private final RoundCount.Resources resources;

  /**
   * The search of tasks.
   *
   * @param keys the set of key carriers
   */
  RoundSearch(BroadcastSearch broadcast, int keys, RoundCount.Resources resources) {
    this.broadcast = broadcast;
    this.keys = keys;
    this.resources = resources;
  }

  /** The sweep, in a task. */
  RoundSweep sweep() {
    return sweep(broadcast.search(), keys);
  }

  static RoundSweep sweep(Search search, int keys) {
    return RoundSweep.of(search.problem(), search.order(), search.givens(), keys).orElseThrow();
  }

  /** The task for a partition. */
  RoundSweep.Task task(int round, int partition, TaskContext context) {
    Path spills = Path.of(Utils.getLocalDir(SparkEnv.get().conf()));
    // By the heap of this JVM: the driver's may be larger.
    RoundSweep.Limits limits = new RoundSweep.Limits(resources.taskMemory(), spills);
    return new RoundSweep.Task(round, partition, limits, context::isInterrupted);
  }
}
