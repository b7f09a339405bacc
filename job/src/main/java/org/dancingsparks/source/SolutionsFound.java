package org.dancingsparks.source;

import org.apache.spark.sql.connector.metric.CustomSumMetric;

/** The metric of solutions that tasks read or counted. Spark makes it by name. */
public final class SolutionsFound extends CustomSumMetric {
  static final String NAME = "solutions";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "solutions found";
  }
}
