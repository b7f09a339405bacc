package org.dancingsparks.sequences;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;

/** The comparison of a count with what is known. */
public enum Verdict {
  /** It is the known value. */
  AGREES,
  /** The copy of the sequence ends before it, or begins after it. */
  NEW,
  /** It is another than the known value. */
  DIFFERS,
  /** Nothing is known of the puzzle. */
  UNKNOWN;

  /**
   * The verdict on a count.
   *
   * @param known the known number of solutions
   * @param sequence that the puzzle is a member of
   */
  public static Verdict of(
      BigInteger solutions, Optional<BigInteger> known, Optional<Sequence> sequence) {
    return known
        .map(value -> value.equals(solutions) ? AGREES : DIFFERS)
        .orElse(sequence.isPresent() ? NEW : UNKNOWN);
  }

  /** Its name in tables: in capitals only where something is wrong. */
  public String text() {
    return this == DIFFERS ? name() : name().toLowerCase(Locale.ROOT);
  }
}
