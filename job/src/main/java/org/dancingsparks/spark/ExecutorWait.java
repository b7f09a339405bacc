package org.dancingsparks.spark;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;

/**
 * The wait for the executors of a cluster that were asked for, by the settings with which Spark
 * itself waits.
 */
final class ExecutorWait {
  private static final String SHARE = "spark.scheduler.minRegisteredResourcesRatio";
  private static final String LIMIT = "spark.scheduler.maxRegisteredResourcesWaitingTime";

  /** Spark's on YARN and Kubernetes. */
  private static final double DEFAULT_SHARE = 0.8;

  /** The setting that replaces the number of cores in what Spark says of itself. */
  private static final String PARALLELISM = "spark.default.parallelism";

  /** Executors of a cluster that starts them at once come within this time of each other. */
  private static final long QUIET = TimeUnit.MILLISECONDS.toNanos(1_500);

  private static final Cores UNKNOWN = new Cores(1, 1, Cores.Origin.ASSUMED);

  private final Cores asked;
  private final double share;
  private final long limit;
  private final Time time;

  /** Time, which tests replace. */
  interface Time {
    long nanos();

    /** Waits a moment and returns true, or returns false if this thread was interrupted. */
    boolean pause();
  }

  /**
   * A wait.
   *
   * @param asked the cores that settings ask for
   */
  ExecutorWait(SparkConf conf, Cores asked, Time time) {
    this.asked = asked;
    this.time = time;
    share = conf.getDouble(SHARE, DEFAULT_SHARE);
    limit = TimeUnit.SECONDS.toNanos(conf.getTimeAsSeconds(LIMIT, "30s"));
  }

  /** Waits for the executors of a Spark. */
  static Cores cores(SparkContext spark, Cores asked) {
    return new ExecutorWait(spark.getConf(), asked, new RealTime())
        .cores(() -> registered(spark, asked));
  }

  /**
   * Waits, and returns the cores that were asked for if enough of them came, or those that did.
   *
   * @param registered returns those that are here, not known if there are none
   */
  Cores cores(Supplier<Cores> registered) {
    long began = time.nanos();
    long lastChange = began;
    Cores here = registered.get();
    while (!isEnough(here, lastChange) && time.nanos() - began < limit && time.pause()) {
      Cores now = registered.get();
      lastChange = now.equals(here) ? lastChange : time.nanos();
      here = now;
    }
    if (!here.areKnown()) {
      return asked;
    }
    return isShare(here) ? Cores.known(asked.number(), here.inOneJvm()) : here;
  }

  private boolean isEnough(Cores here, long lastChange) {
    return asked.areKnown() ? isShare(here) : here.areKnown() && time.nanos() - lastChange >= QUIET;
  }

  /** Returns whether enough of a known number have come. */
  private boolean isShare(Cores here) {
    int number = here.areKnown() ? here.number() : 0;
    return asked.areKnown() && number >= share * asked.number();
  }

  /** The cores of the executors that are here; unknown if none is. */
  private static Cores registered(SparkContext spark, Cores asked) {
    // The driver is one of them.
    int executors = spark.statusTracker().getExecutorInfos().length - 1;
    if (executors < 1) {
      return UNKNOWN;
    }
    SparkConf conf = spark.getConf();
    if (conf.contains(Cores.EXECUTOR_CORES) || !spark.master().startsWith(Cores.STANDALONE)) {
      return Cores.known(executors * Math.max(1, asked.inOneJvm()), asked.inOneJvm());
    }
    if (conf.contains(PARALLELISM)) {
      return UNKNOWN;
    }
    int all = spark.defaultParallelism();
    return Cores.known(all, (all + executors - 1) / executors).working(conf);
  }

  private static final class RealTime implements Time {
    private static final long MILLIS_OF_PAUSE = 50;

    @Override
    public long nanos() {
      return System.nanoTime();
    }

    @Override
    public boolean pause() {
      try {
        Thread.sleep(MILLIS_OF_PAUSE);
        return true;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
  }
}
