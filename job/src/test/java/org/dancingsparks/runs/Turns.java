package org.dancingsparks.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/**
 * Interleaves several tasks: one runs at a time, and whenever it pauses a seed chooses the next.
 * The same seed gives the same order. Each task has one thread, in which its parallel streams run,
 * too.
 */
final class Turns {
  private final Random random;

  /** The task that a thread runs, by its number; none in other threads. */
  private final ThreadLocal<Integer> self = new ThreadLocal<>();

  private final SortedSet<Integer> waiting = new TreeSet<>();
  private int tasks;
  private int running = -1;

  Turns(long seed) {
    random = new Random(seed);
  }

  /** Runs all to the end. */
  void run(List<Runnable> all) {
    tasks = all.size();
    List<ForkJoinTask<?>> begun = new ArrayList<>();
    for (int task = 0; task < all.size(); task++) {
      int number = task;
      ForkJoinPool pool = new ForkJoinPool(1);
      begun.add(pool.submit(() -> run(number, all.get(number))));
      pool.shutdown();
    }
    begun.forEach(ForkJoinTask::join);
  }

  private void run(int number, Runnable task) {
    self.set(number);
    pause();
    try {
      task.run();
    } finally {
      end();
    }
  }

  /**
   * Waits for the next turn of this thread's task, and returns its number; -1 at once in threads
   * that run none.
   */
  synchronized int pause() {
    if (self.get() == null) {
      return -1;
    }
    int number = self.get();
    waiting.add(number);
    choose();
    while (running != number) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    waiting.remove(number);
    return number;
  }

  private synchronized void end() {
    self.remove();
    tasks--;
    choose();
  }

  /** Chooses the next task once none runs. */
  private void choose() {
    if (tasks > 0 && waiting.size() == tasks) {
      running = List.copyOf(waiting).get(random.nextInt(tasks));
      notifyAll();
    }
  }
}
