package org.dancingsparks.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Runs the same task on several cores. */
final class CoreTasks {
  private CoreTasks() {}

  /**
   * Runs a task for each core, given its number, and waits for all.
   *
   * @throws CancellationException if this thread is interrupted, which stays marked as such
   */
  static void run(int cores, IntConsumer task) {
    if (cores == 1) {
      task.accept(0);
      return;
    }
    ExecutorService threads = Executors.newFixedThreadPool(cores, CoreTasks::thread);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int core = 0; core < cores; core++) {
        int number = core;
        running.add(threads.submit(() -> task.accept(number)));
      }
      for (Future<?> each : running) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw unchecked(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("The count was interrupted.");
    } finally {
      threads.shutdownNow();
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "layers");
    thread.setDaemon(true);
    return thread;
  }

  private static RuntimeException unchecked(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }
}
