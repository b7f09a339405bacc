/**
 * Runs that count in layers, as rounds of Spark jobs. Each round reads the files of the one before.
 *
 * <pre>
 * RoundCount (a RunKind) ─ RoundSteps: builds and joins -> RoundBin   TemporaryRun: in a directory of its own
 * RoundJob: ExpandTask: files -> chunks ─ PartitionNumber, sorted ─ BuildTask: chunks -> NewFilePair
 *           JoinTask: files -> a number      RoundSearch, SharedSweeps: for tasks
 * BlockFiles: at the place of work ─ NewBlockFile -> RoundFile -> OpenBlockFile
 * </pre>
 */
package org.dancingsparks.runs.rounds;
