package org.dancingsparks.cli.session;

import java.util.regex.Pattern;
import org.apache.spark.SparkException;
import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.Printable;

/** Recognises failures of the cluster, as opposed to faults of the program or its input. */
public final class ClusterFailures {
  private static final String LOST = "ExecutorLostFailure";

  private static final String REMOVED = "Master removed our application";

  /** Spark's message for an executor that ends because its heap is full. */
  private static final String OUT_OF_MEMORY = "Command exited with code 52";

  /** Spark's message of a task that came to an executor as that ended. */
  private static final String ENDING =
      "RejectedExecutionException: Task org.apache.spark.executor.Executor$TaskRunner";

  private static final Pattern CANCELLED = Pattern.compile("Job \\d+ cancelled");

  private ClusterFailures() {}

  /** Returns whether the cluster, not the program or its input, ended a run. */
  public static boolean isOfCluster(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (message(cause) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the message for an error of this JVM. */
  public static String outOfMemory(OutOfMemoryError error) {
    return "%s: this needs more memory; give it more, as in --driver-memory 8g -- ..."
        .formatted(HadoopFiles.why(error));
  }

  /** Returns a message if the cluster ended a run; else null. */
  public static String message(Throwable cause) {
    String message = String.valueOf(cause.getMessage());
    if (cause instanceof OutOfMemoryError error && SparkStart.isLocal()) {
      return outOfMemory(error);
    }
    if (cause instanceof OutOfMemoryError || message.contains(OUT_OF_MEMORY)) {
      return "Executors ran out of memory (%s); give them more, as in --executor-memory 4g -- ..."
          .formatted(cause instanceof OutOfMemoryError ? firstLine(message) : OUT_OF_MEMORY);
    }
    if (!(cause instanceof SparkException)) {
      return null;
    }
    String noExecutors = LostExecutors.reasonIn(message);
    if (noExecutors != null) {
      return firstLine(noExecutors);
    }
    int removed = message.indexOf(REMOVED);
    if (removed >= 0) {
      return "The cluster ended the run: %s; its master's log says why."
          .formatted(firstLine(message.substring(removed)));
    }
    if (message.contains(ENDING)) {
      return "Executors ended again and again, the last one as a task came to it; their logs say why. If their memory was full, give them more, as in --executor-memory 4g -- ...";
    }
    int lost = message.indexOf(LOST);
    if (lost >= 0) {
      return "Executors were lost again and again, the last one for this reason: %s; their logs say why."
          .formatted(firstLine(message.substring(lost)));
    }
    return CANCELLED.matcher(message).find()
        ? "Spark ended the run: %s; run it again when the cluster is well."
            .formatted(firstLine(message))
        : null;
  }

  private static String firstLine(String message) {
    return Printable.text(message.lines().findFirst().orElse(""));
  }
}
