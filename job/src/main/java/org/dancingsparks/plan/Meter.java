package org.dancingsparks.plan;

import java.io.Serializable;
import org.apache.spark.SparkContext;
import org.apache.spark.util.DoubleAccumulator;
import org.apache.spark.util.LongAccumulator;

/** Where the tasks of a job say how far they are: for progress only. */
public final class Meter implements Serializable {
  private static final long serialVersionUID = 1;

  private final DoubleAccumulator passed;
  private final LongAccumulator found;

  Meter(SparkContext spark) {
    passed = spark.doubleAccumulator("share that is done");
    found = spark.longAccumulator("solutions found");
  }

  /**
   * Adds to what a task has done, which together with all others is 1.
   *
   * @param weight done since it was last told
   * @param solutions found since then
   */
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
