/**
 * Runs that write, count or sample the unique starting positions of a puzzle.
 *
 * <pre>{@code
 * StartPlan plan = StartPlan.of(puzzle, search, 2); // two pieces are placed
 * StartCounts counts = new StartJob(runner, plan, progress).count(); // no file
 *
 * var stored = StoredRun.begin(target, StartRun.of(plan, "1.0"));
 * StartSummary summary = stored.run(runner, progress).summary();
 * }</pre>
 *
 * <pre>
 * StartRun (a RunKind) -> StartTask for each bin -> StartSink.Writing: StartWriter, StartRows -> files
 * StartHeader + StartSummary = the manifest _meta/run.json, read by its ManifestType
 * StartJob -> the same StartTask with StartSink.Counting or StartSink.Sampling, without a file
 * </pre>
 */
package org.dancingsparks.runs.starts;
