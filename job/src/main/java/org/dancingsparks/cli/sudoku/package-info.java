/**
 * The command that solves sudokus and makes new ones.
 *
 * <pre>
 * SudokuCommand -> OneSudoku: a grid given as text
 *               -> SudokuListRun: a list, solved over Spark to a directory
 *               -> SudokuPuzzles: new ones, a line each     SudokuBooklet: new ones, as HTML
 * </pre>
 */
package org.dancingsparks.cli.sudoku;
