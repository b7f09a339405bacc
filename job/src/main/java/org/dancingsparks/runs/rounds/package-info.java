/**
 * Runs that count in layers, or build a diagram or a proof, as rounds of Spark jobs. Each round
 * reads the files of the one before.
 *
 * <pre>{@code
 * var resources = new RoundPlan.Resources(2, 1 << 20); // cores, and bytes a task
 * Search all = Searches.of(puzzle).all();
 * RoundPlan plan = RoundPlan.of(all.ordered(), resources);
 * var subject = new RoundRun.Subject(ResultType.COUNT, puzzle, all, "1.0");
 * var memory = new TaskMemory(1 << 20, 1);
 * RoundRun count = new RoundRun(subject, plan, memory, round -> {});
 * var completed = new TemporaryRun(spark, parent).run(count, progress);
 * BigInteger solutions = completed.summary().count(); // 36
 * }</pre>
 *
 * <pre>
 * RoundRun (a RunKind) ─ RoundSteps -> RoundBin   TemporaryRun: in a directory of its own
 * RoundJob: ExpandTask: files -> chunks ─ PartitionNumber, sorted ─ BuildTask: chunks -> NewFilePair
 *           JoinTask: files -> a number      RoundSearch, SharedRounds: for tasks
 * Rounds ─ BackwardTask: NodesTask: files of residuals -> files of nodes ─ DiagramFiles: the diagram
 *                        RowsTask: files of residuals -> rows of a proof      ProofInRounds: its run
 * TaskPasses: over all solutions of that, by jobs
 * BlockFiles: in the work directory ─ NewBlockFile -> RoundFile -> OpenBlockFile
 * </pre>
 */
package org.dancingsparks.runs.rounds;
