package org.dancingsparks.sudoku;

import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.Links;

/**
 * Solves Sudokus given as arrays: {@code int[][]} in, {@code int[][]} out.
 *
 * <p>Arrays are {@code [row][column]}, values 1 to the side, 0 where a cell is open. The grid given
 * is never changed. If there are several solutions, always the same one is found. Thread safe.
 * Order 3 is solved on bit sets, in microseconds where the solution is the only one; other shapes
 * by Dancing Links, in a time without a bound for large grids.
 */
public final class Sudoku {
  private static final int[][] NO_SOLUTION = new int[0][];

  private Sudoku() {}

  /**
   * A solution of a grid whose side is a square number: blocks of 3 x 3 for a side of 9.
   *
   * @return a new array, with no rows if there is no solution
   * @throws IllegalArgumentException if the grid is null or ragged, if its side is not a square
   *     number or above 61, or if a value is out of range; with the row, the column and the value,
   *     from 1
   */
  public static int[][] solve(int[][] grid) {
    return solve(SudokuGrid.of(grid));
  }

  /**
   * A solution of a grid in a given shape: oblong blocks, or diagonals.
   *
   * @return a new array, with no rows if there is no solution
   * @throws IllegalArgumentException if the grid is null or ragged, if it is not of the shape, or
   *     if a value is out of range; with the row, the column and the value, from 1
   */
  public static int[][] solve(SudokuShape shape, int[][] grid) {
    return solve(SudokuGrid.of(shape, grid));
  }

  private static int[][] solve(SudokuGrid grid) {
    return grid.shape().equals(SudokuShape.order(3)) ? byBands(grid) : byLinks(grid);
  }

  private static int[][] byBands(SudokuGrid grid) {
    byte[] givens = new byte[grid.shape().cells()];
    for (int cell = 0; cell < givens.length; cell++) {
      givens[cell] = (byte) grid.value(cell);
    }
    ClassicSolver solver = new ClassicSolver();
    return solver.solve(givens, 1) == 0
        ? NO_SOLUTION
        : SudokuGrid.of(grid.shape(), solver.solution()).rows();
  }

  private static int[][] byLinks(SudokuGrid grid) {
    SudokuProblem sudoku = SudokuProblem.of(grid.shape());
    Optional<Prefix> givens = sudoku.givens(grid);
    if (givens.isEmpty()) {
      return NO_SOLUTION;
    }
    Links links = new Links(sudoku.problem(), ItemOrder.given(sudoku.problem()));
    boolean isSolved = links.from(givens.get()).next();
    return isSolved ? sudoku.grid(links.solution()).rows() : NO_SOLUTION;
  }
}
