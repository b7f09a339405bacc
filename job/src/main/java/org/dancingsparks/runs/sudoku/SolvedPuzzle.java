package org.dancingsparks.runs.sudoku;

import org.apache.parquet.example.data.Group;

/**
 * A row of a solved list, read back.
 *
 * @param line number of the puzzle's line, from 1
 * @param puzzle characters of the cells, {@code .} where one is open
 * @param solutions up to the limit
 * @param solution characters of the cells, empty if there is none
 */
public record SolvedPuzzle(long line, String puzzle, int solutions, String solution) {
  /** Reads a row with the columns of {@link SudokuRows}. */
  public static SolvedPuzzle of(Group row) {
    boolean hasSolution = row.getFieldRepetitionCount("solution") > 0;
    return new SolvedPuzzle(
        row.getLong("line", 0),
        row.getString("puzzle", 0),
        row.getInteger("solutions", 0),
        hasSolution ? row.getString("solution", 0) : "");
  }
}
