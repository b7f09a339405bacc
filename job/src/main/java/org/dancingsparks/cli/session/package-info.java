/**
 * The process and its Spark: streams, signals and exit codes, the driver and its cluster.
 *
 * <pre>
 * standard input -> StandardInput
 * results -> LineStream, ResultStream -> standard output
 * messages, the line of progress -> StandardError -> standard error
 * SIGHUP, SIGINT, SIGTERM -> Signals -> Shutdown: finished or interrupted, decided once     ExitCode
 * SparkStart: configuration -> SparkContext, SparkSession
 *   before: ClusterSecret, MasterCheck   meanwhile: LostExecutors, ExecutorWatch   on failure: ClusterFailures
 * </pre>
 */
package org.dancingsparks.cli.session;
