package org.dancingsparks.diagram;

import java.math.BigInteger;

/**
 * Numbers of solutions in an array, each of a fixed number of longs: limbs of 63 bits, the lowest
 * first. One long is enough for most searches. Not thread safe.
 */
final class WideCounts {
  private static final int BITS = Long.SIZE - 1;

  final int limbs;

  /** The limbs of one number after another. */
  final long[] values;

  WideCounts(int numbers, int limbs) {
    this.limbs = limbs;
    values = new long[Math.multiplyExact(numbers, limbs)];
  }

  /** Sets a number to a value that a single limb holds. */
  void set(int number, int value) {
    values[number * limbs] = value;
    for (int limb = 1; limb < limbs; limb++) {
      values[number * limbs + limb] = 0;
    }
  }

  /**
   * Adds the limbs in an array, from an index on, to a number.
   *
   * @return false on overflow, which leaves a wrong sum
   */
  boolean add(int number, long[] summand, int from) {
    long carry = 0;
    for (int limb = 0; limb < limbs; limb++) {
      // The sum of two values of 63 bits leaves room for the carry in an unsigned long.
      long sum = values[number * limbs + limb] + summand[from + limb] + carry;
      values[number * limbs + limb] = sum & Long.MAX_VALUE;
      carry = sum >>> BITS;
    }
    return carry == 0;
  }

  BigInteger get(int number) {
    BigInteger sum = BigInteger.ZERO;
    for (int limb = limbs - 1; limb >= 0; limb--) {
      sum = sum.shiftLeft(BITS).add(BigInteger.valueOf(values[number * limbs + limb]));
    }
    return sum;
  }
}
