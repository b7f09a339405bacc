package org.dancingsparks.search;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.disk.CoreTasks;

/**
 * Works on elements on several cores of this machine, each element in one thread.
 *
 * <p>The first failure ends all work and is thrown once the other threads have noticed it, which is
 * when their work next asks its watch.
 */
public final class ParallelTasks {
  private final int cores;
  private final Progress progress;

  /**
   * The work on an element.
   *
   * @param <T> of elements
   * @param <R> of results
   */
  @FunctionalInterface
  public interface Work<T, R> {
    /** Returns the result. The watch knows whether the work is to end. */
    R apply(T element, Watch watch);
  }

  /**
   * Tasks on some cores.
   *
   * @param progress accepts the sums of all threads, one at a time
   */
  public ParallelTasks(int cores, Progress progress) {
    this.cores = cores;
    this.progress = progress;
  }

  /**
   * Works on all elements, in their order, and hands over each result as it comes.
   *
   * @param results called by one thread at a time; what it throws ends the work
   * @throws java.util.concurrent.CancellationException if this thread is interrupted
   */
  public <T, R> void run(List<T> elements, Work<T, R> work, Consumer<R> results) {
    if (elements.isEmpty()) {
      return;
    }
    Run<T, R> run = new Run<>(elements, work, results, progress);
    new CoreTasks(Math.min(cores, elements.size())).run(core -> run.work());
    run.throwFailure();
  }

  /** The elements that are left, and the sums of all threads. */
  private static final class Run<T, R> implements Watch {
    private final List<T> elements;
    private final Work<T, R> work;
    private final Consumer<R> results;
    private final Progress progress;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private double weight;
    private long found;

    Run(List<T> elements, Work<T, R> work, Consumer<R> results, Progress progress) {
      this.elements = elements;
      this.work = work;
      this.results = results;
      this.progress = progress;
    }

    /** Works on elements until none is left or the work is to end. */
    void work() {
      try {
        int next = begun.getAndIncrement();
        while (next < elements.size() && !isCancelled()) {
          accept(work.apply(elements.get(next), this));
          next = begun.getAndIncrement();
        }
      } catch (Throwable e) {
        // Kept, since the thread that waits for all waits for one after another.
        failure.compareAndSet(null, e);
      }
    }

    private void accept(R result) {
      synchronized (results) {
        results.accept(result);
      }
    }

    void throwFailure() {
      Throwable first = failure.get();
      if (first instanceof Error error) {
        throw error;
      }
      if (first != null) {
        throw first instanceof RuntimeException known ? known : new IllegalStateException(first);
      }
    }

    @Override
    public boolean isCancelled() {
      return failure.get() != null || Thread.currentThread().isInterrupted();
    }

    @Override
    public synchronized void done(double more, long solutions) {
      weight += more;
      found += solutions;
      progress.update(Math.min(1, weight), found);
    }
  }
}
