package org.dancingsparks.estimate;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.Links;

/**
 * An estimate of the work of a whole search from the path to one solution. It is the sum, over the
 * levels, of the product of the degrees down to that level, times the number of other items of an
 * option (the fewest, where options differ).
 *
 * <p>It weighs the path as Hammersley and Morton's "Poor man's Monte Carlo" (1954) does, but only
 * paths that end in solutions are used: neither it nor its mean is the number of nodes of the tree.
 */
public final class SolutionPathEstimate {
  private final BigInteger others;

  /** Estimates for a problem. */
  public SolutionPathEstimate(Problem problem) {
    others =
        BigInteger.valueOf(
            IntStream.range(0, problem.options())
                .filter(problem::hasPrimary)
                .map(option -> problem.size(option) - 1)
                .min()
                .orElse(0));
  }

  /**
   * The estimate of the path to a cursor's solution.
   *
   * @param cursor at a solution
   * @param given number of options of the prefix that it was started from
   */
  public BigInteger of(Links cursor, int given) {
    BigInteger weight = BigInteger.ONE;
    BigInteger sum = BigInteger.ZERO;
    for (int level = given; level < cursor.level(); level++) {
      weight = weight.multiply(BigInteger.valueOf(cursor.degree(level)));
      sum = sum.add(weight);
    }
    return sum.multiply(others);
  }
}
