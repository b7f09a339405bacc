package org.dancingsparks.runs.sudoku;

import java.util.List;
import org.dancingsparks.sudoku.SolverSettings;

/**
 * A list, the settings to solve it, and its division into ranges. Immutable.
 *
 * @param mostBins maximum number of ranges that was asked for
 * @param ranges at least one, which together are the list
 */
public record ListPlan(
    SudokuList list, SolverSettings settings, int mostBins, List<LineRange> ranges) {
  public ListPlan {
    ranges = List.copyOf(ranges);
  }

  /** Lines of the list. */
  long lines() {
    return ranges.stream().mapToLong(LineRange::lines).sum();
  }
}
