package org.dancingsparks.source;

import org.apache.spark.sql.connector.metric.CustomTaskMetric;

/** The value of a metric in a task, for Spark's SQL tab. */
record TaskMetric(String name, long value) implements CustomTaskMetric {
  /** Returns the metrics of a task that reads a bin. */
  static CustomTaskMetric[] of(long nodes, long solutions) {
    return new CustomTaskMetric[] {
      new TaskMetric(SearchNodes.NAME, nodes), new TaskMetric(SolutionsFound.NAME, solutions)
    };
  }
}
