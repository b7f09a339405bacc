package org.dancingsparks.sudoku;

/**
 * A line of the trace of {@link PropagateAndSearch}. Immutable.
 *
 * @param kind the kind of step
 * @param count passes of a propagation and one more, cells that a reduction made single, or 0 for a
 *     choice
 * @param operations the counts so far, this step's included
 * @param searches searches begun so far, this step's included
 */
public record PropagationStep(Kind kind, int count, long operations, long searches) {
  /** The action of a step. */
  public enum Kind {
    /** Passes that take the values of single cells from their peers, until one finds nothing. */
    PROPAGATION,
    /** Values that can stand in only one cell of a row, column or block. */
    REDUCTION,
    /** A cell with two values takes the higher: a search begins. */
    HIGH,
    /** A cell takes the lower of its two values, since the higher led to no solution. */
    LOW
  }
}
