package org.dancingsparks.challenge;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/** Searches for some of a plan's starts, to say how long all would take on this machine. */
public final class StartTrial {
  private static final double NANOS = 1e9;
  private static final long MOST_NANOS = 2_000_000_000;
  private static final long SEED = 1975;

  private StartTrial() {}

  /**
   * About how much CPU time counting would take; tries for some seconds at most.
   *
   * @return seconds
   */
  public static double seconds(StartPlan plan) {
    CancellationException end = new CancellationException("The trial has lasted long enough.");
    Tried tried = new Tried(plan, end);
    int[] options = IntStream.range(0, plan.bins()).flatMap(bin -> all(plan, bin)).toArray();
    shuffle(options);
    StartSearch search = new StartSearch(plan.diagram(), plan.shape(), null, tried);
    try {
      search.search(options);
    } catch (CancellationException e) {
      if (e != end) {
        throw e;
      }
    }
    return tried.seconds();
  }

  private static IntStream all(StartPlan plan, int bin) {
    return Arrays.stream(plan.options(bin));
  }

  private static void shuffle(int... options) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int place = options.length - 1; place > 0; place--) {
      int other = random.nextInt(place + 1);
      int option = options[place];
      options[place] = options[other];
      options[other] = option;
    }
  }

  private static final class Tried implements StartSearch.Watch {
    private final double[] weights;
    private final CancellationException end;
    private final long began = now();
    private double done;
    private long nanos;

    Tried(StartPlan plan, CancellationException end) {
      weights = plan.weights();
      this.end = end;
    }

    private static long now() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Override
    public void poll() {
      // One option may take long: what it takes is a lower bound then.
      if (now() - began > MOST_NANOS && done > 0 || now() - began > 5 * MOST_NANOS) {
        throw end;
      }
    }

    @Override
    public void done(int option) {
      done += weights[option];
      nanos = now() - began;
    }

    double seconds() {
      return (done == 0 ? now() - began : nanos / Math.min(1, done)) / NANOS;
    }
  }
}
