/**
 * Jobs that search, count or sample, for any kind of run, on Spark or in threads.
 *
 * <pre>{@code
 * Plan plan = Planner.plan(search, OptionalInt.empty(), 4); // bins, and as many tasks
 * List<BinResult> results = new ArrayList<>();
 * new SearchJob(runner, "count").run(plan, SolutionTask.counting(), results::add, progress);
 * BigInteger solutions = BinResult.solutions(results); // 36
 * }</pre>
 *
 * <pre>
 * Search -> BroadcastSearch -> SharedSearches: one in each JVM
 * SearchJob (a Plan, a SolutionTask for its bins) -> BinJob: all bins or those left -> TaskRunner
 * TaskRunner: SparkTaskRunner -> SparkJob     ThreadTaskRunner -> ParallelTasks
 * SparkJob: n tasks -> results to the driver, one at a time
 *   -> Accumulators -> ProgressListener: progress
 * PathJob: random paths by a SparkJob     WireRegistrator: what Kryo carries
 * </pre>
 */
package org.dancingsparks.spark;
