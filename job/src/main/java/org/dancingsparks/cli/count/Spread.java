package org.dancingsparks.cli.count;

import java.math.BigInteger;

/**
 * Numbers spread evenly from 0 up to a count.
 *
 * @param limit at most this many numbers
 */
public record Spread(BigInteger count, long limit) {
  /** Returns how many numbers there are. */
  public long size() {
    return count.min(BigInteger.valueOf(limit)).longValueExact();
  }

  /** Returns a number, given its place from 0. */
  public BigInteger number(long place) {
    return BigInteger.valueOf(place).multiply(count).divide(BigInteger.valueOf(size()));
  }
}
