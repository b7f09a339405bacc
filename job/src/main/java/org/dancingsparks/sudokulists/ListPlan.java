package org.dancingsparks.sudokulists;

import java.util.List;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * What is to be done with a list, and how it is cut. Immutable.
 *
 * @param shape of all its puzzles
 * @param limit up to which solutions are counted, 1 or more
 * @param mostBins how many ranges were asked for at most
 * @param ranges at least one, which together are the list
 */
public record ListPlan(
    SudokuList list, SudokuShape shape, int limit, int mostBins, List<LineRange> ranges) {
  public ListPlan {
    ranges = List.copyOf(ranges);
  }

  /** Lines of the list. */
  long lines() {
    return ranges.stream().mapToLong(LineRange::lines).sum();
  }
}
