package org.dancingsparks.search;

import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Profile;

/**
 * Walks all solutions of a bin in order, by one thread; stops when it is cancelled and reports its
 * progress.
 */
public final class BinCursor {
  /** At once: progress need not be exact, but may not wrap, with all bins added up. */
  private static final BigInteger MOST_REPORTED = BigInteger.valueOf(1L << 40);

  private final long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  private final Bin bin;
  private final List<Subproblem> subproblems;
  private final SubproblemCursor cursor;
  private final TaskProgress meter;
  private int at;
  private boolean isStarted;
  private double reported;
  private double finished;
  private long unreported;

  /**
   * A cursor before the first solution.
   *
   * @param isCancelled asked every few thousand nodes
   * @param meter told how far it is
   */
  public BinCursor(Search search, Bin bin, BooleanSupplier isCancelled, TaskProgress meter) {
    this.bin = bin;
    this.meter = meter;
    subproblems = bin.subproblems();
    cursor =
        new SubproblemCursor(search)
            .cancelledBy(
                () -> {
                  report();
                  return isCancelled.getAsBoolean();
                });
  }

  /** The bin's place in the plan. */
  public int bin() {
    return bin.number();
  }

  /**
   * Moves to the next solution.
   *
   * @return false if the bin has no more
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public boolean next() {
    while (!isStarted || !cursor.next()) {
      if (isStarted) {
        finished += subproblems.get(at).weight();
        at++;
      }
      isStarted = at < subproblems.size();
      if (!isStarted) {
        return false;
      }
      cursor.start(subproblems.get(at));
    }
    unreported++;
    return true;
  }

  /**
   * The option ids of the solution at the cursor; to be read before it moves on, and not to be
   * changed.
   */
  public int[] solution() {
    return cursor.solution();
  }

  /** How many places at the beginning have the same options as in the solution before; or fewer. */
  public int unchanged() {
    return cursor.unchanged();
  }

  /** Number of solutions of the bin, from its beginning. */
  public BigInteger count() {
    BigInteger solutions = BigInteger.ZERO;
    for (; at < subproblems.size(); at++) {
      cursor.start(subproblems.get(at));
      BigInteger part = cursor.count();
      solutions = solutions.add(part);
      unreported = part.add(BigInteger.valueOf(unreported)).min(MOST_REPORTED).longValue();
      finished += subproblems.get(at).weight();
    }
    return solutions;
  }

  /** Nodes and updates so far. */
  public Profile profile() {
    return cursor.profile();
  }

  /**
   * The result of the bin, for which this thread has worked since this cursor was made.
   *
   * @param solutions that it has
   */
  public BinResult result(BigInteger solutions) {
    long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
    return new BinResult(bin.number(), solutions, cursor.profile(), nanos);
  }

  /** Tells the meter how far it is. */
  public void report() {
    double begun = at < subproblems.size() ? subproblems.get(at).weight() * cursor.passed() : 0;
    double now = finished + begun;
    meter.add(now - reported, unreported);
    reported = now;
    unreported = 0;
  }
}
