package org.dancingsparks.spark;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.dancingsparks.search.Progress;

/**
 * The job that does the bins of a plan, one task a bin.
 *
 * @param <T> the element that describes a bin to its task, which is registered with Kryo
 * @param <R> the result of a bin, which is registered with Kryo
 * @param name of the job
 * @param elements by the number of their bin
 * @param work on an element
 * @param release frees what was broadcast, when the job has ended
 */
public record BinJob<T, R>(
    Name name, IntFunction<T> elements, SparkJob.Work<T, R> work, Runnable release)
    implements StepJob<R> {
  /**
   * The name where Spark shows jobs and stages.
   *
   * @param title the work and its object
   * @param amount of work in all bins
   * @param bins their number
   */
  public record Name(String title, String amount, int bins) {
    private String amount(int open) {
      return open < bins
          ? "%,d left of %s".formatted(open, bins == 1 ? "1 task" : "%,d tasks".formatted(bins))
          : amount;
    }
  }

  @Override
  public void run(TaskRunner runner, List<Integer> open, Consumer<R> results, Progress progress) {
    try {
      runner
          .job(name.title(), name.amount(open.size()))
          .run(open.stream().map(elements::apply).toList(), work, results, progress);
    } finally {
      release.run();
    }
  }
}
