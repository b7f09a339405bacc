package org.dancingsparks.spark;

import org.apache.spark.SparkConf;

/** The heap of the JVMs that run tasks, before there are any. */
public final class ExecutorHeap {
  private static final String SETTING = "spark.executor.memory";

  /** The heap that Spark gives an executor if nothing is set. */
  private static final String DEFAULT = "1g";

  private static final int MEGABYTE_BITS = 20;

  private ExecutorHeap() {}

  /**
   * The bytes of the heap of an executor that a configuration asks for, or of this JVM if it runs
   * all tasks.
   */
  public static long bytes(SparkConf conf) {
    if (Cores.areLocal(conf)) {
      return Runtime.getRuntime().maxMemory();
    }
    try {
      return conf.getSizeAsMb(SETTING, DEFAULT) << MEGABYTE_BITS;
    } catch (NumberFormatException e) {
      // Spark itself refuses it.
      return new SparkConf(false).getSizeAsMb(SETTING, DEFAULT) << MEGABYTE_BITS;
    }
  }
}
