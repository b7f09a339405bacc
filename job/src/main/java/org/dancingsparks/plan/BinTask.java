package org.dancingsparks.plan;

import java.io.Serializable;
import java.math.BigInteger;

/** What a task does with the solutions of a bin. */
public interface BinTask extends Serializable {
  /**
   * Takes all solutions of a bin.
   *
   * @return how many there were, and what was written
   */
  Outcome run(BinCursor solutions);

  /**
   * What became of a bin.
   *
   * @param file what was written, or null
   */
  record Outcome(BigInteger solutions, WrittenFile file) {}

  /** The task that counts. */
  static BinTask counting() {
    return solutions -> new Outcome(solutions.count(), null);
  }
}
