/**
 * Runs that write the boards of a puzzle, each with its number of solutions.
 *
 * <pre>
 * BoardRun (a RunKind) -> BoardTask for each bin, a range of choices -> BoardRows -> files
 * BoardHeader + BoardSummary = the manifest _run.json, read by its ManifestType
 * </pre>
 */
package org.dancingsparks.runs.boards;
