package org.dancingsparks.sudoku;

import java.util.List;

/**
 * The result of {@link PropagateAndSearch} on a grid, with its trace. Immutable.
 *
 * @param outcome the end of the run
 * @param grid the solution; where none was found, the cells that propagation and reduction had made
 *     single before the first search, which mean nothing where it is blocked
 * @param operations the operations of all propagations and reductions, counted as in {@link
 *     PropagateAndSearch}
 * @param searches the number of searches begun, including those that found no pair
 * @param trace the steps in order
 */
public record PropagationResult(
    Outcome outcome, SudokuGrid grid, long operations, long searches, List<PropagationStep> trace) {
  /** The end of a run. */
  public enum Outcome {
    /** A solution was found; there may be others. */
    SOLVED,
    /** All branches ended with a cell that can have no value: there is no solution. */
    BLOCKED,
    /**
     * A branch had open cells but none with exactly two values, where the algorithm gives up, and
     * no other branch had a solution: it is unknown whether there is one.
     */
    NO_PAIR_LEFT
  }

  public PropagationResult {
    trace = List.copyOf(trace);
  }
}
