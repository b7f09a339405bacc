package org.dancingsparks.cover;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The part of a problem that a prefix leaves: the items that can still be covered, and the options
 * that have a primary item and can still be chosen. Immutable. Made in time proportional to the
 * entries.
 */
public final class Residual {
  private final Problem problem;
  private final Coverage coverage;
  private final BitSet options = new BitSet();

  /** By primary item: the number of options left that have it. */
  private final int[] uses;

  /** The residual of a prefix. */
  public Residual(Problem problem, Prefix prefix) {
    this.problem = problem;
    coverage = new Coverage(problem);
    uses = new int[problem.items()];
    BitSet decided = new BitSet();
    for (int option : prefix.options()) {
      coverage.add(option);
      decided.set(option);
    }
    Arrays.stream(prefix.excluded()).forEach(decided::set);
    for (int option = 0; option < problem.options(); option++) {
      if (!decided.get(option) && problem.hasPrimary(option) && coverage.conflict(option) < 0) {
        options.set(option);
        for (int place = 0; place < problem.size(option); place++) {
          uses[problem.item(option, place)]++;
        }
      }
    }
  }

  /**
   * Returns whether the prefix covers an item as often as that may be; a secondary item, if it
   * covers it at all.
   */
  public boolean isCovered(int item) {
    return coverage.times(item) >= problem.most(item);
  }

  /** The ids of the options left, in a new set. */
  public BitSet options() {
    return (BitSet) options.clone();
  }

  /**
   * The primary items of which more options are needed than are left. If there is one, there is no
   * solution.
   */
  public int[] uncoverable() {
    return IntStream.range(0, problem.primaryItems())
        .filter(item -> coverage.times(item) + uses[item] < problem.least(item))
        .toArray();
  }
}
