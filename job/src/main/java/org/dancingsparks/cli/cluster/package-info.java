/**
 * Spark as a driver starts it, and a standalone cluster as the driver sees it.
 *
 * <pre>
 * SparkStart: configuration -> SparkContext, SparkSession
 * before it starts: ClusterSecret (authentication), MasterCheck (does the master answer)
 * while it runs:    LostExecutors, ExecutorWatch (are there executors for waiting tasks)
 * when it fails:    ClusterFailures (one line)
 * </pre>
 */
package org.dancingsparks.cli.cluster;
