package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.SolutionCursor;
import org.dancingsparks.values.Graph;
import org.dancingsparks.values.Unranking;

/**
 * Walks a range of a diagram's solutions in order. There are no dead ends: a step changes only the
 * options in which two neighbours differ. Not thread safe.
 */
public final class DiagramCursor implements SolutionCursor {
  /** Solutions between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 14) - 1;

  private final Diagram diagram;
  private final long from;
  private final long to;

  /** Number of the solution at the cursor. */
  private long at;

  private int prefix;

  /** Options of the prefix, and then of the path. */
  private final int[] solution;

  /**
   * By place of the solution, from the prefix's end: the place of the edge chosen among the steps.
   */
  private final int[] edge;

  private final int[] steps;
  private int base;
  private int size;
  private int unchanged;
  private int walked;
  private BooleanSupplier cancelled = () -> false;

  DiagramCursor(Diagram diagram, long from, long to) {
    this.diagram = diagram;
    this.from = from;
    this.to = to;
    at = from - 1;
    int most = diagram.mostOptions();
    solution = new int[most];
    edge = new int[most];
    steps = diagram.steps();
  }

  @Override
  public DiagramCursor cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
    return this;
  }

  @Override
  public boolean next() {
    if ((++walked & POLL) == 0 && cancelled.getAsBoolean()) {
      throw new CancellationException("The search was cancelled.");
    }
    if (at >= to - 1) {
      at = to;
      return false;
    }
    at++;
    if (at == from) {
      seek();
    } else {
      advance();
    }
    return true;
  }

  private void seek() {
    Unranking unranking = diagram.unranking().find(BigInteger.valueOf(at));
    startAt(unranking.prefix());
    for (int step = 0; step < unranking.length(); step++) {
      choose(2 * unranking.edge(step) + 2);
    }
  }

  private void startAt(int newPrefix) {
    prefix = newPrefix;
    int[] start = diagram.prefixes().get(prefix).options();
    System.arraycopy(start, 0, solution, 0, start.length);
    base = start.length;
    size = base;
    unchanged = 0;
  }

  /** Chooses an edge. Returns the place of its target's edges. */
  private int choose(int at) {
    edge[size] = at;
    solution[size] = steps[at] & Integer.MAX_VALUE;
    size++;
    return steps[at + 1];
  }

  private void advance() {
    int place = size - 1;
    while (place >= base && steps[edge[place]] < 0) {
      place--;
    }
    if (place < base) {
      int next = prefix + 1;
      while (diagram.roots[next] == Graph.NONE) {
        next++;
      }
      startAt(next);
      descend(diagram.begin(diagram.roots[prefix]));
    } else {
      size = place;
      unchanged = place;
      descend(choose(edge[place] + 2));
    }
  }

  private void descend(int from) {
    int at = from;
    while (at != 0) {
      at = choose(at);
    }
  }

  /** Number of the solution at the cursor, from 0. */
  public long number() {
    return at;
  }

  @Override
  public int size() {
    return size;
  }

  /** An option id of the solution at the cursor, in the order of choice, the prefix first. */
  public int option(int place) {
    return solution[place];
  }

  @Override
  public int[] solution() {
    return Arrays.copyOf(solution, size);
  }

  @Override
  public int[] sharedSolution() {
    return size == solution.length ? solution : solution();
  }

  /** Number of the diagram's prefix that the solution at the cursor begins with. */
  public int prefix() {
    return prefix;
  }

  /** {@inheritDoc} All are reported, but 0 where another prefix begins. */
  @Override
  public int unchanged() {
    return unchanged;
  }

  @Override
  public BigInteger countAll() {
    long left = Math.max(0, to - 1 - at);
    at = to;
    return BigInteger.valueOf(left);
  }

  @Override
  public double passed() {
    return from == to ? 1 : Math.min(to - from, Math.max(0, at - from)) / (double) (to - from);
  }
}
