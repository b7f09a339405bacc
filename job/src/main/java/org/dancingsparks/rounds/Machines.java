package org.dancingsparks.rounds;

import org.apache.spark.SparkContext;
import org.dancingsparks.spark.Cores;

/**
 * The machines that a Spark runs on.
 *
 * @param cores of all of them
 * @param tasks at a time in one JVM
 */
public record Machines(int cores, int tasks) {
  /** Those of a Spark; on a cluster that does not say, those that have come so far. */
  public static Machines of(SparkContext spark) {
    if (spark.isLocal()) {
      int cores = Cores.of(spark.conf());
      return new Machines(cores, cores);
    }
    int cores = Math.max(1, spark.defaultParallelism());
    // The driver is one of them.
    int executors = Math.max(1, spark.statusTracker().getExecutorInfos().length - 1);
    int each = (cores + executors - 1) / executors;
    return new Machines(cores, spark.conf().getInt("spark.executor.cores", each));
  }
}
