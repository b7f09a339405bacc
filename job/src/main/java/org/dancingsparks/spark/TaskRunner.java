package org.dancingsparks.spark;

import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.search.Search;

/**
 * Runs the tasks of jobs: Spark, or threads of this JVM where all cores are in it. Both do the same
 * tasks with the same results. Thread safe.
 */
public interface TaskRunner {
  /** Spark as a runner. */
  static TaskRunner of(SparkContext spark) {
    return new SparkTaskRunner(spark);
  }

  /**
   * Threads of this JVM as a runner, which starts nothing of Spark.
   *
   * @param cores maximum number of tasks at a time
   * @param configuration of Hadoop's file systems
   * @param spark starts it for {@link #spark}
   */
  static TaskRunner ofThisJvm(
      int cores, Supplier<Configuration> configuration, Supplier<TaskRunner> spark) {
    return new ThreadTaskRunner(cores, configuration, spark);
  }

  /** The configuration of Hadoop's file systems. */
  Configuration hadoop();

  /** Spark, for jobs that exchange data between tasks; threads start it when first asked. */
  SparkContext spark();

  /**
   * Sends a search to the tasks.
   *
   * @throws org.dancingsparks.message.InputException if the problem cannot be written as text
   */
  BroadcastSearch broadcast(Search search);

  /**
   * A job.
   *
   * @param title the work and its object
   * @param amount of work, shown after the title
   */
  TaskJob job(String title, String amount);
}
