package org.dancingsparks.cli;

import java.io.PrintWriter;
import java.util.Locale;
import org.dancingsparks.plan.Progress;

/**
 * Says on standard error how far a run is: nothing in its first seconds, then a line now and then,
 * ever more rarely.
 */
final class ProgressLines implements Progress {
  private static final double NANOS = 1e9;
  private static final double FIRST_SECONDS = 3;
  private static final double LEAST_SECONDS_BETWEEN = 2;

  /** Of the time so far: the longer a run takes, the rarer its lines. */
  private static final double SHARE_BETWEEN = 0.1;

  private final String name;
  private final PrintWriter err;
  private final long began = System.nanoTime();
  private double next = FIRST_SECONDS;
  private double done;

  ProgressLines(String name, PrintWriter err) {
    this.name = name;
    this.err = err;
  }

  @Override
  public synchronized void update(double share, long solutions) {
    done = Math.max(done, share);
    say("%.1f %% of the search, %,d solutions".formatted(100 * done, solutions));
  }

  /** Takes note of how many residuals were visited: of how many in all, nobody knows. */
  synchronized void residuals(long visited) {
    say("%,d residuals visited".formatted(visited));
  }

  private void say(String what) {
    double seconds = (System.nanoTime() - began) / NANOS;
    if (seconds >= next) {
      next = seconds + Math.max(LEAST_SECONDS_BETWEEN, SHARE_BETWEEN * seconds);
      err.printf(Locale.ROOT, "%s: %s, %.0f s%n", name, what, seconds);
      err.flush();
    }
  }
}
