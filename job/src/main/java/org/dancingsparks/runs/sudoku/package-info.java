/**
 * Runs that solve a long list of sudokus, one per line.
 *
 * <pre>{@code
 * SudokuList list = SudokuList.open(lines.toString(), hadoop); // a puzzle a line
 * SolverSettings settings = new SolverSettings(SudokuShape.order(2), 100); // solutions at most
 * ListPlan plan = Survey.plan(runner, list, settings, 4); // bins
 * ListSummary summary =
 *     StoredRun.begin(target, new ListRun(plan, "1.0")).run(runner, progress).summary();
 * long puzzles = summary.totals().puzzles();
 * long rejected = summary.totals().rejected(); // listed beside the parts
 * }</pre>
 *
 * <pre>
 * SudokuList -> Survey: lines of each ByteRange -> ListPlan: a LineRange for each bin
 * ListRun (a RunKind) -> SolveTask for each range -> RangeSolver: RangeLines -> PuzzleSolver
 *   -> BinFiles: SudokuRows of puzzles, MalformedRows of other lines
 * ListHeader + ListSummary = the manifest _meta/run.json
 * </pre>
 */
package org.dancingsparks.runs.sudoku;
