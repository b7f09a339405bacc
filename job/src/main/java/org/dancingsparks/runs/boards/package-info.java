/**
 * Runs that write the boards of a puzzle, each with its number of solutions.
 *
 * <pre>{@code
 * String yaml = "board: 2x3\nholes: 2\npieces:\n  D: {shape: '##', use: 2}\n";
 * PiecePuzzle puzzle = PuzzleReader.read("holes.yaml", yaml).puzzle("holes");
 * BoardPlan plan = BoardPlan.of(puzzle, puzzle.defaultOrder(), Prefix.EMPTY, 2); // bins
 * BoardRun kind = new BoardRun(plan, 1 << 28, "1.0");
 * BoardCounts counts = StoredRun.begin(target, kind).run(runner, progress).summary().counts();
 * long solvable = counts.solvable(); // of 15 choices of two cells
 * }</pre>
 *
 * <pre>
 * BoardRun (a RunKind) -> BoardTask for each bin, a range of choices -> BoardRows -> files
 * BoardHeader + BoardSummary = the manifest _meta/run.json, read by its ManifestType
 * </pre>
 */
package org.dancingsparks.runs.boards;
