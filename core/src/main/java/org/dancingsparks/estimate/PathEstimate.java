package org.dancingsparks.estimate;

import java.math.BigInteger;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Problem;

/**
 * What the path to one solution says of the work of the whole search: the sum, over the options
 * chosen on it, of the option's other items times the product of the degrees down to there.
 *
 * <p>It weighs the path as Hammersley and Morton's "Poor man's Monte Carlo" (1954) does, but only
 * paths that end in solutions are asked: neither it nor its mean is the number of nodes of the
 * tree.
 */
public final class PathEstimate {
  private PathEstimate() {}

  /**
   * The estimate of the path to a cursor's solution.
   *
   * @param cursor at a solution
   * @param given number of options of the prefix that it was started from
   */
  public static BigInteger of(Problem problem, Links cursor, int given) {
    BigInteger weight = BigInteger.ONE;
    BigInteger sum = BigInteger.ZERO;
    for (int level = given; level < cursor.size(); level++) {
      weight = weight.multiply(BigInteger.valueOf(cursor.degree(level)));
      long others = problem.size(cursor.option(level)) - 1L;
      sum = sum.add(weight.multiply(BigInteger.valueOf(others)));
    }
    return sum;
  }
}
