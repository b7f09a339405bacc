package org.dancingsparks.sudoku;

import java.util.function.BooleanSupplier;

/**
 * Solves Sudokus of one shape, one after another. Its results are those of the last puzzle. Not
 * thread safe.
 */
public interface PuzzleSolver {
  /**
   * The fastest solver that there is for a shape.
   *
   * @param cancelled checked now and then while a puzzle takes long
   */
  static PuzzleSolver of(SudokuShape shape, BooleanSupplier cancelled) {
    return shape.equals(SudokuShape.order(3))
        ? new ClassicPuzzles()
        : new LinksPuzzles(shape, cancelled);
  }

  /**
   * Finds solutions.
   *
   * @param givens in reading order, 0 where a cell is open
   * @param limit maximum number of solutions, at which it stops
   * @return number of solutions found
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  int solve(byte[] givens, int limit);

  /** Copies the values of the first solution. */
  void copySolution(byte[] cells);

  /** Nodes of the search. */
  long nodes();

  /** Nodes beyond those of a search that never guesses. */
  long detour();

  /** True if naked and hidden singles alone reach the solution. */
  boolean isSolvedByPropagation();
}
