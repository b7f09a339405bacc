package org.dancingsparks.runs.rounds;

import java.util.function.LongConsumer;
import org.apache.spark.TaskContext;
import org.dancingsparks.layers.rounds.RoundSweep;

/** Watches a task: whether Spark has killed it, and the residuals it builds. */
record TaskWatch(TaskContext context, LongConsumer residuals) implements RoundSweep.Monitor {
  TaskWatch(TaskContext context) {
    this(context, built -> {});
  }

  @Override
  public boolean isCancelled() {
    return context.isInterrupted();
  }

  @Override
  public void built(int layer, long built) {
    residuals.accept(built);
  }
}
