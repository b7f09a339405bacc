/**
 * Runs that solve a long list of sudokus, one per line.
 *
 * <pre>
 * SudokuList -> Survey: lines of each ByteRange -> ListPlan: a LineRange for each bin
 * ListRun (a RunKind) -> SolveTask for each range -> RangeSolver: RangeLines -> PuzzleSolver
 *   -> BinFiles: SudokuRows of puzzles, MalformedRows of other lines
 * ListHeader + ListSummary = the manifest _run.json
 * </pre>
 */
package org.dancingsparks.runs.sudoku;
