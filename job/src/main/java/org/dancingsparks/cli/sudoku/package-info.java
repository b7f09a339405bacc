/**
 * The command that solves sudokus and makes new ones.
 *
 * <pre>{@code
 * $ scripts/dance sudoku '12..............' 2>&1
 * sudoku: there are more solutions; --limit N shows more.
 * -------------
 * | 1 2 | 3 4 |
 * | 3 4 | 1 2 |
 * -------------
 * | 2 1 | 4 3 |
 * | 4 3 | 2 1 |
 * -------------
 * }</pre>
 *
 * <pre>
 * SudokuCommand -> OneSudoku: a grid given as text
 *               -> SudokuListRun: a list, solved to a directory
 *               -> SudokuPuzzles: new ones, a line each     SudokuBooklet: new ones, as HTML
 * </pre>
 */
package org.dancingsparks.cli.sudoku;
