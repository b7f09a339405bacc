package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.puzzle.Symmetries;

/**
 * The number of solutions up to symmetry. By Burnside's lemma it is the average, over the
 * automorphisms, of the number of solutions that each fixes.
 *
 * @param symmetries the automorphisms that map the givens onto themselves
 * @param fixed solutions by conjugacy class, that of the identity first
 */
public record SolutionClasses(Symmetries symmetries, List<FixedSolutions> fixed) {
  /**
   * Checks that the average is a whole number.
   *
   * @throws IllegalArgumentException if it is not; some number is then wrong
   */
  public SolutionClasses {
    fixed = List.copyOf(fixed);
    BigInteger sum = sum(fixed);
    if (sum.mod(order(symmetries)).signum() != 0) {
      throw new IllegalArgumentException(
          "The counts contradict each other: the solutions and those that symmetries fix sum to %s, which is not a multiple of the %d symmetries."
              .formatted(sum, symmetries.order()));
    }
  }

  /** The number of classes of solutions that are each other's images. */
  public BigInteger count() {
    return sum(fixed).divide(order(symmetries));
  }

  private static BigInteger sum(List<FixedSolutions> fixed) {
    return fixed.stream().map(FixedSolutions::sum).reduce(BigInteger.ZERO, BigInteger::add);
  }

  private static BigInteger order(Symmetries symmetries) {
    return BigInteger.valueOf(symmetries.order());
  }
}
