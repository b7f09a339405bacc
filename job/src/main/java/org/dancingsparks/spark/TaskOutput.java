package org.dancingsparks.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.executor.OutputMetrics;

/**
 * The output of a task and what it spilled, as Spark's pages and event logs show them. Spark
 * publishes the numbers, but not the way to set them, which only its own writers use; no other
 * class does.
 */
public final class TaskOutput {
  /** Accepts the output of a thread's task; none where that is not a task of Spark. */
  private static final ThreadLocal<Receiver> RECEIVER = new ThreadLocal<>();

  private TaskOutput() {}

  private interface Receiver {
    void add(long rows, long bytes);

    void spilled(long bytes);
  }

  /** The numbers of a task of Spark; in a class of its own, as other tasks need none of Spark. */
  private record OfSpark(TaskContext context) implements Receiver {
    @Override
    public void add(long rows, long bytes) {
      OutputMetrics output = context.taskMetrics().outputMetrics();
      output.setRecordsWritten(output.recordsWritten() + rows);
      output.setBytesWritten(output.bytesWritten() + bytes);
    }

    @Override
    public void spilled(long bytes) {
      context.taskMetrics().incDiskBytesSpilled(bytes);
    }
  }

  /** Begins a task of Spark in this thread. */
  static void begin(TaskContext context) {
    RECEIVER.set(new OfSpark(context));
  }

  /** Ends it. */
  static void end() {
    RECEIVER.remove();
  }

  /** Adds to what the task of this thread has written; does nothing in one of no task of Spark. */
  public static void add(long rows, long bytes) {
    Receiver receiver = RECEIVER.get();
    if (receiver != null) {
      receiver.add(rows, bytes);
    }
  }

  /** Adds to what the task of this thread has spilled to disk, in the same way. */
  static void spilled(long bytes) {
    Receiver receiver = RECEIVER.get();
    if (receiver != null) {
      receiver.spilled(bytes);
    }
  }
}
