package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;

/**
 * The weights of options, integers from 0: a solution weighs the product of its options' weights.
 * Immutable.
 */
public final class OptionWeights {
  /** The weights of 1 for each option, and so for each solution. */
  public static final OptionWeights EQUAL = new OptionWeights(null, null);

  /** By option id, then 1; null if all weights are 1, or one of them exceeds a {@code long}. */
  private final long[] small;

  /** By option id, then 1 for leaving an item; null if all weights are 1. */
  private final BigInteger[] all;

  private OptionWeights(long[] small, BigInteger[] all) {
    this.small = small;
    this.all = all;
  }

  /**
   * Weights by option id.
   *
   * @throws IllegalArgumentException if one is negative
   */
  public static OptionWeights of(BigInteger... weights) {
    BigInteger[] all = Arrays.copyOf(weights, weights.length + 1);
    all[weights.length] = BigInteger.ONE;
    for (int option = 0; option < weights.length; option++) {
      if (all[option].signum() < 0) {
        throw new IllegalArgumentException(
            "The weight of option %d is %d; weights are 0 or more.".formatted(option, all[option]));
      }
    }
    boolean isSmall = Arrays.stream(all).allMatch(weight -> weight.bitLength() < Long.SIZE);
    return new OptionWeights(
        isSmall ? Arrays.stream(all).mapToLong(BigInteger::longValueExact).toArray() : null, all);
  }

  /** Weights of 1 for options that are allowed and 0 for the others, if there are any. */
  public static OptionWeights allowing(BitSet allowed, int options) {
    if (allowed.cardinality() == options) {
      return EQUAL;
    }
    long[] small = new long[options + 1];
    BigInteger[] all = new BigInteger[options + 1];
    for (int option = 0; option <= options; option++) {
      boolean isAllowed = option == options || allowed.get(option);
      small[option] = isAllowed ? 1 : 0;
      all[option] = isAllowed ? BigInteger.ONE : BigInteger.ZERO;
    }
    return new OptionWeights(small, all);
  }

  /** The weight of an option. */
  public BigInteger at(int option) {
    return all == null ? BigInteger.ONE : all[option];
  }

  /** The product of the weights of a prefix's options. */
  public BigInteger of(Prefix prefix) {
    BigInteger product = BigInteger.ONE;
    for (int index = 0; all != null && index < prefix.size(); index++) {
      product = product.multiply(at(prefix.option(index)));
    }
    return product;
  }

  /** Returns whether all weights are 1. */
  boolean areEqual() {
    return all == null;
  }

  /** Returns whether a {@code long} holds each weight. */
  boolean areSmall() {
    return all == null || small != null;
  }

  /** The weights by option id; null if they are all 1. Not to be changed. */
  long[] small() {
    return small;
  }
}
