package org.dancingsparks.search;

import java.math.BigInteger;
import org.dancingsparks.puzzle.ConjugacyClass;

/**
 * The number of solutions that each automorphism of a conjugacy class maps onto themselves.
 *
 * @param solutions fixed by one automorphism, whichever it is
 */
public record FixedSolutions(ConjugacyClass automorphisms, BigInteger solutions) {
  /** The sum over the automorphisms of the class. */
  BigInteger sum() {
    return solutions.multiply(BigInteger.valueOf(automorphisms.size()));
  }
}
