package org.dancingsparks.proof;

import java.math.BigInteger;

/** A row of a proof, to be written. */
public interface WrittenRow {
  /** A word of the key of its residual. */
  long word(int word);

  /** Its item; -1 if its residual has no primary items. */
  int item();

  /** Its number of completions, where all are below 2^63. */
  long number();

  /** Its number of completions. */
  BigInteger wholeNumber();
}
