package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.DiagramCursor;

/** Walks subproblems that are ranges of the solutions of a diagram. */
final class RangeWalk implements Walk {
  /** The solutions between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 14) - 1;

  private final Diagram diagram;
  private final List<Prefix> prefixes;
  private BooleanSupplier cancelled = () -> false;
  private DiagramCursor cursor;
  private Subproblem range;
  private int walked;

  RangeWalk(Diagram diagram) {
    this.diagram = diagram;
    prefixes = diagram.prefixes();
  }

  @Override
  public void cancelledBy(BooleanSupplier isCancelled) {
    cancelled = isCancelled;
  }

  @Override
  public void start(Subproblem subproblem) {
    range = subproblem;
    cursor = diagram.cursor(range.from(), range.to());
  }

  @Override
  public boolean next() {
    if ((++walked & POLL) == 0 && cancelled.getAsBoolean()) {
      throw new CancellationException("The search was cancelled.");
    }
    return cursor.next();
  }

  @Override
  public int[] solution() {
    return cursor.sharedSolution();
  }

  @Override
  public int unchanged() {
    return cursor.unchanged();
  }

  @Override
  public int[] start() {
    return prefixes.get(cursor.prefix()).options();
  }

  @Override
  public BigInteger count() {
    long left = Math.max(0, range.to() - 1 - cursor.number());
    cursor = diagram.cursor(range.to(), range.to());
    return BigInteger.valueOf(left);
  }

  @Override
  public double passed() {
    long solutions = range.to() - range.from();
    return solutions == 0 ? 1 : Math.max(0, cursor.number() - range.from()) / (double) solutions;
  }

  @Override
  public long updates() {
    return 0;
  }

  @Override
  public Profile profile() {
    return Profile.NONE;
  }
}
