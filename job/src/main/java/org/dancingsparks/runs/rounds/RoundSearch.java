package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.ProofRounds;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkDisk;

/** The problem, the key and the memory of a count, for its tasks. Immutable. */
final class RoundSearch implements Serializable, AutoCloseable {
  private static final long serialVersionUID = 1;

  private final String run;
  private final BroadcastSearch broadcast;
  private final Rounds.Key key;
  private final TaskMemory memory;

  /**
   * The search of tasks.
   *
   * @param run a name that no other run has
   */
  RoundSearch(String run, BroadcastSearch broadcast, Rounds.Key key, TaskMemory memory) {
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
    return rounds().sweep();
  }

  /** The rounds back to a diagram, in a task. */
  DiagramRounds diagram() {
    return rounds().diagram();
  }

  /** The rounds back to a proof, in a task. */
  ProofRounds proof() {
    return rounds().proof();
  }

  /** Returns whether rounds go by hash. */
  boolean isByHash() {
    return key.key().isHash();
  }

  private Rounds rounds() {
    return SharedRounds.of(run, () -> key.of(broadcast.search()));
  }

  /** The task for a partition. */
  RoundSweep.Task task(int round, int partition, Watch watch) {
    Path spills = SparkDisk.directory(partition);
    // By the heap of this JVM: the driver's may be larger.
    RoundSweep.Limits limits = new RoundSweep.Limits(memory.ofTask(), spills);
    return new RoundSweep.Task(round, partition, limits, watch);
  }

  /**
   * The rounds of this JVM's tasks. Preparing them takes longer than many a task, so those of the
   * last few runs are kept. Thread safe.
   */
  private static final class SharedRounds {
    private static final int MAX_RUNS = 2;

    private static final Map<String, Rounds> ROUNDS = new LinkedHashMap<>();

    private SharedRounds() {}

    /** The rounds of a run, prepared when first asked for. */
    static synchronized Rounds of(String run, Supplier<Rounds> rounds) {
      Rounds found = ROUNDS.computeIfAbsent(run, made -> rounds.get());
      while (ROUNDS.size() > MAX_RUNS) {
        ROUNDS.remove(ROUNDS.keySet().iterator().next());
      }
      return found;
    }
  }
}
