package org.dancingsparks.runs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Records finished bins in a thread of its own, so that the thread that accepts the results of
 * tasks, which is Spark's scheduler, need not wait for the store. Bins that arrive while others are
 * recorded make the next batch.
 *
 * <p>After a failure nothing more is recorded, and the next bin is refused. Thread safe.
 *
 * @param <K> the record of a bin
 */
final class BinRecorder<K> implements AutoCloseable {
  /** The number of bins that may wait; a further one waits for room. */
  private static final int MAX_WAITING = 1024;

  private static final int MAX_BATCH = 256;

  private final Consumer<List<K>> store;
  private final Thread thread = new Thread(this::run, "records of bins");
  private final Deque<K> waiting = new ArrayDeque<>();
  private boolean isClosed;
  private Throwable failure;

  /**
   * Starts to record.
   *
   * @param store writes a batch, in the order of results; called by one thread
   */
  BinRecorder(Consumer<List<K>> store) {
    this.store = store;
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      for (List<K> batch = next(); !batch.isEmpty(); batch = next()) {
        store.accept(batch);
      }
    } catch (Throwable e) {
      fail(e);
    }
  }

  /** Waits for a batch; an empty one if there will be no more. */
  private synchronized List<K> next() throws InterruptedException {
    while (waiting.isEmpty() && !isClosed) {
      wait();
    }
    List<K> batch = new ArrayList<>();
    while (!waiting.isEmpty() && batch.size() < MAX_BATCH) {
      batch.add(waiting.remove());
    }
    notifyAll();
    return batch;
  }

  private synchronized void fail(Throwable e) {
    failure = e;
    waiting.clear();
    notifyAll();
  }

  /**
   * Records a bin some time later.
   *
   * @throws StoreException if an earlier bin could not be recorded
   * @throws CancellationException if this thread is interrupted, which stays marked as such
   */
  synchronized void record(K bin) {
    try {
      while (waiting.size() >= MAX_WAITING && failure == null) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("The run was interrupted.");
    }
    throwFailure();
    waiting.add(bin);
    notifyAll();
  }

  /**
   * Waits until all bins are recorded.
   *
   * @throws StoreException if one could not be recorded
   */
  void finish() {
    close();
    throwFailure();
  }

  private synchronized void throwFailure() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw failure instanceof RuntimeException known ? known : new IllegalStateException(failure);
    }
  }

  /** Waits until all bins are recorded, or one could not be. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
      notifyAll();
    }
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        // Bins that are done are recorded even so.
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
