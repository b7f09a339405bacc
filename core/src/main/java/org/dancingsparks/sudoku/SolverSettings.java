package org.dancingsparks.sudoku;

/**
 * The settings by which all puzzles of a list are solved.
 *
 * @param shape of the puzzles
 * @param limit up to which solutions are counted, 1 or more
 */
public record SolverSettings(SudokuShape shape, int limit) {}
