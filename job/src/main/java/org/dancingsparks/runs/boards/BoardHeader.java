package org.dancingsparks.runs.boards;

import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.runs.solutions.PuzzleIdentity;
import org.dancingsparks.search.Search;

/**
 * The header of a run that writes boards.
 *
 * @param givens option ids
 * @param choices of open cells, whether they are boards or not
 * @param mostBins maximum number of bins
 * @param bins number of bins
 * @param items the item order, which decides the first solution of a board
 * @param columns the names of the columns
 */
public record BoardHeader(
    RunOrigin origin,
    PuzzleIdentity identity,
    @Label("the list of given options") List<Integer> givens,
    @Label("the number of choices") long choices,
    @Label("the maximum number of bins") int mostBins,
    @Label("the number of bins") int bins,
    @Label("the item order") List<String> items,
    @Label("the list of columns") List<String> columns)
    implements RunHeader {
  /**
   * Raised when a reader of an older run would misread a newer one: 2 has files in {@code _meta}.
   */
  static final int FORMAT = 2;

  public BoardHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(identity);
    givens = List.copyOf(givens);
    items = List.copyOf(items);
    columns = List.copyOf(columns);
  }

  static BoardHeader of(BoardPlan plan, String program) {
    Search search = plan.search();
    return new BoardHeader(
        new RunOrigin(FORMAT, program, ResultType.BOARDS.text()),
        PuzzleIdentity.of(plan.puzzle()),
        search.givens().list(),
        plan.boards().choices(),
        plan.mostBins(),
        plan.bins(),
        search.order().names(search.problem()),
        plan.rows().names());
  }
}
