package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.SolutionCursor;

/**
 * Walks a range of numbered solutions in order. It meets no dead ends, and a step changes only the
 * options in which two neighbours differ. Not thread safe.
 */
public abstract class RangeCursor implements SolutionCursor {
  /** Solutions between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 14) - 1;

  private final long from;
  private final long to;

  /** Number of the solution at the cursor. */
  private long at;

  /** Options of the prefix, and then of the path. */
  private final int[] solution;

  private int size;
  private int unchanged;
  private int walked;
  private BooleanSupplier cancelled = () -> false;

  /**
   * A cursor before the first solution.
   *
   * @param all the solutions
   * @param from number of the first, from 0
   * @param to number after the last
   * @param mostOptions of a solution
   * @throws IndexOutOfBoundsException if the range is not within the solutions
   */
  protected RangeCursor(NumberedSolutions all, long from, long to, int mostOptions) {
    if (from < 0 || from > to || BigInteger.valueOf(to).compareTo(all.count()) > 0) {
      throw new IndexOutOfBoundsException(
          "There are no solutions %d to %d; there are %s, numbered from 0."
              .formatted(from, to, all.count()));
    }
    this.from = from;
    this.to = to;
    at = from - 1;
    solution = new int[mostOptions];
  }

  /** Moves to the solution of a number. */
  protected abstract void seek(long number);

  /** Moves to the next solution; called only if there is one. */
  protected abstract void advance();

  /** Number of the prefix that the solution at the cursor begins with. */
  public abstract int prefix();

  /** Begins another solution, by a prefix. */
  protected final void begin(Prefix prefix) {
    int[] chosen = prefix.options();
    System.arraycopy(chosen, 0, solution, 0, chosen.length);
    size = chosen.length;
    unchanged = 0;
  }

  /** Leaves out the options of the solution from an index on. */
  protected final void truncate(int index) {
    size = index;
    unchanged = index;
  }

  /** Adds an option to the solution. */
  protected final void choose(int option) {
    solution[size++] = option;
  }

  @Override
  public final RangeCursor cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  @Override
  public final boolean next() {
    if ((++walked & POLL) == 0 && cancelled.getAsBoolean()) {
      throw new CancellationException("The search was cancelled.");
    }
    if (at >= to - 1) {
      at = to;
      return false;
    }
    at++;
    if (at == from) {
      seek(at);
    } else {
      advance();
    }
    return true;
  }

  /** Number of the solution at the cursor, from 0. */
  public final long number() {
    return at;
  }

  @Override
  public final int size() {
    return size;
  }

  /** An option id of the solution at the cursor, in the order of choice, the prefix first. */
  public final int option(int index) {
    return solution[index];
  }

  @Override
  public final int[] solution() {
    return Arrays.copyOf(solution, size);
  }

  @Override
  public final int[] sharedSolution() {
    return size == solution.length ? solution : solution();
  }

  /** {@inheritDoc} All are reported, but 0 where another prefix begins. */
  @Override
  public final int unchanged() {
    return unchanged;
  }

  @Override
  public final BigInteger countAll() {
    long left = Math.max(0, to - 1 - at);
    at = to;
    return BigInteger.valueOf(left);
  }

  @Override
  public final double passed() {
    return from == to ? 1 : Math.min(to - from, Math.max(0, at - from)) / (double) (to - from);
  }
}
