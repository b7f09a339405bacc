package org.dancingsparks.runs.tables;

import java.math.BigInteger;
import java.util.Objects;

/**
 * A member of a table with its count.
 *
 * @param n its number
 * @param puzzle its name
 * @param engine that counted
 * @param seconds of the count, on this machine
 * @param peakHeap bytes of this JVM's heap in use at most, garbage included
 * @param term the known term, as in {@code A203435(9)}; or null
 * @param known the known number of solutions; or null
 * @param verdict of the comparison with it, as its text
 * @param second the way of a second count; or null
 * @param secondSolutions its result; or null
 */
public record TableRow(
    int n,
    String puzzle,
    BigInteger solutions,
    String engine,
    double seconds,
    long peakHeap,
    String term,
    BigInteger known,
    String verdict,
    String second,
    BigInteger secondSolutions) {
  public TableRow {
    Objects.requireNonNull(puzzle);
    Objects.requireNonNull(solutions);
    Objects.requireNonNull(engine);
    Objects.requireNonNull(verdict);
  }

  /** Returns whether it was counted twice, with two results. */
  public boolean isContradicted() {
    return second != null && !solutions.equals(secondSolutions);
  }
}
