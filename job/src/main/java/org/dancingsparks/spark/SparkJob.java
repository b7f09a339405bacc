package org.dancingsparks.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.apache.spark.util.DoubleAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.search.Progress;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * A Spark job with a task for each of a few elements. It has a name in Spark's lists of jobs and
 * stages, reports its progress, and leaves nothing running when it ends.
 *
 * <p>Exactly one result is accepted for each element, however often its task ran. Thread safe.
 */
public final class SparkJob implements TaskJob {
  /** A killed task notices after a few thousand nodes: much sooner than this. */
  private static final long MILLIS_TO_END = 2_000;

  private final SparkContext spark;
  private final String title;
  private final String amount;
  private final Optional<List<Integer>> wanted;

  /**
   * The work on an element, on an executor or in a thread.
   *
   * @param <T> of elements, which are registered with Kryo
   * @param <R> of results, which are registered with Kryo
   */
  @FunctionalInterface
  public interface Work<T, R> extends Serializable {
    /** Returns the result. The watch knows whether the task was killed. */
    R apply(T element, Watch watch);
  }

  /**
   * The work on a partition of a data set, on an executor.
   *
   * @param <T> of elements
   * @param <R> of results, which are registered with Kryo
   */
  @FunctionalInterface
  public interface PartitionWork<T, R> extends Serializable {
    /** Returns the result. The watch knows whether the task was killed. */
    R apply(java.util.Iterator<T> elements, Watch watch);
  }

  /**
   * A job.
   *
   * @param title the work and its object
   * @param amount of work, shown after the title
   */
  public SparkJob(SparkContext spark, String title, String amount) {
    this(spark, title, amount, Optional.empty());
  }

  private SparkJob(
      SparkContext spark, String title, String amount, Optional<List<Integer>> wanted) {
    this.spark = spark;
    this.title = title;
    this.amount = amount;
    this.wanted = wanted;
  }

  /** Returns a job for only some partitions of a data set. */
  public SparkJob of(List<Integer> partitions) {
    return new SparkJob(spark, title, amount, Optional.of(partitions));
  }

  @Override
  public <T, R> void run(
      List<T> elements, Work<T, R> work, Consumer<R> results, Progress progress) {
    RDD<T> rdd =
        JavaSparkContext.fromSparkContext(spark).parallelize(elements, elements.size()).rdd();
    PartitionWork<T, R> ofPartition = (element, watch) -> work.apply(element.next(), watch);
    run(rdd, ofPartition, results, progress);
  }

  /**
   * Works on all partitions of a data set and hands over each result as it comes, in no particular
   * order.
   *
   * @param results called by one thread at a time; what it throws ends the job
   * @param progress accepts reports of progress
   * @return the bytes that all attempts of tasks have spilled, as far as Spark has reported them
   */
  public <T, R> long run(
      RDD<T> partitions, PartitionWork<T, R> work, Consumer<R> results, Progress progress) {
    Accumulators sums = new Accumulators(spark);
    String tag = "dance-" + UUID.randomUUID();
    ProgressListener listener =
        new ProgressListener(progress, tag, sums.passedId(), sums.foundId());
    spark.addSparkListener(listener);
    String name = title + ": " + amount;
    spark.setJobDescription(asHtml(name));
    // The name of the stage, in place of a line of this file.
    spark.setCallSite(name);
    spark.addJobTag(tag);
    progress.update(0, 0);
    try {
      submit(partitions, new Task<>(work, sums), results);
      listener.awaitJobEnd(MILLIS_TO_END);
    } finally {
      // If a result was refused or this thread interrupted, Spark would still run the other tasks;
      // a stopped Spark would hide the cause behind a failure of its own.
      if (!spark.isStopped()) {
        spark.cancelJobsWithTag(tag);
      }
      spark.removeJobTag(tag);
      listener.awaitEnd(MILLIS_TO_END);
      spark.setJobDescription(null);
      spark.clearCallSite();
      spark.removeSparkListener(listener);
    }
    return listener.bytesSpilled();
  }

  private <T, R> void submit(RDD<T> rdd, Task<T, R> task, Consumer<R> results) {
    rdd.setName(title);
    List<Object> numbers =
        wanted.orElseGet(() -> IntStream.range(0, rdd.getNumPartitions()).boxed().toList()).stream()
            .map(Object.class::cast)
            .toList();
    Function2<Object, R, BoxedUnit> handler =
        (number, result) -> {
          results.accept(result);
          return BoxedUnit.UNIT;
        };
    spark.runJob(
        rdd,
        task,
        CollectionConverters.asScala(numbers).toSeq(),
        handler,
        ClassTag$.MODULE$.apply(Object.class));
  }

  /** Escapes text for a job's description, which Spark shows as HTML, links and all. */
  private static String asHtml(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  /** The work on a partition, as a function that Spark calls. */
  private static final class Task<T, R> extends AbstractFunction2<TaskContext, Iterator<T>, R>
      implements Serializable {
    private static final long serialVersionUID = 1;

    private final PartitionWork<T, R> work;
    private final Accumulators sums;

    Task(PartitionWork<T, R> work, Accumulators sums) {
      this.work = work;
      this.sums = sums;
    }

    @Override
    public R apply(TaskContext context, Iterator<T> elements) {
      TaskCounters.begin(context);
      return work.apply(CollectionConverters.asJava(elements), sums.of(context));
    }
  }

  /** Carries the progress of tasks to the driver, with heartbeats and at the end of each task. */
  private static final class Accumulators implements Serializable {
    private static final long serialVersionUID = 1;

    private final DoubleAccumulator passed;
    private final LongAccumulator found;

    Accumulators(SparkContext spark) {
      passed = spark.doubleAccumulator("share that is done");
      found = spark.longAccumulator("solutions found");
    }

    /** The watch of a task. */
    Watch of(TaskContext context) {
      return new Watch() {
        @Override
        public boolean isCancelled() {
          return context.isInterrupted();
        }

        @Override
        public void check() {
          if (context.isInterrupted()) {
            // Whatever a killed task throws, Spark records why it was killed.
            throw new CancellationException("The task was killed.");
          }
        }

        @Override
        public void done(double weight, long results) {
          passed.add(weight);
          found.add(results);
        }

        @Override
        public void spilled(long bytes) {
          TaskCounters.spilled(bytes);
        }
      };
    }

    long passedId() {
      return passed.id();
    }

    long foundId() {
      return found.id();
    }
  }
}
