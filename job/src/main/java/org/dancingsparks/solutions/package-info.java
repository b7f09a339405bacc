/**
 * Runs that write all solutions of a puzzle, or count them, and the sets they leave.
 *
 * <pre>
 * StoredRun: Plan -> PartTask for each bin -> part-00000.parquet ..., _run.json
 * RunHead (known before) + RunTotals (known after) = the manifest _run.json; RunRecord reads it
 * PuzzleFiles: _problem.dlx, _puzzle.yaml, _options.parquet (OptionsFile)
 * SolutionSet: a finished set, opened
 * </pre>
 */
package org.dancingsparks.solutions;
