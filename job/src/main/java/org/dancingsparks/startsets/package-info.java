/**
 * Runs that write or count the unique starting positions of a puzzle.
 *
 * <pre>
 * StartRun: StartPlan -> StartTask for each bin -> StartRows -> part-00000.parquet ..., _run.json
 * StartHead + StartTotals = the manifest; StartRecord reads it
 * </pre>
 */
package org.dancingsparks.startsets;
