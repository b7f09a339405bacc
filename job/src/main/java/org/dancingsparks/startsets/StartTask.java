package org.dancingsparks.startsets;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.run.FileRecord;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.search.TaskProgress;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.starts.BottomKSample;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartLimits;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSearch;
import org.dancingsparks.starts.StartVisitor;

/**
 * Searches for the starts of a bin inside a Spark task. The result crosses the wire as text, which
 * any serializer knows.
 */
final class StartTask implements SparkJob.Work<Integer, String> {
  private static final long serialVersionUID = 1;

  private final BroadcastSearch broadcast;
  private final StartLimits limits;
  private final int[][] options;
  private final double[] weights;
  private final StartSink sink;

  private StartTask(BroadcastSearch broadcast, StartPlan plan, StartSink sink) {
    this.broadcast = broadcast;
    this.sink = sink;
    limits = plan.limits();
    weights = plan.weights();
    options = IntStream.range(0, plan.bins()).mapToObj(plan::options).toArray(int[][]::new);
  }

  /** The job of a plan. */
  static BinJob<Integer, String> job(SparkContext spark, StartPlan plan, StartSink sink) {
    BroadcastSearch broadcast = BroadcastSearch.of(spark, plan.search());
    String amount =
        "%,d sets of %,d in %,d tasks"
            .formatted(plan.sets().count(), plan.sets().size(), plan.bins());
    return new BinJob<>(
        new BinJob.Name("challenges " + plan.puzzle().name(), amount, plan.bins()),
        bin -> bin,
        new StartTask(broadcast, plan, sink),
        broadcast::end);
  }

  @Override
  public String apply(Integer bin, TaskContext context, TaskProgress progress) {
    if (sink.isCounted()) {
      return SealedJson.text(
          new StartBin(bin, counts(bin, null, context, progress), null, List.of()));
    }
    BottomKSample sample = new BottomKSample(sink.sample(), sink.seed());
    if (sink.work() == null) {
      StartVisitor sampled = (start, solution) -> sample.add(start, solution);
      StartCounts counts = counts(bin, sampled, context, progress);
      return SealedJson.text(new StartBin(bin, counts, null, sample.starts()));
    }
    try (RowFile<StartRow> file =
        new RowFile<>(bin, new Path(sink.work()), sink.rows(), sink.hadoop().value())) {
      StartWriter writer = sink.writer(broadcast.search(), file, context::isInterrupted);
      StartCounts counts = counts(bin, writer, context, progress);
      FileRecord written = file.finish();
      return SealedJson.text(new StartBin(bin, counts.withoutSets(), written, List.of()));
    }
  }

  private StartCounts counts(
      int bin, StartVisitor visitor, TaskContext context, TaskProgress progress) {
    StartSearch[] search = new StartSearch[1];
    StartSearch.Watch watch =
        new StartSearch.Watch() {
          private long reported;

          @Override
          public void poll() {
            context.killTaskIfInterrupted();
          }

          @Override
          public void done(int option) {
            long unique = search[0].unique();
            progress.add(weights[option], unique - reported);
            reported = unique;
          }
        };
    search[0] = new StartSearch(broadcast.search().diagram().orElseThrow(), limits, visitor, watch);
    search[0].search(options[bin]);
    return search[0].counts();
  }
}
