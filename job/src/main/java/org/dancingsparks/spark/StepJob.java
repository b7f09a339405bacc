package org.dancingsparks.spark;

import java.util.List;
import java.util.function.Consumer;
import org.dancingsparks.search.Progress;

/**
 * A job that does numbered bins.
 *
 * @param <R> the result of a bin
 */
@FunctionalInterface
public interface StepJob<R> {
  /**
   * Does some bins, and hands over each result as it comes, in no particular order. To be called
   * once.
   *
   * @param open the numbers of the bins, at least one
   * @param results called by one thread at a time; what it throws ends the job
   */
  void run(TaskRunner runner, List<Integer> open, Consumer<R> results, Progress progress);
}
