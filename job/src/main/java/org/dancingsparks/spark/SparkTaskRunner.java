package org.dancingsparks.spark;

import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.search.Search;

/** Runs tasks on Spark's executors. */
record SparkTaskRunner(SparkContext spark) implements TaskRunner {
  @Override
  public Configuration hadoop() {
    return spark.hadoopConfiguration();
  }

  @Override
  public BroadcastSearch broadcast(Search search) {
    return BroadcastSearch.of(spark, search);
  }

  @Override
  public TaskJob job(String title, String amount) {
    return new SparkJob(spark, title, amount);
  }
}
