package org.dancingsparks.runs.proofs;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.proof.ResidualFields;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.runs.solutions.PuzzleIdentity;
import org.dancingsparks.search.Plan;

/**
 * The header of a run that writes a proof.
 *
 * @param givens option ids
 * @param shares by hash in a round, where the proof is found in rounds; else null
 * @param bins number of parts
 * @param items the item order, which decides the item of most rows
 * @param columns the names of the columns
 */
public record ProofHeader(
    RunOrigin origin,
    PuzzleIdentity identity,
    @Label("the list of given options") List<Integer> givens,
    @Label("the number of shares") @JsonInclude(JsonInclude.Include.NON_NULL) Integer shares,
    @Label("the number of bins") int bins,
    @Label("the item order") List<String> items,
    @Label("the list of columns") List<String> columns)
    implements RunHeader {
  /** Raised when a reader of an older run would misread a newer one. */
  static final int FORMAT = 1;

  public ProofHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(identity);
    givens = List.copyOf(givens);
    items = List.copyOf(items);
    columns = List.copyOf(columns);
    if (shares != null && (shares < 1 || shares > Plan.MAX_BINS)) {
      throw new IllegalArgumentException("The number of shares is out of range.");
    }
  }

  /**
   * The header of a run.
   *
   * @param parts how the rows are parted
   */
  public static ProofHeader of(Puzzle puzzle, OrderedProblem problem, String program, Parts parts) {
    int words = new ResidualFields(problem.problem()).words();
    return new ProofHeader(
        new RunOrigin(FORMAT, program, ResultType.PROOF.text()),
        PuzzleIdentity.of(puzzle),
        problem.givens().list(),
        parts.shares,
        parts.number,
        problem.order().names(problem.problem()),
        ProofColumns.of(words, BigInteger.ZERO).names());
  }

  /**
   * The parts of a proof: ranges of its rows, or the partitions of rounds.
   *
   * @param shares by hash in a round; null for ranges
   */
  public record Parts(int number, Integer shares) {
    static Parts ranges(int number) {
      return new Parts(number, null);
    }
  }
}
