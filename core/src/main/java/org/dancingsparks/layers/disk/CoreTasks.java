package org.dancingsparks.layers.disk;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;

/** Runs the same task on several cores, each in a thread of its own. */
public final class CoreTasks {
  private static final LongAdder CPU_NANOS = new LongAdder();

  private final int cores;

  /** Tasks on some cores. */
  public CoreTasks(int cores) {
    this.cores = cores;
  }

  /** The CPU time in nanoseconds of all threads in this JVM that have run tasks and ended. */
  public static long cpuNanos() {
    return CPU_NANOS.sum();
  }

  /**
   * Runs a task for each core, given its number, and waits for all.
   *
   * @throws CancellationException if this thread is interrupted, which stays marked as such
   */
  public void run(IntConsumer task) {
    ExecutorService threads = Executors.newFixedThreadPool(cores, CoreTasks::thread);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int core = 0; core < cores; core++) {
        int number = core;
        running.add(threads.submit(() -> timed(task, number)));
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

  private void timed(IntConsumer task, int core) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long before = clock.getCurrentThreadCpuTime();
    task.accept(core);
    CPU_NANOS.add(clock.getCurrentThreadCpuTime() - before);
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
