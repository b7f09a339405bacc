/**
 * The Spark job itself, of whatever is searched.
 *
 * <pre>
 * Search -> SentSearch (broadcast) -> SharedSearches: one in each executor
 * SparkJob: n tasks -> results to the driver, one at a time, progress by accumulators
 * Execution: the bins of a Plan as a SparkJob, each done by a BinTask
 * WireRegistrator: all that Kryo carries
 * </pre>
 */
package org.dancingsparks.spark;
