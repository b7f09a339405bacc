package org.dancingsparks.spark;

import java.util.List;
import java.util.function.Consumer;
import org.dancingsparks.search.Progress;

/** A job with a task for each of a few elements, which leaves nothing running when it ends. */
public interface TaskJob {
  /**
   * Works on all elements and hands over exactly one result for each as it comes, in no particular
   * order.
   *
   * @param elements at least one
   * @param results called by one thread at a time; what it throws ends the job
   * @param progress accepts reports of progress
   */
  <T, R> void run(
      List<T> elements, SparkJob.Work<T, R> work, Consumer<R> results, Progress progress);
}
