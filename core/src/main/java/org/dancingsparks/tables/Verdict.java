package org.dancingsparks.tables;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;

/** The comparison of a count with a known number. */
public enum Verdict {
  /** The count is the known value. */
  AGREES,
  /** The count is new: the copy of the sequence ends before its term. */
  NEW,
  /** The count differs from the known value. */
  DIFFERS,
  /** The count belongs to no known sequence. */
  UNKNOWN;

  /** The verdict on a count whose number is known. */
  public static Verdict of(BigInteger solutions, BigInteger known) {
    return known.equals(solutions) ? AGREES : DIFFERS;
  }

  /**
   * The verdict of a text, as {@link #text} gives it.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Verdict of(String text) {
    return Arrays.stream(values())
        .filter(verdict -> verdict.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no verdict %s.".formatted(text)));
  }

  /** The name of the verdict in tables, in capitals only where something is wrong. */
  public String text() {
    return this == DIFFERS ? name() : name().toLowerCase(Locale.ROOT);
  }
}
