package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.values.RandomNumbers;

/**
 * All solutions of a problem that begin with one of several prefixes, numbered from 0: prefix by
 * prefix, and at each branching item by option id. A {@link Diagram} has them in memory; where it
 * does not fit, it can be kept in a file.
 *
 * <p>Immutable and thread safe.
 */
public interface NumberedSolutions {
  Problem problem();

  /** The item order, which fixes the order of the solutions. */
  ItemOrder order();

  /** The prefixes that solutions begin with. */
  List<Prefix> prefixes();

  /** Number of residuals visited to find them; 0 if they were read from a file. */
  long visited();

  /** Number of solutions. */
  BigInteger count();

  /**
   * The solution of a number (unranking).
   *
   * @param number from 0
   * @return option ids in the order of choice, the prefix first
   * @throws IndexOutOfBoundsException if there are fewer solutions
   */
  int[] solution(BigInteger number);

  /**
   * A cursor over a range of solutions.
   *
   * @param from number of the first, from 0
   * @param to number after the last
   * @throws IndexOutOfBoundsException if the range is not within the solutions
   */
  RangeCursor cursor(long from, long to);

  /** By option id, the number of solutions that contain it; two passes over the edges. */
  BigInteger[] marginals();

  /** A random solution, each with the same probability. */
  default int[] sample(SplittableRandom random) {
    return solution(sampleNumber(random));
  }

  /**
   * The number of a random solution, each with the same probability.
   *
   * @throws IllegalArgumentException if there is no solution
   */
  default BigInteger sampleNumber(SplittableRandom random) {
    BigInteger count = count();
    if (count.signum() == 0) {
      throw new IllegalArgumentException("There is no solution to sample.");
    }
    return RandomNumbers.below(count, random);
  }
}
