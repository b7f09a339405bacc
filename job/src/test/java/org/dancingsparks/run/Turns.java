package org.dancingsparks.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/**
 * Lets one of several tasks go on at a time, chosen by a seed whenever one of them asks: what they
 * do is interleaved, and the same seed does the same again. Each task has one thread, in which its
 * parallel streams run, too.
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
   * Waits for another turn, and returns the number of the task whose turn it is: that which this
   * thread runs. Threads that run none go on at once, with -1.
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

  /** Chooses who is next, once nobody runs. */
  private void choose() {
    if (tasks > 0 && waiting.size() == tasks) {
      running = List.copyOf(waiting).get(random.nextInt(tasks));
      notifyAll();
    }
  }
}
