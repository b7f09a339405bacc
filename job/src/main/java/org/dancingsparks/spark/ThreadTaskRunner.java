package org.dancingsparks.spark;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.search.ParallelTasks;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;

/**
 * Runs tasks in threads of this JVM. They share the objects of their work, which therefore must not
 * change.
 */
record ThreadTaskRunner(
    int cores, Supplier<Configuration> configuration, Supplier<TaskRunner> onSpark)
    implements TaskRunner {
  @Override
  public Configuration hadoop() {
    return configuration.get();
  }

  @Override
  public SparkContext spark() {
    return onSpark.get().spark();
  }

  @Override
  public BroadcastSearch broadcast(Search search) {
    return BroadcastSearch.ofThisJvm(search);
  }

  @Override
  public TaskJob job(String title, String amount) {
    return new ThreadJob(cores);
  }

  /** A job whose tasks are threads. */
  private record ThreadJob(int cores) implements TaskJob {
    @Override
    public <T, R> void run(
        List<T> elements, SparkJob.Work<T, R> work, Consumer<R> results, Progress progress) {
      progress.update(0, 0);
      new ParallelTasks(cores, progress).run(elements, work::apply, results);
    }
  }
}
