package org.dancingsparks.runs.rounds;

import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.util.Utils;
import org.dancingsparks.spark.Cores;

/**
 * The machines that a Spark runs on.
 *
 * @param cores of all of them
 * @param tasks at a time in one JVM
 */
public record Machines(int cores, int tasks) {
  /** Those that settings ask for, of a Spark that need not have started. */
  public static Machines of(SparkConf conf) {
    int cores = Cores.of(conf);
    boolean isLocal = Utils.isLocalMaster(conf);
    return new Machines(cores, isLocal ? cores : conf.getInt("spark.executor.cores", 1));
  }

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
