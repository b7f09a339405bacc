package org.dancingsparks.source;

import org.apache.spark.sql.connector.metric.CustomSumMetric;

/**
 * The metric of nodes that tasks visited; none where they walk a diagram. Spark makes it by name.
 */
public final class SearchNodes extends CustomSumMetric {
  static final String NAME = "nodes";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "nodes visited";
  }
}
