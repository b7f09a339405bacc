package org.dancingsparks.runs.boards;

import org.dancingsparks.boards.Boards;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Search;

/**
 * The division of the boards of a puzzle into bins: ranges of choices. Immutable.
 *
 * @param mostBins maximum number of bins
 */
public record BoardPlan(PiecePuzzle puzzle, Boards boards, Search search, int mostBins) {
  /**
   * A plan.
   *
   * @param order in which a diagram branches
   * @param givens contained in all solutions
   */
  public static BoardPlan of(PiecePuzzle puzzle, ItemOrder order, Prefix givens, int mostBins) {
    Search search = Search.all(new OrderedProblem(puzzle.problem(), order, givens));
    return new BoardPlan(puzzle, Boards.of(puzzle, givens), search, mostBins);
  }

  /** The number of bins. */
  public int bins() {
    return (int) Math.max(1, Math.min(mostBins, boards.choices()));
  }

  /** The first choice of a bin; of the number of bins, the number of choices. */
  public static long first(long choices, int bins, int bin) {
    return choices / bins * bin + Math.min(choices % bins, bin);
  }

  /** The columns of the rows, one row for each board. */
  public BoardRows rows() {
    return new BoardRows(boards.holes());
  }
}
