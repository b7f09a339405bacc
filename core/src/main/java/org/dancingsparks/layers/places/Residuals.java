package org.dancingsparks.layers.places;

import java.util.Arrays;

/**
 * Residuals of one place with their multiplicities.
 *
 * @param firsts by residual, the first word of its bits
 * @param words after the first: those of its other bits, then those of its multiplicity, the lowest
 *     first
 * @param rest by residual, these words
 */
public record Residuals(long[] firsts, int words, long[] rest) {
  /** One residual. */
  static Residuals of(long... entry) {
    return new Residuals(
        new long[] {entry[0]}, entry.length - 1, Arrays.copyOfRange(entry, 1, entry.length));
  }

  /** The words of a residual, and those of its multiplicity. */
  long[] entry(int at) {
    long[] entry = new long[words + 1];
    entry[0] = firsts[at];
    System.arraycopy(rest, at * words, entry, 1, words);
    return entry;
  }

  public int size() {
    return firsts.length;
  }
}
