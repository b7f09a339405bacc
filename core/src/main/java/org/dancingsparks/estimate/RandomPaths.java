package org.dancingsparks.estimate;

import java.util.SplittableRandom;
import org.dancingsparks.links.Links;

/**
 * Random paths through the search tree of the engine {@code links}, from its root to a solution or
 * dead end: each node follows one of its d branches with equal probability, and the product of the
 * degrees so far estimates the number of nodes at that level (Knuth, "Estimating the efficiency of
 * backtrack programs", 1975).
 *
 * <p>Paths are numbered from 0, and each has its own stream of random numbers, so that a path is
 * the same in any thread and at any time. Not thread safe.
 */
public final class RandomPaths {
  private final Links cursor;
  private final long seed;
  private final RandomPathEstimate path;

  /**
   * Paths of a tree.
   *
   * @param cursor started from a prefix, where it stays
   * @param most nodes of a level; a path that estimates more is not followed farther
   */
  public RandomPaths(Links cursor, long seed, double most) {
    this.cursor = cursor;
    this.seed = mix(seed);
    path = new RandomPathEstimate(most);
  }

  /** Follows a path and adds its estimates. */
  public void follow(long number, PathSums sums) {
    SplittableRandom random = new SplittableRandom(mix(seed + number));
    path.begin();
    cursor.followPath(random::nextInt, path);
    sums.add(path);
  }

  /** Updates made so far by all paths. */
  public long work() {
    return path.work();
  }

  /**
   * Mixes a seed (Stafford's variant 13 of the finisher of MurmurHash3): streams whose seeds are
   * near each other, or differ by a multiple of SplittableRandom's step, would repeat each other.
   */
  private static long mix(long seed) {
    long mixed = (seed ^ seed >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }
}
