package org.dancingsparks.cli;

import java.math.BigInteger;

/**
 * Numbers evenly spread from 0 over a count.
 *
 * @param limit at most this many numbers
 */
record Spread(BigInteger count, long limit) {
  /** How many numbers there are. */
  long size() {
    return count.min(BigInteger.valueOf(limit)).longValueExact();
  }

  /** A number, given its place from 0. */
  BigInteger number(long place) {
    return BigInteger.valueOf(place).multiply(count).divide(BigInteger.valueOf(size()));
  }
}
