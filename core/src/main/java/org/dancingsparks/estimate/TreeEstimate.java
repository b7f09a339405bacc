package org.dancingsparks.estimate;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.dancingsparks.cover.Links;

/**
 * The size of a search tree of the engine {@code links}, estimated by random paths from its root:
 * at each node one of the d branches is followed, each with the same probability, and the product
 * of the degrees so far estimates the nodes at that depth (Knuth 1975).
 *
 * @param nodes estimated number of nodes, the root included
 * @param standardError of that number; an estimate from few paths of a skewed tree may be farther
 *     off than this says
 */
public record TreeEstimate(double nodes, double standardError) {
  /**
   * Estimates the tree below a cursor's prefix.
   *
   * @param cursor started from the prefix; it is used up
   * @param paths how many to follow, at least 2
   */
  public static TreeEstimate of(Links cursor, int paths, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] nodes = new double[paths];
    for (int path = 0; path < paths; path++) {
      double atDepth = 1;
      double sum = 1;
      for (int degree : cursor.degreesOfPath(random::nextInt)) {
        atDepth *= degree;
        sum += atDepth;
      }
      nodes[path] = sum;
    }
    double mean = Arrays.stream(nodes).sum() / paths;
    double squares = Arrays.stream(nodes).map(x -> (x - mean) * (x - mean)).sum();
    return new TreeEstimate(mean, Math.sqrt(squares / (paths - 1) / paths));
  }
}
