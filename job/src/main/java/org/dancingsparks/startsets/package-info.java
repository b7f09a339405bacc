/**
 * Runs that write, count or sample the unique starting positions of a puzzle.
 *
 * <pre>
 * StartRun (a RunKind) -> StartTask for each bin -> StartSink: StartWriter, StartRows -> part files
 * StartHeader + StartSummary = the manifest _run.json, read by its ManifestType
 * StartJob -> the same StartTask, which counts and samples without a file
 * </pre>
 */
package org.dancingsparks.startsets;
