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

/** Random paths through a search's tree of links, followed by Spark tasks, a part each. */
public final class PathJob {
  private final Search search;
  private final PathSampling paths;

  /**
   * A job.
   *
   * @param search by links
   */
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
    int parts = Math.min(tasks, paths.groups());
    PathSample[] samples = new PathSample[parts];
    BroadcastSearch broadcast = BroadcastSearch.of(spark, search);
    try {
      new SparkJob(spark, title, "%,d paths in %,d tasks".formatted(paths.paths(), parts))
          .<Integer, Part>run(
              IntStream.range(0, parts).boxed().toList(),
              new Work(broadcast, paths, parts),
              part -> samples[part.number] = part.sample(),
              progress);
    } finally {
      broadcast.end();
    }
    return PathSample.of(List.of(samples));
  }

  /** The result of a task. A class, not a record, since Kryo carries it. */
  static final class Part implements Serializable {
    private static final long serialVersionUID = 1;

    private final int number;
    private final double[][] groups;
    private final long updates;
    private final long cpuNanos;

    Part(int number, PathSample sample) {
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
  private static final class Work implements SparkJob.Work<Integer, Part> {
    private static final long serialVersionUID = 1;

    private final BroadcastSearch broadcast;
    private final PathSampling paths;
    private final int parts;

    Work(BroadcastSearch broadcast, PathSampling paths, int parts) {
      this.broadcast = broadcast;
      this.paths = paths;
      this.parts = parts;
    }

    @Override
    public Part apply(Integer part, Watch watch) {
      Search search = broadcast.search();
      Links links = new Links(search.problem(), search.order()).from(search.givens());
      return new Part(part, paths.follow(links, part, parts, watch));
    }
  }
}
