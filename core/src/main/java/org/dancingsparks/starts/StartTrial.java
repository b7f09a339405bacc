package org.dancingsparks.starts;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.search.Search;

/**
 * An estimate of the work for all of a plan's starts on this machine, from a short search for some
 * of them.
 *
 * @param share of the work that was tried, up to 1; 0 where a single first option takes too long
 * @param seconds estimated CPU time of counting; a lower bound where the share is 0
 * @param unique estimated number of unique starts
 * @param gradeSeconds estimated CPU time of grading a start; NaN if none was found
 */
public record StartTrial(double share, double seconds, double unique, double gradeSeconds) {
  private static final double NANOS = 1e9;
  private static final long MAX_NANOS = 2_000_000_000;
  private static final long SEED = 1975;
  private static final int GRADED = 64;

  /** Tries for a few seconds at most. */
  public static StartTrial of(StartPlan plan) {
    CancellationException end = new CancellationException("The trial has lasted long enough.");
    Tried tried = new Tried(end);
    int[] options =
        IntStream.range(0, plan.bins()).flatMap(bin -> Arrays.stream(plan.options(bin))).toArray();
    shuffle(options);
    BottomKSample sample = new BottomKSample(GRADED, SEED);
    StartVisitor visitor = (start, solution) -> sample.add(start, solution);
    StartSearch search = new StartSearch(plan, visitor, tried);
    try {
      search.search(plan.weights(), options);
    } catch (CancellationException e) {
      if (e != end) {
        throw e;
      }
    }
    double share = Math.min(1, tried.done);
    return share == 0
        ? new StartTrial(0, (now() - tried.began) / NANOS, search.unique(), Double.NaN)
        : new StartTrial(
            share, tried.nanos / share / NANOS, search.unique() / share, graded(plan, sample));
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void shuffle(int... options) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int index = options.length - 1; index > 0; index--) {
      int other = random.nextInt(index + 1);
      int option = options[index];
      options[index] = options[other];
      options[other] = option;
    }
  }

  private static double graded(StartPlan plan, BottomKSample sample) {
    Search search = plan.search();
    Grader grader = new Grader(search.ordered(), () -> false);
    long began = now();
    int graded = 0;
    for (Start start : sample.starts()) {
      if (now() - began < MAX_NANOS) {
        grader.grade(start.toArray());
        graded++;
      }
    }
    return (now() - began) / NANOS / graded;
  }

  private static final class Tried implements Watch {
    private final CancellationException end;
    private final long began = now();
    private double done;
    private long nanos;

    Tried(CancellationException end) {
      this.end = end;
    }

    @Override
    public boolean isCancelled() {
      // A single option may take long; its time is a lower bound then.
      return now() - began > MAX_NANOS && done > 0 || now() - began > 5 * MAX_NANOS;
    }

    @Override
    public void check() {
      if (isCancelled()) {
        throw end;
      }
    }

    @Override
    public void done(double weight, long unique) {
      done += weight;
      nanos = now() - began;
    }
  }
}
