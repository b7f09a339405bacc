package org.dancingsparks.verify.proofs;

import java.math.BigInteger;

/**
 * Whole numbers in words of 64 bits, the lowest first, as two's complement.
 *
 * @param words of a number
 */
record Words(int words) {
  void put(BigInteger number, long[] to, int at) {
    for (int word = 0; word < words; word++) {
      to[at + word] = number.shiftRight(Long.SIZE * word).longValue();
    }
  }

  BigInteger get(long[] from, int at) {
    BigInteger number = BigInteger.valueOf(from[at + words - 1]);
    for (int word = words - 2; word >= 0; word--) {
      BigInteger low = BigInteger.valueOf(from[at + word]);
      number =
          number
              .shiftLeft(Long.SIZE)
              .add(low.signum() < 0 ? low.add(BigInteger.ONE.shiftLeft(Long.SIZE)) : low);
    }
    return number;
  }

  /** Adds a number to another one, in place. */
  void add(long[] to, int at, long[] number, int from) {
    long carry = 0;
    for (int word = 0; word < words; word++) {
      long one = to[at + word] + carry;
      long sum = one + number[from + word];
      carry = carry != 0 && one == 0 || Long.compareUnsigned(sum, one) < 0 ? 1 : 0;
      to[at + word] = sum;
    }
  }
}
