package org.dancingsparks.runs.starts;

import org.dancingsparks.cover.Watch;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartWork;

/**
 * Searches for the starts of a bin inside a Spark task. The result crosses the wire as text, which
 * any serializer knows.
 */
final class StartTask implements SparkJob.Work<Integer, String> {
  private static final long serialVersionUID = 1;

  private final BroadcastSearch broadcast;
  private final StartWork work;
  private final StartSink sink;

  private StartTask(BroadcastSearch broadcast, StartWork work, StartSink sink) {
    this.broadcast = broadcast;
    this.work = work;
    this.sink = sink;
  }

  /** The job of a plan. */
  static BinJob<Integer, String> job(TaskRunner runner, StartPlan plan, StartSink sink) {
    BroadcastSearch broadcast = runner.broadcast(plan.search());
    String amount =
        "%,d sets of %,d in %,d tasks"
            .formatted(plan.sets().count(), plan.sets().size(), plan.bins());
    return new BinJob<>(
        new BinJob.Name("challenges " + plan.puzzle().name(), amount, plan.bins()),
        bin -> bin,
        new StartTask(broadcast, plan.work(), sink),
        broadcast::end);
  }

  @Override
  public String apply(Integer bin, Watch watch) {
    StartSink.Starts starts = new StartSink.Starts(work, bin, broadcast.search(), watch);
    return SealedJson.text(sink.bin(bin, starts));
  }
}
