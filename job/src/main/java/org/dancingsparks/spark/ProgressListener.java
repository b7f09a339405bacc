package org.dancingsparks.spark;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorMetricsUpdate;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.dancingsparks.search.Progress;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Adds up the progress that tasks report with each heartbeat and at their end, and the bytes they
 * spilled. No result depends on it.
 *
 * <p>For each bin the highest report of any attempt counts. All attempts find the same solutions in
 * the same order, so reports of a lost or slower attempt are neither forgotten nor added.
 */
final class ProgressListener extends SparkListener {
  private static final int NONE = -1;

  private final Progress progress;
  private final String tag;
  private final long passedId;
  private final long foundId;
  private final Set<Integer> stages = new HashSet<>();
  private final Map<Long, Integer> binOfTask = new HashMap<>();
  private final Map<Integer, Double> passedOfBin = new HashMap<>();
  private final Map<Integer, Long> foundOfBin = new HashMap<>();
  private double passed;
  private long found;
  private long bytesSpilled;
  private int running;
  private int job = NONE;
  private boolean hasEnded;

  /**
   * A listener of one job.
   *
   * @param tag that only this job has
   * @param passedId of the accumulator of weight
   * @param foundId of the accumulator of solutions
   */
  ProgressListener(Progress progress, String tag, long passedId, long foundId) {
    this.progress = progress;
    this.tag = tag;
    this.passedId = passedId;
    this.foundId = foundId;
  }

  @Override
  public synchronized void onJobStart(SparkListenerJobStart start) {
    if (start.properties().getProperty("spark.job.tags", "").contains(tag)) {
      CollectionConverters.asJava(start.stageInfos()).forEach(stage -> stages.add(stage.stageId()));
      job = start.jobId();
    }
  }

  @Override
  public synchronized void onJobEnd(SparkListenerJobEnd end) {
    if (end.jobId() == job) {
      hasEnded = true;
      notifyAll();
    }
  }

  @Override
  public synchronized void onExecutorMetricsUpdate(SparkListenerExecutorMetricsUpdate update) {
    CollectionConverters.asJava(update.accumUpdates())
        .forEach(
            task ->
                CollectionConverters.asJava(task._4())
                    .forEach(info -> take((Long) task._1(), info)));
    report();
  }

  private void take(Long task, AccumulableInfo info) {
    Integer bin = binOfTask.get(task);
    if (bin == null || info.update().isEmpty()) {
      return;
    }
    // Not Double and Long: Spark interns a zero of either kind as the same object.
    if (info.id() == passedId) {
      double before = passedOfBin.getOrDefault(bin, 0.0);
      double now = Math.max(before, ((Number) info.update().get()).doubleValue());
      passedOfBin.put(bin, now);
      passed += now - before;
    } else if (info.id() == foundId) {
      long before = foundOfBin.getOrDefault(bin, 0L);
      long now = Math.max(before, ((Number) info.update().get()).longValue());
      foundOfBin.put(bin, now);
      found += now - before;
    }
  }

  @Override
  public synchronized void onTaskStart(SparkListenerTaskStart start) {
    if (stages.contains(start.stageId())) {
      running++;
      binOfTask.put(start.taskInfo().taskId(), start.taskInfo().partitionId());
    }
  }

  /** Waits for killed tasks to end, so that none complains while Spark stops. */
  void awaitEnd(long millis) {
    await(() -> running == 0, millis);
  }

  /** Waits for the news that the job has ended, which come after those of its tasks. */
  void awaitJobEnd(long millis) {
    await(() -> hasEnded, millis);
  }

  private synchronized void await(BooleanSupplier condition, long millis) {
    long deadline = System.currentTimeMillis() + millis;
    try {
      while (!condition.getAsBoolean() && System.currentTimeMillis() < deadline) {
        wait(Math.max(1, deadline - System.currentTimeMillis()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    if (!stages.contains(end.stageId())) {
      return;
    }
    running--;
    notifyAll();
    // A task that was lost with its executor has none.
    bytesSpilled += end.taskMetrics() == null ? 0 : end.taskMetrics().diskBytesSpilled();
    long task = end.taskInfo().taskId();
    CollectionConverters.asJava(end.taskInfo().accumulables()).forEach(info -> take(task, info));
    binOfTask.remove(task);
    report();
  }

  /** The bytes that the tasks have spilled, those of all attempts. */
  synchronized long bytesSpilled() {
    return bytesSpilled;
  }

  private void report() {
    progress.update(Math.min(1, passed), found);
  }
}
