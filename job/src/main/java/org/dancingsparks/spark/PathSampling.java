package org.dancingsparks.spark;

import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.dancingsparks.cover.Links;
import org.dancingsparks.estimate.PathSums;
import org.dancingsparks.estimate.RandomPaths;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.TaskProgress;

/**
 * Random paths through a search's tree of links, followed by Spark tasks. A path is the same
 * whichever task follows it, and sums are added up in one order: the result depends on the search,
 * the number of paths and the seed alone.
 */
public final class PathSampling {
  /** The maximum number of groups of paths with sums of their own: enough for a curve. */
  private static final int MOST_GROUPS = 1_000;

  /** Larger node estimates would overflow a double when squared. */
  private static final double MOST_NODES = 1e150;

  private final Search search;
  private final long paths;
  private final long seed;
  private final long pathsOfGroup;

  /**
   * Paths to be followed.
   *
   * @param search by links
   * @param paths their number, at least 1
   */
  public PathSampling(Search search, long paths, long seed) {
    this.search = search;
    this.paths = paths;
    this.seed = seed;
    pathsOfGroup = (paths - 1) / MOST_GROUPS + 1;
  }

  /**
   * The result of the paths.
   *
   * @param groups sums of one run of paths after another; all but the last of equally many
   * @param updates made on the later paths of each task
   * @param cpuNanos that those took
   */
  public record Sampled(List<PathSums> groups, long updates, long cpuNanos) {
    /** The sums of all paths. */
    public PathSums all() {
      PathSums all = new PathSums();
      groups.forEach(all::add);
      return all;
    }
  }

  /**
   * Follows them.
   *
   * @param tasks maximum number of tasks
   * @param progress accepts the number of paths in place of solutions
   */
  public Sampled run(SparkContext spark, int tasks, String title, Progress progress) {
    int groups = (int) ((paths - 1) / pathsOfGroup + 1);
    int parts = Math.min(tasks, groups);
    PathSums[] sums = new PathSums[groups];
    long[] effort = new long[2];
    BroadcastSearch broadcast = BroadcastSearch.of(spark, search);
    try {
      new SparkJob(spark, title, "%,d paths in %,d tasks".formatted(paths, parts))
          .<Integer, Walked>run(
              IntStream.range(0, parts).boxed().toList(),
              new Work(broadcast, this, groups, parts),
              walked -> walked.addTo(sums, effort),
              progress);
    } finally {
      broadcast.end();
    }
    return new Sampled(List.of(sums), effort[0], effort[1]);
  }

  /** The result of a task. A class, not a record, since Kryo carries it. */
  static final class Walked implements Serializable {
    private static final long serialVersionUID = 1;

    private final int from;
    private final double[][] groups;
    private final long updates;
    private final long cpuNanos;

    Walked(int from, List<PathSums> groups, long updates, long cpuNanos) {
      this.from = from;
      this.groups = groups.stream().map(PathSums::toArray).toArray(double[][]::new);
      this.updates = updates;
      this.cpuNanos = cpuNanos;
    }

    void addTo(PathSums[] sums, long... effort) {
      for (int group = 0; group < groups.length; group++) {
        sums[from + group] = PathSums.of(groups[group]);
      }
      effort[0] += updates;
      effort[1] += cpuNanos;
    }
  }

  /** The work of a task. */
  private static final class Work implements SparkJob.Work<Integer, Walked> {
    private static final long serialVersionUID = 1;

    private final BroadcastSearch broadcast;
    private final long paths;
    private final long seed;
    private final long pathsOfGroup;
    private final int groups;
    private final int parts;

    Work(BroadcastSearch broadcast, PathSampling sampling, int groups, int parts) {
      this.broadcast = broadcast;
      paths = sampling.paths;
      seed = sampling.seed;
      pathsOfGroup = sampling.pathsOfGroup;
      this.groups = groups;
      this.parts = parts;
    }

    @Override
    public Walked apply(Integer part, TaskContext context, TaskProgress progress) {
      Search search = broadcast.search();
      Links links = new Links(search.problem(), search.order()).from(search.givens());
      RandomPaths walk = new RandomPaths(links, seed, MOST_NODES);
      int from = first(part);
      int to = first(part + 1);
      List<PathSums> sums = new ArrayList<>();
      long began = 0;
      long worked = 0;
      for (int group = from; group < to; group++) {
        if (group == from + (to - from) / 2) {
          // The rate is that of compiled code.
          began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
          worked = walk.work();
        }
        sums.add(group(group, walk, context, progress));
      }
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
      return new Walked(from, sums, walk.work() - worked, nanos);
    }

    private int first(int part) {
      return (int) ((long) part * groups / parts);
    }

    private PathSums group(
        int group, RandomPaths walk, TaskContext context, TaskProgress progress) {
      PathSums sums = new PathSums();
      long from = group * pathsOfGroup;
      long to = Math.min(paths, from + pathsOfGroup);
      for (long path = from; path < to; path++) {
        context.killTaskIfInterrupted();
        walk.follow(path, sums);
      }
      progress.add((double) (to - from) / paths, to - from);
      return sums;
    }
  }
}
