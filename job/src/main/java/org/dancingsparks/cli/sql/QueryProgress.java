package org.dancingsparks.cli.sql;

import java.util.function.Supplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.dancingsparks.cli.session.ProgressLines;

/** Reports how many tasks of a query are done. Their total becomes known stage by stage. */
public final class QueryProgress extends SparkListener {
  private final Supplier<ProgressLines> lines;
  private int known;
  private int ended;

  /**
   * A listener.
   *
   * @param lines called when the first stage begins; there is nothing to wait for before
   */
  public QueryProgress(Supplier<ProgressLines> lines) {
    this.lines = lines;
  }

  @Override
  public synchronized void onStageSubmitted(SparkListenerStageSubmitted submitted) {
    known += submitted.stageInfo().numTasks();
    lines.get().tasks(ended, known);
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    if (end.taskInfo().successful()) {
      ended++;
    }
    lines.get().tasks(Math.min(ended, known), known);
  }
}
