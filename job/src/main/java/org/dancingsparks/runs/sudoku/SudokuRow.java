package org.dancingsparks.runs.sudoku;

import org.dancingsparks.sudoku.Difficulty;

/** A puzzle and its result, as a row: filled anew for each, since there are millions. */
final class SudokuRow {
  /** The number of the line in the file, from 1. */
  long line;

  /** Characters of the cells, {@code .} where one is open. */
  final byte[] puzzle;

  /** The number of solutions, up to the limit. */
  int solutions;

  /** Characters of the first solution; undefined if there is none. */
  final byte[] solution;

  long nodes;

  /** The difficulty; null unless exactly one solution was found. */
  Difficulty difficulty;

  boolean isSolvedByPropagation;

  SudokuRow(int cells) {
    puzzle = new byte[cells];
    solution = new byte[cells];
  }
}
