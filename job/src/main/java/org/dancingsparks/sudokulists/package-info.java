/**
 * Runs that solve a long list of sudokus, a line each.
 *
 * <pre>
 * SudokuList -> Survey: lines of each byte range -> ListPlan: LineRanges
 * ListRun (a RunKind): SolveTask for each range -> SudokuRows, MalformedRows -> parts
 * ListHeader + ListSummary = the manifest _run.json; ListResult shows both
 * </pre>
 */
package org.dancingsparks.sudokulists;
