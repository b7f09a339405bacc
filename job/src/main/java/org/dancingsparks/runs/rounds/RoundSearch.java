package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkDisk;

/** The problem, the key and the memory of a count, for its tasks. Immutable. */
final class RoundSearch implements Serializable, AutoCloseable {
  private static final long serialVersionUID = 1;

  private final String run;
  private final BroadcastSearch broadcast;
  private final RoundKey key;
  private final RoundCount.Memory memory;

  /**
   * The search of tasks.
   *
   * @param run a name that no other run has
   */
  RoundSearch(String run, BroadcastSearch broadcast, RoundKey key, RoundCount.Memory memory) {
    this.run = run;
    this.broadcast = broadcast;
    this.key = key;
    this.memory = memory;
  }

  @Override
  public void close() {
    broadcast.end();
  }

  /** The sweep, in a task. */
  RoundSweep sweep() {
    return SharedSweeps.of(run, () -> sweep(broadcast.search(), key));
  }

  static RoundSweep sweep(Search search, RoundKey key) {
    return key.rounds(search.ordered()).orElseThrow();
  }

  /** The task for a partition. */
  RoundSweep.Task task(int round, int partition, Watch watch) {
    Path spills = SparkDisk.directory(partition);
    // By the heap of this JVM: the driver's may be larger.
    RoundSweep.Limits limits = new RoundSweep.Limits(memory.ofTask(), spills);
    return new RoundSweep.Task(round, partition, limits, watch);
  }

  /**
   * The sweeps of this JVM's tasks. Making one takes longer than many a task, so the last few are
   * kept. Thread safe.
   */
  private static final class SharedSweeps {
    private static final int MAX_SWEEPS = 2;

    private static final Map<String, RoundSweep> SWEEPS = new LinkedHashMap<>();

    private SharedSweeps() {}

    /** The sweep of a run, made when first asked for. */
    static synchronized RoundSweep of(String run, Supplier<RoundSweep> sweep) {
      RoundSweep found = SWEEPS.computeIfAbsent(run, made -> sweep.get());
      while (SWEEPS.size() > MAX_SWEEPS) {
        SWEEPS.remove(SWEEPS.keySet().iterator().next());
      }
      return found;
    }
  }
}
