/**
 * Runs that write, count or sample the unique starting positions of a puzzle.
 *
 * <pre>
 * StartRun (a RunKind): StartPlan -> StartTask for each bin -> StartRows -> part-00000.parquet ...
 * StartHeader + StartSummary = the manifest _run.json
 * StartJob: counts and samples by the same tasks, which write nothing
 * </pre>
 */
package org.dancingsparks.startsets;
