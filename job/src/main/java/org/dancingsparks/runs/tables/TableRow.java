package org.dancingsparks.runs.tables;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import org.dancingsparks.tables.KnownTerm;
import org.dancingsparks.tables.Verdict;

/**
 * A member of a table with its count.
 *
 * @param n its number
 * @param puzzle its name
 * @param solutions the number of the table's quantity: all, or up to symmetry
 * @param engine that counted all solutions
 * @param seconds of the count, on this machine
 * @param peakHeap bytes of this JVM's heap in use at most, garbage included
 * @param term the known term, as in {@code A203435(9)}; or null
 * @param known the known count; or null
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

  /**
   * A member that was counted once and is not judged yet.
   *
   * @param engine that counted
   */
  public static TableRow counted(Member member, BigInteger solutions, String engine, Cost cost) {
    return new TableRow(
        member.n,
        member.puzzle,
        solutions,
        engine,
        cost.seconds,
        cost.peakHeap,
        null,
        null,
        Verdict.UNKNOWN.text(),
        null,
        null);
  }

  /** The number and the name of a member. */
  public record Member(int n, String puzzle) {}

  /** The seconds and the bytes of a count. */
  public record Cost(double seconds, long peakHeap) {}

  /** Returns the count with a known term, if there is one, and the verdict on it. */
  public TableRow judged(Optional<KnownTerm> other, Verdict judgement) {
    return new TableRow(
        n,
        puzzle,
        solutions,
        engine,
        seconds,
        peakHeap,
        other.map(KnownTerm::text).orElse(null),
        other.map(KnownTerm::solutions).orElse(null),
        judgement.text(),
        second,
        secondSolutions);
  }

  /** Returns the count with the result of a second one. */
  public TableRow countedAgain(String way, BigInteger result) {
    return new TableRow(
        n, puzzle, solutions, engine, seconds, peakHeap, term, known, verdict, way, result);
  }

  /** Returns whether it was counted twice, with two results. */
  public boolean isContradicted() {
    return second != null && !solutions.equals(secondSolutions);
  }
}
