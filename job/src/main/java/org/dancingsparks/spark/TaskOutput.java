package org.dancingsparks.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.executor.OutputMetrics;

/**
 * The output of a task, as Spark's pages and event logs show it. Spark publishes the numbers, but
 * not the way to set them, which only its own writers use; no other class does.
 */
public final class TaskOutput {
  private TaskOutput() {}

  /** Adds to what the current task has written; does nothing in a thread of no task. */
  public static void add(long rows, long bytes) {
    TaskContext context = TaskContext.get();
    if (context != null) {
      OutputMetrics output = context.taskMetrics().outputMetrics();
      output.setRecordsWritten(output.recordsWritten() + rows);
      output.setBytesWritten(output.bytesWritten() + bytes);
    }
  }
}
