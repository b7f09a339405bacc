package org.dancingsparks.layers.places;

/**
 * Residuals of one place with their multiplicities.
 *
 * @param firsts by residual, the first word of its bits
 * @param words after the first: those of its other bits, then those of its multiplicity, the lowest
 *     first
 * @param rest by residual, these words
 */
public record Residuals(long[] firsts, int words, long[] rest) {
  public int size() {
    return firsts.length;
  }
}
