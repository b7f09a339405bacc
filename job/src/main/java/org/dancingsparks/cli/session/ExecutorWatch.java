package org.dancingsparks.cli.session;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;

/**
 * Reports after a minute that jobs are waiting without executors, and ends them after a longer
 * time. Spark itself would wait for ever. Thread safe.
 */
final class ExecutorWatch extends SparkListener {
  private static final Duration UNTIL_SAID = Duration.ofMinutes(1);

  private final LongSupplier clock;
  private final Duration limit;
  private final Cluster cluster;
  private final Set<Integer> jobs = new HashSet<>();
  private long since;
  private boolean isSaid;

  /** The cluster that is watched, as this driver sees it. */
  interface Cluster {
    boolean hasExecutors();

    /** Reports, once each time, that jobs have waited for a minute. */
    void report(Duration waited);

    /** Ends a job that has waited for the limit. */
    void end(int job);
  }

  /**
   * A watch.
   *
   * @param clock nanoseconds since any moment
   * @param limit time until jobs are ended; never if it is zero
   */
  ExecutorWatch(LongSupplier clock, Duration limit, Cluster cluster) {
    this.clock = clock;
    this.limit = limit;
    this.cluster = cluster;
  }

  @Override
  public synchronized void onJobStart(SparkListenerJobStart start) {
    if (jobs.isEmpty()) {
      since = clock.getAsLong();
    }
    jobs.add(start.jobId());
  }

  @Override
  public synchronized void onJobEnd(SparkListenerJobEnd end) {
    jobs.remove(end.jobId());
  }

  /** Checks the clock; called now and then. */
  synchronized void check() {
    if (jobs.isEmpty() || cluster.hasExecutors()) {
      since = clock.getAsLong();
      isSaid = false;
      return;
    }
    Duration waited = Duration.ofNanos(clock.getAsLong() - since);
    if (!limit.isZero() && waited.compareTo(limit) >= 0) {
      Set.copyOf(jobs).forEach(cluster::end);
      // A job that ends slowly is ended only once.
      jobs.clear();
    } else if (!isSaid && waited.compareTo(UNTIL_SAID) >= 0) {
      isSaid = true;
      cluster.report(waited);
    }
  }
}
