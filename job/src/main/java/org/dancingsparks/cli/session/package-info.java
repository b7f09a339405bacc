/**
 * The process and its Spark: streams, signals and exit codes, the driver and its cluster. Each
 * command has a {@link org.dancingsparks.cli.session.Session} of them.
 *
 * <pre>{@code
 * $ scripts/dance count queens:8 --verbose 2>&1
 * queens:8: engine links (Dancing Links): a short search, of fewer than 262,144 updates.
 * queens:8: 12 up to rotation and reflection (8 symmetries).
 * 92
 * }</pre>
 *
 * <pre>
 * Dance -> Session: streams, progress, Spark, configurations
 * results -> LineStream, ResultStream -> standard output
 * messages, ProgressLines (RateEstimate) -> StandardError -> standard error
 * SIGHUP, SIGINT, SIGTERM -> Signals -> Shutdown: finished or interrupted, decided once     ExitCode
 * SparkStart: configuration -> SparkContext, SparkSession
 *   before: ClusterSecret, MasterCheck   meanwhile: LostExecutors, ExecutorWatch   on failure: ClusterFailures
 * </pre>
 */
package org.dancingsparks.cli.session;
