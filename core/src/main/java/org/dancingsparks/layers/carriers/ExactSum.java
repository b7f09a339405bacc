package org.dancingsparks.layers.carriers;

import java.math.BigInteger;

/** A sum of products that cannot overflow. */
public final class ExactSum {
  private BigInteger large = BigInteger.ZERO;
  private long high;
  private long low;

  /** Adds a product of two numbers from 0 on. */
  public void add(long one, long other) {
    long product = one * other;
    low += product;
    high += Math.multiplyHigh(one, other) + (Long.compareUnsigned(low, product) < 0 ? 1 : 0);
    // The high word of a product is less than 2 to the power of 62.
    if (high >>> 61 != 0) {
      carry();
    }
  }

  public void add(BigInteger number) {
    large = large.add(number);
  }

  private void carry() {
    large = value();
    high = 0;
    low = 0;
  }

  public BigInteger value() {
    return large.add(BigInteger.valueOf(high).shiftLeft(Long.SIZE)).add(Block.unsigned(low));
  }
}
