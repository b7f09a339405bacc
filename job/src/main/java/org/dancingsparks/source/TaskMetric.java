package org.dancingsparks.source;

import org.apache.spark.sql.connector.metric.CustomTaskMetric;

/** What a task says of itself for Spark's SQL tab. */
record TaskMetric(String name, long value) implements CustomTaskMetric {
  /** The metrics of a task that reads a bin. */
  static CustomTaskMetric[] of(long nodes, long solutions) {
    return new CustomTaskMetric[] {
      new TaskMetric(SearchNodes.NAME, nodes), new TaskMetric(SolutionsFound.NAME, solutions)
    };
  }
}
