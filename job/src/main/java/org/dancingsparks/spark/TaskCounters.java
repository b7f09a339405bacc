package org.dancingsparks.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.executor.OutputMetrics;
import org.apache.spark.util.TaskCompletionListener;

/**
 * The numbers of bytes that a task has read, written and spilled, as Spark's pages and event logs
 * show them. Spark publishes the numbers, but not the way to set them, which only its own readers
 * and writers use; no other class does.
 */
public final class TaskCounters {
  /** Those of a thread's task; none where that is not a task of Spark. */
  private static final ThreadLocal<Receiver> RECEIVER = new ThreadLocal<>();

  private TaskCounters() {}

  private interface Receiver {
    void read(long bytes);

    void wrote(long rows, long bytes);

    void spilled(long bytes);
  }

  /** The numbers of a task of Spark; in a class of its own, as other tasks need none of Spark. */
  private record OfSpark(TaskContext context) implements Receiver {
    @Override
    public void read(long bytes) {
      context.taskMetrics().inputMetrics().incBytesRead(bytes);
    }

    @Override
    public void wrote(long rows, long bytes) {
      OutputMetrics output = context.taskMetrics().outputMetrics();
      output.setRecordsWritten(output.recordsWritten() + rows);
      output.setBytesWritten(output.bytesWritten() + bytes);
    }

    @Override
    public void spilled(long bytes) {
      context.taskMetrics().incDiskBytesSpilled(bytes);
    }
  }

  /** Counts in this thread until the task of Spark that it runs is over. */
  public static void begin(TaskContext context) {
    RECEIVER.set(new OfSpark(context));
    context.addTaskCompletionListener((TaskCompletionListener) ended -> RECEIVER.remove());
  }

  /** Adds to what the task of this thread has read; does nothing in one of no task of Spark. */
  public static void read(long bytes) {
    Receiver receiver = RECEIVER.get();
    if (receiver != null) {
      receiver.read(bytes);
    }
  }

  /** Adds to what it has written, in the same way. */
  public static void wrote(long rows, long bytes) {
    Receiver receiver = RECEIVER.get();
    if (receiver != null) {
      receiver.wrote(rows, bytes);
    }
  }

  /** Adds to what it has spilled to disk, in the same way. */
  static void spilled(long bytes) {
    Receiver receiver = RECEIVER.get();
    if (receiver != null) {
      receiver.spilled(bytes);
    }
  }
}
