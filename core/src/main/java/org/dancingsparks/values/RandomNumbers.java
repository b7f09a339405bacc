package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.SplittableRandom;

/** Random numbers of any length. */
public final class RandomNumbers {
  private RandomNumbers() {}

  /** A random number from 0 to a bound, exclusive; all are equally probable. */
  public static BigInteger below(BigInteger bound, SplittableRandom random) {
    if (bound.bitLength() < Long.SIZE) {
      return BigInteger.valueOf(random.nextLong(bound.longValue()));
    }
    BigInteger number = bound;
    while (number.compareTo(bound) >= 0) {
      number = BigInteger.ZERO;
      for (int bits = 0; bits < bound.bitLength(); bits += Integer.SIZE) {
        number =
            number.shiftLeft(Integer.SIZE).or(BigInteger.valueOf(random.nextInt() & 0xFFFFFFFFL));
      }
      number = number.mod(BigInteger.ONE.shiftLeft(bound.bitLength()));
    }
    return number;
  }
}
