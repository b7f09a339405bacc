package org.dancingsparks.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Lets one of several threads go on at a time, chosen by a seed whenever one of them asks: what
 * they do is interleaved, and the same seed does the same again.
 */
final class Turns {
  private final Random random;
  private final Map<Thread, Boolean> isWaiting = new HashMap<>();
  private Thread running;
  private int changes;

  Turns(long seed) {
    random = new Random(seed);
  }

  /** Runs all, each in a thread of its own, to the end. */
  void run(List<Runnable> all) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (Runnable each : all) {
      threads.add(
          new Thread(
              () -> {
                pause();
                try {
                  each.run();
                } finally {
                  end();
                }
              }));
    }
    synchronized (this) {
      threads.forEach(thread -> isWaiting.put(thread, false));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** Waits for another turn; threads that are not of those that take turns go on at once. */
  synchronized void pause() {
    Thread self = Thread.currentThread();
    if (!isWaiting.containsKey(self)) {
      return;
    }
    isWaiting.put(self, true);
    if (running == self) {
      running = null;
    }
    choose();
    while (running != self) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    isWaiting.put(self, false);
  }

  private synchronized void end() {
    isWaiting.remove(Thread.currentThread());
    running = null;
    choose();
  }

  /** Chooses who is next, once nobody runs. */
  private void choose() {
    if (running == null && !isWaiting.isEmpty() && !isWaiting.containsValue(false)) {
      List<Thread> waiting = new ArrayList<>(isWaiting.keySet());
      waiting.sort((one, other) -> Long.compare(one.getId(), other.getId()));
      running = waiting.get(random.nextInt(waiting.size()));
      changes++;
      notifyAll();
    }
  }

  /** How often it was somebody's turn. */
  synchronized int changes() {
    return changes;
  }
}
