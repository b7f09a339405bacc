package org.dancingsparks.sudoku;

import java.util.Comparator;

/**
 * A classic sudoku with its one solution and its difficulty for a search. Immutable.
 *
 * @param tried values that the search tried in guesses, to find the solution and to know that there
 *     is no other
 */
public record GradedSudoku(
    SudokuGrid puzzle, SudokuGrid solution, Difficulty difficulty, long tried) {
  /**
   * The order by difficulty, the easier puzzle first; among equally hard ones, those with more
   * givens, then by their givens.
   */
  public static final Comparator<GradedSudoku> BY_DIFFICULTY =
      Comparator.comparing(GradedSudoku::difficulty)
          .thenComparingLong(GradedSudoku::tried)
          .thenComparingInt(graded -> -graded.puzzle().givens())
          .thenComparing(graded -> graded.puzzle().line());

  /**
   * Solves and grades a puzzle.
   *
   * @param givens 81 values in reading order, 0 for open cells
   * @throws IllegalArgumentException if it does not have exactly one solution
   */
  public static GradedSudoku of(byte[] givens) {
    ClassicSolver solver = new ClassicSolver();
    SudokuGrid puzzle = SudokuGrid.of(SudokuShape.order(3), givens);
    if (solver.solve(givens, 2) != 1) {
      throw new IllegalArgumentException(
          "The sudoku %s does not have exactly one solution, so it has no grade."
              .formatted(puzzle));
    }
    long tried = solver.nodes() - 1;
    return new GradedSudoku(
        puzzle,
        SudokuGrid.of(puzzle.shape(), solver.solution()),
        solver.isSolvedByPropagation() ? Difficulty.EASY : Difficulty.ofDetour(tried),
        tried);
  }
}
