/**
 * Spark jobs that search, count or sample, for any kind of run.
 *
 * <pre>
 * Search -> BroadcastSearch -> SharedSearches: one in each JVM
 * SearchJob (a Plan, a SolutionTask for its bins) -> BinJob: all bins or those left -> SparkJob
 * SparkJob: n tasks -> results to the driver, one at a time
 *   -> Accumulators -> ProgressListener: progress
 * PathJob: random paths by a SparkJob     WireRegistrator: what Kryo carries
 * </pre>
 */
package org.dancingsparks.spark;
