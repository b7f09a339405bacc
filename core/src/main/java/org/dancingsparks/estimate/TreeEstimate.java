package org.dancingsparks.estimate;

import java.util.SplittableRandom;
import org.dancingsparks.cover.Links;

/**
 * The size of a search tree of the engine {@code links}, estimated by random paths from its root:
 * at each node one of the d branches is followed, each with the same probability, and the product
 * of the degrees so far estimates the nodes at that depth (Knuth 1975). Trees of more than some
 * 10^24 nodes are found too small, but not small.
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
    SplittableRandom random = new SplittableRandom(seed);
    Path path = new Path();
    double nodes = 0;
    double updates = 0;
    double squares = 0;
    int paths = 0;
    while (paths < 2 || (paths < most && path.work < work)) {
      path.begin();
      cursor.followPath(random::nextInt, path);
      paths++;
      nodes += path.nodes;
      updates += path.updates;
      squares += path.updates * path.updates;
    }
    double mean = updates / paths;
    double variance = Math.max(0, squares / paths - mean * mean) * paths / (paths - 1);
    return new TreeEstimate(nodes / paths, mean, Math.sqrt(variance / paths));
  }

  /** What one path says of the whole tree. */
  private static final class Path implements Links.PathListener {
    private double atDepth;
    private double nodes;
    private double updates;
    private long work;

    void begin() {
      atDepth = 1;
      nodes = 1;
      updates = 0;
    }

    @Override
    public boolean node(int degree, long updatesOfNode, long updatesOfBranch) {
      updates += atDepth * (updatesOfNode + (double) degree * updatesOfBranch);
      atDepth *= degree;
      nodes += atDepth;
      work += updatesOfNode + updatesOfBranch;
      return atDepth < HOPELESS;
    }
  }
}
