package org.dancingsparks.tables;

import java.math.BigInteger;
import java.util.Locale;

/** The comparison of a count with what is known. */
public enum Verdict {
  /** It is the known value. */
  AGREES,
  /** The copy of the sequence ends before it. */
  NEW,
  /** It is another than the known value. */
  DIFFERS,
  /** No sequence is known that has it. */
  UNKNOWN;

  /** The verdict on a count whose number is known. */
  public static Verdict of(BigInteger solutions, BigInteger known) {
    return known.equals(solutions) ? AGREES : DIFFERS;
  }

  /** Its name in tables: in capitals only where something is wrong. */
  public String text() {
    return this == DIFFERS ? name() : name().toLowerCase(Locale.ROOT);
  }
}
