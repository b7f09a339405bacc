/**
 * Runs that write, count or sample the unique starting positions of a puzzle.
 *
 * <pre>
 * StartRun (a RunKind) -> StartTask for each bin -> StartSink.Writing: StartWriter, StartRows -> files
 * StartHeader + StartSummary = the manifest _run.json, read by its ManifestType
 * StartJob -> the same StartTask with StartSink.Counting or StartSink.Sampling, without a file
 * </pre>
 */
package org.dancingsparks.runs.starts;
