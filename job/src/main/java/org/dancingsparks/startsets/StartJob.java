package org.dancingsparks.startsets;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.search.Progress;
import org.dancingsparks.starts.BottomKSample;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.starts.StartSample;

/** Counts and samples the starting positions of a plan over Spark, without writing them. */
public final class StartJob {
  private final SparkContext spark;
  private final StartPlan plan;
  private final Progress progress;

  public StartJob(SparkContext spark, StartPlan plan, Progress progress) {
    this.spark = spark;
    this.plan = plan;
    this.progress = progress;
  }

  /** Counts starts. */
  public StartCounts count() {
    return sample(StartSink.COUNTING).counts();
  }

  /**
   * Counts starts, and samples the unique ones, each with the same probability.
   *
   * @param most size of the sample, 1 or more
   * @param seed the same gives the same sample for any bins
   */
  public StartSample sample(int most, long seed) {
    return sample(StartSink.sampling(most, seed));
  }

  private StartSample sample(StartSink sink) {
    StartCounts[] sum = {StartCounts.none(plan.sets().listed())};
    BottomKSample sample = new BottomKSample(sink.sample(), sink.seed());
    List<Integer> all = IntStream.range(0, plan.bins()).boxed().toList();
    StartTask.job(spark, plan, sink)
        .run(
            spark,
            all,
            text -> {
              StartBin bin = SealedJson.record(StartBin.class, text);
              sum[0] = sum[0].plus(bin.counts());
              bin.sample().forEach(start -> sample.add(start.toArray(), start.solution()));
            },
            progress);
    return new StartSample(sum[0], sample.starts());
  }
}
