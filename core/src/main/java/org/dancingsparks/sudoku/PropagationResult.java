package org.dancingsparks.sudoku;

import java.util.List;

/**
 * What {@link PropagateAndSearch} did with a grid, and how it ended. Immutable.
 *
 * @param outcome how it ended
 * @param grid the solution; where none was found, the cells that propagation and reduction had made
 *     single before the first search, which mean nothing where it is blocked
 * @param operations what all propagations and reductions counted; see {@link PropagateAndSearch}
 * @param searches how often a search was begun, those that found no pair included
 * @param trace what was done, step by step
 */
public record PropagationResult(
    Outcome outcome, SudokuGrid grid, long operations, long searches, List<PropagationStep> trace) {
  /** How it ended. */
  public enum Outcome {
    /** With a solution; there may be others. */
    SOLVED,
    /** All branches ended with a cell that can have no value: there is no solution. */
    BLOCKED,
    /**
     * A branch had open cells but none with exactly two values, where the algorithm gives up, and
     * no other branch had a solution: whether there is one is not known.
     */
    NO_PAIR_LEFT
  }

  public PropagationResult {
    trace = List.copyOf(trace);
  }
}
