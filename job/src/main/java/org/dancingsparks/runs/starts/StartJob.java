package org.dancingsparks.runs.starts;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.starts.BottomKSample;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;

/** Counts and samples the starting positions of a plan, without writing them. */
public final class StartJob {
  private final TaskRunner runner;
  private final StartPlan plan;
  private final Progress progress;

  public StartJob(TaskRunner runner, StartPlan plan, Progress progress) {
    this.runner = runner;
    this.plan = plan;
    this.progress = progress;
  }

  /** Counts starts. */
  public StartCounts count() {
    return run(new StartSink.Counting(), bin -> {});
  }

  /**
   * Counts starts, and samples the unique ones, each with the same probability.
   *
   * @param most size of the sample, 1 or more
   * @param seed the same gives the same sample for any bins
   */
  public StartSample sample(int most, long seed) {
    BottomKSample sample = new BottomKSample(most, seed);
    StartCounts counts =
        run(
            new StartSink.Sampling(most, seed),
            bin -> bin.sample().forEach(start -> sample.add(start.toArray(), start.solution())));
    return new StartSample(counts, sample.starts());
  }

  private StartCounts run(StartSink sink, Consumer<StartBin> bins) {
    StartCounts[] sum = {StartCounts.none(plan.sets().listed())};
    List<Integer> all = IntStream.range(0, plan.bins()).boxed().toList();
    StartTask.job(runner, plan, sink)
        .run(
            runner,
            all,
            text -> {
              StartBin bin = SealedJson.record(StartBin.class, text);
              sum[0] = sum[0].plus(bin.counts());
              bins.accept(bin);
            },
            progress);
    return sum[0];
  }
}
