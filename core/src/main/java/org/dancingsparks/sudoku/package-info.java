/**
 * Sudokus: as exact cover problems of any shape, and the classic ones solved with bit sets.
 *
 * <p>{@link org.dancingsparks.sudoku.ClassicSolver} counts the solutions of classic 9x9 sudokus by
 * the hundred thousand a second, and {@link org.dancingsparks.sudoku.SudokuGenerator} makes minimal
 * ones from a seed with it.
 */
package org.dancingsparks.sudoku;
