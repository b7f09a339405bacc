package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import java.util.OptionalLong;
import org.dancingsparks.search.MemoryBudget;
import org.dancingsparks.spark.Cores;

/**
 * The memory of tasks, for residuals or nodes.
 *
 * @param bytes in a JVM; at most a third of its heap is used
 * @param tasks at a time in a JVM; {@link Cores#ALL} for one on each of its processors
 */
public record TaskMemory(long bytes, int tasks) implements Serializable {
  /** The memory of tasks, as far as the user limits it. */
  public static TaskMemory of(OptionalLong most, int tasks) {
    return new TaskMemory(most.orElse(Long.MAX_VALUE), tasks);
  }

  /** Bytes for a task in this JVM. */
  long ofTask() {
    return ofTask(Runtime.getRuntime().maxMemory());
  }

  /** Bytes for a task in a JVM with this heap. */
  public long ofTask(long heap) {
    int atOnce = tasks == Cores.ALL ? Runtime.getRuntime().availableProcessors() : tasks;
    return Math.max(1, Math.min(bytes, MemoryBudget.shareOf(heap)) / atOnce);
  }
}
