package org.dancingsparks.cover;

import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The part of a problem that a prefix leaves: the items that it does not cover, and the options
 * that have a primary item and none that is covered. Immutable. Made in time proportional to the
 * entries.
 */
public final class Residual {
  private final Problem problem;
  private final BitSet covered = new BitSet();
  private final BitSet options = new BitSet();
  private final BitSet coverable = new BitSet();

  /** The residual of a prefix. */
  public Residual(Problem problem, Prefix prefix) {
    this.problem = problem;
    for (int option : prefix.options()) {
      items(option).forEach(covered::set);
    }
    for (int option = 0; option < problem.options(); option++) {
      if (problem.hasPrimary(option) && items(option).noneMatch(covered::get)) {
        options.set(option);
        items(option).forEach(coverable::set);
      }
    }
  }

  private IntStream items(int option) {
    return IntStream.range(0, problem.size(option)).map(place -> problem.item(option, place));
  }

  /** Returns whether the prefix covers an item. */
  public boolean isCovered(int item) {
    return covered.get(item);
  }

  /** The ids of the options left, in a new set. */
  public BitSet options() {
    return (BitSet) options.clone();
  }

  /** The primary items left that are in no option left. If there is one, there is no solution. */
  public int[] uncoverable() {
    return IntStream.range(0, problem.primaryItems())
        .filter(item -> !covered.get(item) && !coverable.get(item))
        .toArray();
  }
}
