package org.dancingsparks.spark;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Progress;

/** Runs the bins of a plan as the tasks of one job, one task a bin. Thread safe. */
public final class SearchJob {
  private final TaskRunner runner;
  private final String title;

  /**
   * An execution.
   *
   * @param title the work and its object, shown with the amount where Spark shows jobs and stages
   */
  public SearchJob(TaskRunner runner, String title) {
    this.runner = runner;
    this.title = title;
  }

  /**
   * Runs all bins of a plan and hands over each result as it comes, in no particular order.
   *
   * @param plan has at least one bin
   * @param results called by one thread at a time; what it throws ends the job
   */
  public <R> void run(Plan plan, SolutionTask<R> task, Consumer<R> results, Progress progress) {
    job(plan, task)
        .run(runner, IntStream.range(0, plan.bins().size()).boxed().toList(), results, progress);
  }

  /** The job for the bins of a plan, or some of them. */
  public <R> BinJob<Bin, R> job(Plan plan, SolutionTask<R> task) {
    BroadcastSearch broadcast = runner.broadcast(plan.search());
    return new BinJob<>(
        new BinJob.Name(title, amount(plan), plan.bins().size()),
        plan.bins()::get,
        new Work<>(broadcast, task),
        broadcast::end);
  }

  private static String amount(Plan plan) {
    int tasks = plan.bins().size();
    String in = tasks == 1 ? "1 task" : "%,d tasks".formatted(tasks);
    return plan.search()
        .knownCount()
        .map(solutions -> "%,d solutions in %s".formatted(solutions, in))
        .orElseGet(() -> "%,d subproblems in %s".formatted(plan.subproblems(), in));
  }

  /** The work on a bin. */
  private static final class Work<R> implements SparkJob.Work<Bin, R> {
    private static final long serialVersionUID = 1;

    private final BroadcastSearch search;
    private final SolutionTask<R> task;

    Work(BroadcastSearch search, SolutionTask<R> task) {
      this.search = search;
      this.task = task;
    }

    @Override
    public R apply(Bin bin, Watch watch) {
      BinCursor cursor = new BinCursor(search.search(), bin).watchedBy(watch);
      R result = task.run(cursor);
      cursor.report();
      return result;
    }
  }
}
