package org.dancingsparks.runs.proofs;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.runs.solutions.PuzzleIdentity;

/**
 * The header of a run that writes a proof.
 *
 * @param givens option ids
 * @param rows number of rows
 * @param bins number of ranges of rows
 * @param items the item order, which decides the item of most rows
 * @param columns the names of the columns
 */
public record ProofHeader(
    RunOrigin origin,
    PuzzleIdentity identity,
    @Label("the list of given options") List<Integer> givens,
    @Label("the number of rows") long rows,
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
  }

  static ProofHeader of(ProofRun run) {
    OrderedProblem problem = run.problem();
    return new ProofHeader(
        new RunOrigin(FORMAT, run.program(), ResultType.PROOF.text()),
        PuzzleIdentity.of(run.puzzle()),
        problem.givens().list(),
        run.proof().size(),
        run.bins(),
        problem.order().names(problem.problem()),
        run.columns().names());
  }
}
