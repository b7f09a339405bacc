package org.dancingsparks.search;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.disk.CoreTasks;

/** Counts the bins of a plan on several cores of this machine, each bin in one thread. */
public final class ParallelCount {
  private final Plan plan;
  private final BinResult[] results;
  private final AtomicInteger begun = new AtomicInteger();
  private final Watch watch;

  private ParallelCount(Plan plan, Progress progress) {
    this.plan = plan;
    results = new BinResult[plan.bins().size()];
    watch = new SharedWatch(progress);
  }

  /**
   * Counts.
   *
   * @return the results, in the order of the bins
   * @throws java.util.concurrent.CancellationException if this thread is interrupted
   */
  public static List<BinResult> of(Plan plan, int cores, Progress progress) {
    ParallelCount count = new ParallelCount(plan, progress);
    new CoreTasks(cores).run(core -> count.run());
    return Arrays.asList(count.results);
  }

  private void run() {
    for (int bin = begun.getAndIncrement(); bin < results.length; bin = begun.getAndIncrement()) {
      BinCursor cursor = new BinCursor(plan.search(), plan.bins().get(bin)).watchedBy(watch);
      results[bin] = cursor.result(cursor.count());
      cursor.report();
    }
  }

  /** Adds up the progress of all threads. */
  private static final class SharedWatch implements Watch {
    private final Progress progress;
    private double weight;
    private long found;

    SharedWatch(Progress progress) {
      this.progress = progress;
    }

    @Override
    public boolean isCancelled() {
      return Thread.currentThread().isInterrupted();
    }

    @Override
    public synchronized void done(double more, long solutions) {
      weight += more;
      found += solutions;
      progress.update(Math.min(1, weight), found);
    }
  }
}
