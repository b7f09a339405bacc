package org.dancingsparks.spark;

import org.apache.spark.SparkContext;
import org.apache.spark.util.DoubleAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.dancingsparks.search.TaskProgress;

/** Carries the progress of tasks to the driver, with heartbeats and at the end of each task. */
final class Accumulators implements TaskProgress {
  private static final long serialVersionUID = 1;

  private final DoubleAccumulator passed;
  private final LongAccumulator found;

  Accumulators(SparkContext spark) {
    passed = spark.doubleAccumulator("share that is done");
    found = spark.longAccumulator("solutions found");
  }

  @Override
  public void add(double weight, long solutions) {
    passed.add(weight);
    found.add(solutions);
  }

  long passedId() {
    return passed.id();
  }

  long foundId() {
    return found.id();
  }
}
