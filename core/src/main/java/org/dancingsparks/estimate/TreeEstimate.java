package org.dancingsparks.estimate;

import org.dancingsparks.cover.Links;

/**
 * The size of a search tree of the engine {@code links}, estimated by few random paths ({@link
 * RandomPaths}). Trees of more than some 10^24 nodes are found too small, but not small.
 *
 * @param nodes estimated number of nodes, the root included
 * @param updates estimated number of updates
 * @param updatesError standard error of that; an estimate from few paths of a skewed tree may be
 *     farther off than this says
 */
public record TreeEstimate(double nodes, double updates, double updatesError) {
  /** A path that says that a depth has more nodes is ended: nobody will visit so many. */
  private static final double HOPELESS = 1e24;

  /**
   * Estimates the tree below a cursor's prefix.
   *
   * @param cursor started from the prefix, where it is left
   * @param most paths to follow, at least 2
   * @param work no more paths are begun after so many updates, once there are 2
   */
  public static TreeEstimate of(Links cursor, int most, long work, long seed) {
    RandomPaths paths = new RandomPaths(cursor, seed, HOPELESS);
    PathSums sums = new PathSums();
    while (sums.paths() < 2 || (sums.paths() < most && paths.work() < work)) {
      paths.follow(sums.paths(), sums);
    }
    Estimate updates = sums.updates();
    // No update at all is no accident: the root is a leaf then.
    double error = updates.value() == 0 ? 0 : updates.error();
    return new TreeEstimate(sums.nodes().value(), updates.value(), error);
  }
}
