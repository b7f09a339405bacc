package org.dancingsparks.estimate;

import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.links.Links;

/**
 * A number of random paths, in groups that have sums of their own, and in batches for several
 * threads or machines. Every thread or machine follows a path in the same way, and sums are added
 * up in one order, so the result depends on the tree, the number of paths and the seed alone.
 * Immutable.
 */
public final class PathSampling implements Serializable {
  private static final long serialVersionUID = 1;

  /** The maximum number of groups: enough for a curve. */
  private static final int MAX_GROUPS = 1_000;

  /** The greatest node estimate; the square of a larger one would overflow a double. */
  public static final double MAX_NODES = 1e150;

  private final long paths;
  private final long seed;
  private final long pathsOfGroup;

  /**
   * Paths to be followed.
   *
   * @param paths their number
   * @throws IllegalArgumentException if there are fewer than 1
   */
  public PathSampling(long paths, long seed) {
    if (paths < 1) {
      throw new IllegalArgumentException("The number of paths is %,d.".formatted(paths));
    }
    this.paths = paths;
    this.seed = seed;
    pathsOfGroup = (paths - 1) / MAX_GROUPS + 1;
  }

  /** Number of paths. */
  public long paths() {
    return paths;
  }

  /** Number of groups, and so the maximum number of batches. */
  public int groups() {
    return (int) ((paths - 1) / pathsOfGroup + 1);
  }

  /**
   * Follows the paths of a batch.
   *
   * @param links started from a prefix, where it stays
   * @param batch from 0
   * @param batches of about equally many groups
   * @param watch checked before each path; told of each group
   */
  public PathSample follow(Links links, int batch, int batches, Watch watch) {
    RandomPaths walk = new RandomPaths(links, seed, MAX_NODES);
    int from = first(batch, batches);
    int to = first(batch + 1, batches);
    List<PathSums> sums = new ArrayList<>();
    long began = 0;
    long worked = 0;
    for (int group = from; group < to; group++) {
      if (group == from + (to - from) / 2) {
        // The rate is that of compiled code.
        began = cpuNanos();
        worked = walk.work();
      }
      sums.add(group(group, walk, watch));
    }
    return new PathSample(sums, walk.work() - worked, cpuNanos() - began);
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private int first(int batch, int batches) {
    return (int) ((long) batch * groups() / batches);
  }

  private PathSums group(int group, RandomPaths walk, Watch watch) {
    PathSums sums = new PathSums();
    long from = group * pathsOfGroup;
    long to = Math.min(paths, from + pathsOfGroup);
    for (long path = from; path < to; path++) {
      watch.check();
      walk.follow(path, sums);
    }
    watch.done((double) (to - from) / paths, to - from);
    return sums;
  }
}
