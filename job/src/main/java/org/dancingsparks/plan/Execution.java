package org.dancingsparks.plan;

import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import org.apache.spark.util.DoubleAccumulator;
import org.apache.spark.util.LongAccumulator;
import scala.Function2;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Runs the bins of a plan as the tasks of one Spark job, one task a bin.
 *
 * <p>Of each bin exactly one result is accepted, however often its task ran. Thread safe.
 */
public final class Execution {
  /** A killed task looks for it every few thousand nodes: much sooner than this. */
  private static final long MILLIS_TO_END = 2_000;

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
  public void run(Plan plan, BinTask task, Consumer<BinResult> results, Progress progress) {
    run(plan, plan.bins(), task, results, progress);
  }

  /**
   * Runs bins and hands over each result as it comes, in no particular order.
   *
   * @param bins of the plan, at least one
   * @param results called by one thread at a time; what it throws ends the job
   * @param progress told how far it is
   */
  public void run(
      Plan plan, List<Bin> bins, BinTask task, Consumer<BinResult> results, Progress progress) {
    DoubleAccumulator passed = spark.doubleAccumulator("part of the search that is done");
    LongAccumulator found = spark.longAccumulator("solutions found");
    // Tasks in this JVM share the search itself.
    byte[] search = spark.isLocal() ? new byte[0] : SearchBytes.write(plan.search());
    Broadcast<byte[]> bytes = spark.broadcast(search, ClassTag$.MODULE$.apply(byte[].class));
    String tag = "dance-" + UUID.randomUUID();
    SharedSearches.put(tag, plan.search());
    ProgressListener listener = new ProgressListener(progress, tag, passed.id(), found.id());
    spark.addSparkListener(listener);
    String name = title + ": " + amount(plan, bins);
    spark.setJobDescription(asHtml(name));
    // What Spark calls the stage, in place of a line of this file.
    spark.setCallSite(name);
    spark.addJobTag(tag);
    progress.update(0, 0);
    try {
      List<Object> numbers =
          IntStream.range(0, bins.size()).boxed().map(Object.class::cast).toList();
      Seq<Object> partitions = CollectionConverters.asScala(numbers).toSeq();
      Function2<Object, BinResult, BoxedUnit> handler =
          new AbstractFunction2<>() {
            @Override
            public BoxedUnit apply(Object bin, BinResult result) {
              results.accept(result);
              return BoxedUnit.UNIT;
            }
          };
      spark.runJob(
          rdd(bins),
          new Task(tag, bytes, task, passed, found),
          partitions,
          handler,
          ClassTag$.MODULE$.apply(BinResult.class));
    } finally {
      // Where a result was refused or this thread interrupted, Spark would go on with the rest.
      spark.cancelJobsWithTag(tag);
      spark.removeJobTag(tag);
      listener.awaitEnd(MILLIS_TO_END);
      spark.setJobDescription(null);
      spark.clearCallSite();
      spark.removeSparkListener(listener);
      // Its bytes are left to Spark's cleaner: an executor that is stuck would not answer now, and
      // what then fails while Spark goes down prints a trace.
      SharedSearches.remove(tag);
      Reference.reachabilityFence(plan);
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

  /** Spark shows a job's description as HTML, links and all. */
  private static String asHtml(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  private RDD<Bin> rdd(List<Bin> bins) {
    return JavaSparkContext.fromSparkContext(spark)
        .parallelize(bins, bins.size())
        .setName(title)
        .rdd();
  }

  /** What runs on an executor. */
  private static final class Task extends AbstractFunction2<TaskContext, Iterator<Bin>, BinResult>
      implements Serializable {
    private static final long serialVersionUID = 1;

    private final String key;
    private final Broadcast<byte[]> search;
    private final BinTask task;
    private final DoubleAccumulator passed;
    private final LongAccumulator found;

    Task(
        String key,
        Broadcast<byte[]> search,
        BinTask task,
        DoubleAccumulator passed,
        LongAccumulator found) {
      this.key = key;
      this.search = search;
      this.task = task;
      this.passed = passed;
      this.found = found;
    }

    @Override
    public BinResult apply(TaskContext context, Iterator<Bin> bins) {
      long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      Bin bin = bins.next();
      BinCursor cursor =
          new BinCursor(
              SharedSearches.of(key, () -> SearchBytes.read(search.value())),
              bin,
              context,
              passed,
              found);
      BinTask.Outcome outcome = task.run(cursor);
      cursor.report();
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
      return new BinResult(
          bin.number(), outcome.solutions(), cursor.profile(), nanos, outcome.file());
    }
  }
}
