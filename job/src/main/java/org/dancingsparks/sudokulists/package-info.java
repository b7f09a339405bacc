/**
 * Runs that solve a long list of sudokus, a line each.
 *
 * <pre>
 * SudokuList -> Survey: lines of each byte range -> ListPlan: LineRanges
 * ListRun: ListPlan -> SolveTask for each range -> SudokuRows, MalformedRows -> parts, _run.json
 * ListHead + ListTotals = the manifest; ListRecord reads it
 * </pre>
 */
package org.dancingsparks.sudokulists;
