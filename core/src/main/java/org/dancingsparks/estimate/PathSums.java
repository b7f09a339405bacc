package org.dancingsparks.estimate;

import java.util.Arrays;

/**
 * Sums of the estimates of random paths through a search tree, and of their squares. Not thread
 * safe.
 *
 * <p>Partial sums, added in the same order, give the same figures to the last bit.
 */
public final class PathSums {
  /** The index of the number of paths; further numbers follow, and last the levels. */
  private static final int PATHS = 0;

  private static final int UNENDED = 1;
  private static final int SOLUTIONS = 2;
  private static final int NODES = 4;
  private static final int UPDATES = 6;
  private static final int SOLVED = 8;
  private static final int LEVELS = 9;

  /** The sum of each quantity, followed by the sum of its squares. */
  private double[] sums = new double[LEVELS];

  /** The sums of no paths. */
  public PathSums() {}

  /** The sums from an array made by {@link #toArray}. */
  public static PathSums of(double... array) {
    PathSums sums = new PathSums();
    sums.sums = array.clone();
    return sums;
  }

  /** All sums as an array, to be sent. */
  public double[] toArray() {
    return sums.clone();
  }

  void add(RandomPathEstimate path) {
    sums[PATHS]++;
    if (path.isUnended()) {
      sums[UNENDED]++;
    }
    if (path.solutions() > 0) {
      sums[SOLVED]++;
    }
    add(SOLUTIONS, path.solutions());
    add(NODES, path.nodes());
    add(UPDATES, path.updates());
    reach(LEVELS + 2 * path.levels());
    for (int level = 0; level < path.levels(); level++) {
      add(LEVELS + 2 * level, path.nodes(level));
    }
  }

  private void add(int index, double value) {
    sums[index] += value;
    sums[index + 1] += value * value;
  }

  private void reach(int length) {
    if (length > sums.length) {
      sums = Arrays.copyOf(sums, length);
    }
  }

  /** Adds the sums of other paths of the same tree. */
  public void add(PathSums other) {
    reach(other.sums.length);
    for (int index = 0; index < other.sums.length; index++) {
      sums[index] += other.sums[index];
    }
  }

  /** Number of paths. */
  public long paths() {
    return (long) sums[PATHS];
  }

  /** Number of paths that were given up; if there are any, all estimates are too low. */
  public long unended() {
    return (long) sums[UNENDED];
  }

  /** Number of paths that ended at a solution. */
  public long solved() {
    return (long) sums[SOLVED];
  }

  /** Number of levels that the paths reached, including the root's. */
  public int levels() {
    return (sums.length - LEVELS) / 2;
  }

  /** The estimated number of solutions. */
  public Estimate solutions() {
    return estimate(SOLUTIONS);
  }

  /** The estimated number of nodes, including the root. */
  public Estimate nodes() {
    return estimate(NODES);
  }

  /** The estimated number of updates. */
  public Estimate updates() {
    return estimate(UPDATES);
  }

  /** The estimated number of nodes at a level; 0 where no path reached it. */
  public Estimate nodes(int level) {
    return level < levels() ? estimate(LEVELS + 2 * level) : Estimate.of(paths(), 0, 0);
  }

  private Estimate estimate(int index) {
    return Estimate.of(paths(), sums[index], sums[index + 1]);
  }
}
