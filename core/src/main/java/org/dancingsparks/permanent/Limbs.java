package org.dancingsparks.permanent;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Whole numbers of a fixed number of 64-bit limbs in arrays, the lowest limb first, in two's
 * complement: whatever overflows on the way, the result is right if it fits itself.
 */
final class Limbs {
  private Limbs() {}

  /** The number of limbs that hold every number of at most this absolute value. */
  static int holding(BigInteger most) {
    return most.bitLength() / Long.SIZE + 1;
  }

  /**
   * Multiplies a number, which grows by a limb, or is cut off at the end of its array.
   *
   * @param limbs of the number
   * @param factor of at most 2^62 in absolute value
   */
  static void multiply(long[] number, int limbs, long factor) {
    long carry = 0;
    for (int limb = 0; limb < limbs; limb++) {
      long digit = number[limb];
      // All limbs but the highest have no sign.
      long sign = limb < limbs - 1 ? digit >> 63 & factor : 0;
      long low = digit * factor;
      long carried = low + carry;
      number[limb] = carried;
      carry =
          Math.multiplyHigh(digit, factor)
              + sign
              + (carry >> 63)
              + (Long.compareUnsigned(carried, low) < 0 ? 1 : 0);
    }
    if (limbs < number.length) {
      number[limbs] = carry;
    }
  }

  /** Adds a number of this many limbs to a sum of at least as many. */
  static void add(long[] sum, long[] number, int limbs) {
    long carry = 0;
    long sign = number[limbs - 1] >> 63;
    for (int limb = 0; limb < sum.length; limb++) {
      long digit = limb < limbs ? number[limb] : sign;
      long carried = digit + carry;
      carry = Long.compareUnsigned(carried, digit) < 0 ? 1 : 0;
      sum[limb] += carried;
      carry += Long.compareUnsigned(sum[limb], carried) < 0 ? 1 : 0;
    }
  }

  /** The number that the limbs hold. */
  static BigInteger value(long[] limbs, int from, int count) {
    ByteBuffer bytes = ByteBuffer.allocate(count * Long.BYTES);
    for (int limb = count - 1; limb >= 0; limb--) {
      bytes.putLong(limbs[from + limb]);
    }
    return new BigInteger(bytes.array());
  }

  /** The product of numbers. */
  static BigInteger product(long[] factors) {
    return Arrays.stream(factors)
        .mapToObj(BigInteger::valueOf)
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }
}
