/**
 * Sudokus, as exact cover problems of any shape; classic ones are also solved with bit sets.
 *
 * <pre>{@code
 * int[][] solved = Sudoku.solve(grid); // no rows if there is no solution
 * }</pre>
 *
 * <pre>
 * Sudoku.solve(int[][])         SudokuGrid: values in a SudokuShape; SudokuProblem: its options
 * ClassicSolver (9x9): BandSearch -&gt; BandPropagation, BandGuess on a BandState; BandTables
 * SudokuGenerator: minimal puzzles from a seed -&gt; GradedSudoku -&gt; Difficulty
 * PropagateAndSearch: the algorithm PS-1-2 of an article, with its trace
 * </pre>
 *
 * <p>{@link org.dancingsparks.sudoku.ClassicSolver} counts the solutions of some hundred thousand
 * puzzles a second.
 */
package org.dancingsparks.sudoku;
