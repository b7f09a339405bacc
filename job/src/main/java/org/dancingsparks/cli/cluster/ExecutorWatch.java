package org.dancingsparks.cli.cluster;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;

/**
 * Reports after a minute that jobs wait without any executors, and ends the jobs after a longer
 * time. Spark itself waits for ever. Thread safe.
 */
final class ExecutorWatch extends SparkListener {
  private static final Duration UNTIL_SAID = Duration.ofMinutes(1);

  private final LongSupplier clock;
  private final BooleanSupplier hasExecutors;
  private final Duration limit;
  private final Consumer<Duration> say;
  private final IntConsumer end;
  private final Set<Integer> jobs = new HashSet<>();
  private long since;
  private boolean isSaid;

  /**
   * A watch.
   *
   * @param clock nanoseconds since any moment
   * @param hasExecutors called at each check of the clock
   * @param limit time until jobs are ended; never if it is zero
   * @param say called once each time that jobs have waited for a minute
   * @param end receives the number of each job that has waited for the limit
   */
  ExecutorWatch(
      LongSupplier clock,
      BooleanSupplier hasExecutors,
      Duration limit,
      Consumer<Duration> say,
      IntConsumer end) {
    this.clock = clock;
    this.hasExecutors = hasExecutors;
    this.limit = limit;
    this.say = say;
    this.end = end;
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
  synchronized void look() {
    if (jobs.isEmpty() || hasExecutors.getAsBoolean()) {
      since = clock.getAsLong();
      isSaid = false;
      return;
    }
    Duration waited = Duration.ofNanos(clock.getAsLong() - since);
    if (!limit.isZero() && waited.compareTo(limit) >= 0) {
      Set.copyOf(jobs).forEach(end::accept);
      // A job that is slow to end is ended only once.
      jobs.clear();
    } else if (!isSaid && waited.compareTo(UNTIL_SAID) >= 0) {
      isSaid = true;
      say.accept(waited);
    }
  }
}
