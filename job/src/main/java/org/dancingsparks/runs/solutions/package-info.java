/**
 * Runs that write or count all solutions of a puzzle, and the solution sets they leave.
 *
 * <pre>{@code
 * SolutionSet set = SolutionSet.open(directory, hadoop);
 * Puzzle solved = set.puzzle();
 * set.read(
 *     hadoop,
 *     options -> {
 *       first.add(options.clone()); // option ids
 *       return first.size() < 10;
 *     });
 * }</pre>
 *
 * <pre>
 * SolutionRun (a RunKind): PartTask for each bin -> SolutionBin, part-00000.parquet ...
 * SolutionHeader + SolutionSummary = the manifest _meta/run.json; SearchRecord reads it with the puzzle
 * SearchRequest: what a user asks for who resumes a run, compared as a header
 * PuzzleFiles: _meta/problem.dlx, puzzle.yaml, options.parquet (OptionsFile)
 * SolutionSet: a complete set, opened
 * </pre>
 */
package org.dancingsparks.runs.solutions;
