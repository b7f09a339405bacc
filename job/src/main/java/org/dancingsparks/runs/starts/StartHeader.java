package org.dancingsparks.runs.starts;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.runs.solutions.PuzzleIdentity;
import org.dancingsparks.search.Search;
import org.dancingsparks.starts.StartPlan;

/**
 * The header of a run that writes starting positions.
 *
 * @param givens option ids
 * @param pieces of a start, besides the givens
 * @param grades true if starts are graded by difficulty
 * @param mostBins maximum number of bins
 * @param bins number of bins
 * @param items the item order of the diagram, which numbers the solutions
 * @param columns the names of the columns
 */
public record StartHeader(
    RunOrigin origin,
    PuzzleIdentity identity,
    @Label("the list of given options") List<Integer> givens,
    @Label("the number of pieces") int pieces,
    @Label("grading") boolean grades,
    @Label("the maximum number of bins") int mostBins,
    @Label("the number of bins") int bins,
    @Label("the item order") List<String> items,
    @Label("the list of columns") List<String> columns)
    implements RunHeader {
  /**
   * Raised when a reader of an older run would misread a newer one: 3 has files in {@code _meta}.
   */
  static final int FORMAT = 3;

  public StartHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(identity);
    items = List.copyOf(items);
    givens = List.copyOf(givens);
    columns = List.copyOf(columns);
  }

  static StartHeader of(StartPlan plan, StartRows rows, String program) {
    Search search = plan.search();
    return new StartHeader(
        new RunOrigin(FORMAT, program, ResultType.STARTS.text()),
        PuzzleIdentity.of(plan.puzzle()),
        search.givens().list(),
        plan.sets().size(),
        rows.isGraded(),
        plan.mostBins(),
        plan.bins(),
        search.order().names(search.problem()),
        rows.names());
  }

  /** Returns a copy with the recorded name of an equal puzzle. */
  StartHeader named(PuzzleIdentity recorded) {
    return new StartHeader(
        origin, identity.named(recorded), givens, pieces, grades, mostBins, bins, items, columns);
  }
}
