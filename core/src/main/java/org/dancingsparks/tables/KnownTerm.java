package org.dancingsparks.tables;

import java.math.BigInteger;

/** A known term of a sequence. */
public record KnownTerm(Sequence sequence, int number) {
  /** The count of its puzzle. */
  public BigInteger solutions() {
    return sequence.solutions(number).orElseThrow();
  }

  /** The name of the term for people, as in {@code A203435(9)}. */
  public String text() {
    return "%s(%d)".formatted(sequence.number(), number);
  }
}
