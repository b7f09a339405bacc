package org.dancingsparks.spark;

import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkContext;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.estimate.PathSample;
import org.dancingsparks.estimate.PathSampling;
import org.dancingsparks.estimate.PathSums;
import org.dancingsparks.links.Links;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;

/** Random paths through a search's tree of links, followed by Spark tasks, a batch each. */
public final class PathJob {
  private final Search search;
  private final PathSampling paths;

  /** A job for the paths of a search by links. */
  public PathJob(Search search, PathSampling paths) {
    this.search = search;
    this.paths = paths;
  }

  /**
   * Follows the paths.
   *
   * @param tasks maximum number of tasks
   * @param progress accepts the number of paths in place of solutions
   */
  public PathSample run(SparkContext spark, int tasks, String title, Progress progress) {
    int batches = Math.min(tasks, paths.groups());
    PathSample[] samples = new PathSample[batches];
    BroadcastSearch broadcast = BroadcastSearch.of(spark, search);
    try {
      new SparkJob(spark, title, "%,d paths in %,d tasks".formatted(paths.paths(), batches))
          .<Integer, Batch>run(
              IntStream.range(0, batches).boxed().toList(),
              new Work(broadcast, paths, batches),
              batch -> samples[batch.number] = batch.sample(),
              progress);
    } finally {
      broadcast.end();
    }
    return PathSample.of(List.of(samples));
  }

  /** The result of a task. A class, not a record, since Kryo carries it. */
  static final class Batch implements Serializable {
    private static final long serialVersionUID = 1;

    private final int number;
    private final double[][] groups;
    private final long updates;
    private final long cpuNanos;

    Batch(int number, PathSample sample) {
      this.number = number;
      groups = sample.groups().stream().map(PathSums::toArray).toArray(double[][]::new);
      updates = sample.updates();
      cpuNanos = sample.cpuNanos();
    }

    PathSample sample() {
      return new PathSample(Stream.of(groups).map(PathSums::of).toList(), updates, cpuNanos);
    }
  }

  /** The work of a task. */
  private static final class Work implements SparkJob.Work<Integer, Batch> {
    private static final long serialVersionUID = 1;

    private final BroadcastSearch broadcast;
    private final PathSampling paths;
    private final int batches;

    Work(BroadcastSearch broadcast, PathSampling paths, int batches) {
      this.broadcast = broadcast;
      this.paths = paths;
      this.batches = batches;
    }

    @Override
    public Batch apply(Integer batch, Watch watch) {
      Search search = broadcast.search();
      Links links = new Links(search.problem(), search.order()).from(search.givens());
      return new Batch(batch, paths.follow(links, batch, batches, watch));
    }
  }
}
