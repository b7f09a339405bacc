package org.dancingsparks.estimate;

import java.util.List;

/**
 * The result of random paths.
 *
 * @param groups sums of one group of paths after another; all but the last of equally many
 * @param updates made on the later half of the paths
 * @param cpuNanos CPU time of these updates, in nanoseconds
 */
public record PathSample(List<PathSums> groups, long updates, long cpuNanos) {
  public PathSample {
    groups = List.copyOf(groups);
  }

  /** The result of several batches, in order. */
  public static PathSample of(List<PathSample> batches) {
    return new PathSample(
        batches.stream().flatMap(batch -> batch.groups.stream()).toList(),
        batches.stream().mapToLong(PathSample::updates).sum(),
        batches.stream().mapToLong(PathSample::cpuNanos).sum());
  }

  /** The sums of all paths. */
  public PathSums all() {
    PathSums all = new PathSums();
    groups.forEach(all::add);
    return all;
  }
}
