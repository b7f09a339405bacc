package org.dancingsparks.spark;

import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.TaskProgress;

/** Runs the bins of a plan as the tasks of one {@link SparkJob}, one task a bin. Thread safe. */
public final class Execution {
  private final SparkContext spark;
  private final String title;

  /**
   * An execution.
   *
   * @param title what is done to what; how much of it is said after it where Spark shows jobs and
   *     stages
   */
  public Execution(SparkContext spark, String title) {
    this.spark = spark;
    this.title = title;
  }

  /** Runs all bins of a plan. */
  public <R> void run(Plan plan, BinTask<R> task, Consumer<R> results, Progress progress) {
    run(plan, plan.bins(), task, results, progress);
  }

  /**
   * Runs bins and hands over each result as it comes, in no particular order.
   *
   * @param bins of the plan, at least one
   * @param results called by one thread at a time; what it throws ends the job
   * @param progress told how far it is
   */
  public <R> void run(
      Plan plan, List<Bin> bins, BinTask<R> task, Consumer<R> results, Progress progress) {
    BroadcastSearch sent = BroadcastSearch.of(spark, plan.search());
    try {
      new SparkJob(spark, title, amount(plan, bins))
          .run(bins, new Work<>(sent, task), results, progress);
    } finally {
      sent.end();
    }
  }

  private static String amount(Plan plan, List<Bin> bins) {
    int tasks = plan.bins().size();
    String in = tasks == 1 ? "1 task" : "%,d tasks".formatted(tasks);
    if (bins.size() < tasks) {
      return "%,d left of %s".formatted(bins.size(), in);
    }
    return plan.search()
        .knownCount()
        .map(solutions -> "%,d solutions in %s".formatted(solutions, in))
        .orElseGet(() -> "%,d subproblems in %s".formatted(plan.subproblems(), in));
  }

  /** What is done with a bin. */
  private static final class Work<R> implements SparkJob.Work<Bin, R> {
    private static final long serialVersionUID = 1;

    private final BroadcastSearch search;
    private final BinTask<R> task;

    Work(BroadcastSearch search, BinTask<R> task) {
      this.search = search;
      this.task = task;
    }

    @Override
    public R apply(Bin bin, TaskContext context, TaskProgress meter) {
      BinCursor cursor =
          new BinCursor(search.search(), bin)
              .cancelledBy(context::isInterrupted)
              .reportingTo(meter);
      R result = task.run(cursor);
      cursor.report();
      return result;
    }
  }
}
