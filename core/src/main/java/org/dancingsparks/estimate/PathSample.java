package org.dancingsparks.estimate;

import java.util.List;

/**
 * The result of random paths.
 *
 * @param groups sums of one group of paths after another; all but the last of equally many
 * @param updates made on the later half of the paths
 * @param cpuNanos that those took
 */
public record PathSample(List<PathSums> groups, long updates, long cpuNanos) {
  public PathSample {
    groups = List.copyOf(groups);
  }

  /** The result of several parts, in order. */
  public static PathSample of(List<PathSample> parts) {
    return new PathSample(
        parts.stream().flatMap(part -> part.groups.stream()).toList(),
        parts.stream().mapToLong(PathSample::updates).sum(),
        parts.stream().mapToLong(PathSample::cpuNanos).sum());
  }

  /** The sums of all paths. */
  public PathSums all() {
    PathSums all = new PathSums();
    groups.forEach(all::add);
    return all;
  }
}
