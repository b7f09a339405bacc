package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.cover.SolutionCursor;

/** Searches subproblems that are prefixes. */
final class PrefixWalk implements Walk {
  private final Search search;
  private final SolutionCursor cursor;
  private int[] prefix = {};
  private int[] solution = {};

  PrefixWalk(Search search) {
    this.search = search;
    cursor = search.cursor();
  }

  @Override
  public void cancelledBy(BooleanSupplier cancelled) {
    cursor.cancelledBy(cancelled);
  }

  @Override
  public void start(Subproblem subproblem) {
    prefix = subproblem.prefix();
    cursor.from(Prefix.of(search.problem(), prefix));
  }

  @Override
  public boolean next() {
    boolean isThere = cursor.next();
    if (isThere) {
      solution = cursor.solution();
    }
    return isThere;
  }

  @Override
  public int[] solution() {
    return solution;
  }

  @Override
  public int unchanged() {
    return 0;
  }

  @Override
  public int[] start() {
    return prefix;
  }

  @Override
  public BigInteger count() {
    return cursor.countAll();
  }

  @Override
  public double passed() {
    return cursor.passed();
  }

  @Override
  public long updates() {
    return cursor.updates();
  }

  @Override
  public Profile profile() {
    return cursor.profile();
  }
}
