package org.dancingsparks.cli.session;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.dancingsparks.message.InputException;

/** Ends jobs that wait in vain for a cluster's executors. */
public final class LostExecutors {
  /**
   * The setting for the time that jobs wait for executors, as Spark writes times; 0 means for ever.
   */
  static final String LIMIT = "spark.dancingSparks.executorTimeout";

  private static final Logger LOG = LogManager.getLogger(LostExecutors.class);

  /** The beginning of the reason for ending a job. */
  private static final String REASON = "No executor at ";

  /** Masters that provide executors at once, or have none. */
  private static final String STANDALONE = "spark://";

  private LostExecutors() {}

  /**
   * Returns the time that jobs wait: by default ten minutes on a standalone cluster, and for ever
   * where executors queue, as on YARN and Kubernetes.
   *
   * @throws InputException if the setting is not a time
   */
  public static Duration limit(SparkConf conf) {
    String otherwise = conf.get("spark.master", "").startsWith(STANDALONE) ? "10m" : "0";
    String limit = conf.get(LIMIT, otherwise);
    try {
      Duration time = Duration.ofSeconds(conf.getTimeAsSeconds(LIMIT, otherwise));
      if (!time.isNegative()) {
        return time;
      }
    } catch (IllegalArgumentException e) {
      // Not a time: reported below.
    }
    throw new InputException(
        "%s cannot be \"%s\"".formatted(LIMIT, limit),
        "set a time such as 90s, 10m or 2h, or 0 to wait for ever");
  }

  /** Watches a driver of a cluster for the life of this JVM. */
  public static void watch(SparkContext spark, Duration limit) {
    ExecutorWatch watch = new ExecutorWatch(System::nanoTime, limit, cluster(spark, limit));
    spark.addSparkListener(watch);
    Executors.newSingleThreadScheduledExecutor(LostExecutors::daemon)
        .scheduleWithFixedDelay(watch::check, 1, 1, TimeUnit.SECONDS);
  }

  private static ExecutorWatch.Cluster cluster(SparkContext spark, Duration limit) {
    return new ExecutorWatch.Cluster() {
      @Override
      public boolean hasExecutors() {
        // The driver is one of them.
        return spark.statusTracker().getExecutorInfos().length > 1;
      }

      @Override
      public void report(Duration waited) {
        LOG.warn(warning(spark.master(), waited, limit));
      }

      @Override
      public void end(int job) {
        spark.cancelJob(job, reason(spark.master(), limit));
      }
    };
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "watch for executors");
    thread.setDaemon(true);
    return thread;
  }

  private static String warning(String master, Duration waited, Duration limit) {
    String end = limit.isZero() ? "" : "; the run ends after %s".formatted(text(limit));
    return "dance: No executor at %s for %s; see that it has workers with free cores and memory%s."
        .formatted(master, text(waited), end);
  }

  private static String reason(String master, Duration limit) {
    return REASON
        + "%s for %s. Start workers, then resume the run with --resume, or repeat the command; %s sets the limit."
            .formatted(master, text(limit), LIMIT);
  }

  /** Returns why a job was ended, if it was for lack of executors; else null. */
  public static String reasonIn(String message) {
    int at = message.indexOf(REASON);
    return at < 0 ? null : message.substring(at).replaceFirst("\\s*SQLSTATE: .*", "");
  }

  private static String text(Duration duration) {
    return duration.toSecondsPart() == 0 && duration.toMinutes() > 0
        ? duration.toMinutes() + " min"
        : duration.toSeconds() + " s";
  }
}
