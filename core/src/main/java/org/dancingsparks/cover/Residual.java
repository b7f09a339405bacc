package org.dancingsparks.cover;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The part of a problem that a prefix leaves: the items that can still be covered, and the options
 * that have a primary item and can still be chosen. Immutable. Making it takes time proportional to
 * the entries.
 */
public final class Residual {
  private final Problem problem;
  private final Coverage coverage;
  private final BitSet options = new BitSet();

  /** By item: the number of options left that have it. */
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
        for (int index = 0; index < problem.size(option); index++) {
          uses[problem.item(option, index)]++;
        }
      }
    }
  }

  /** The ids of the options left, in a new set. */
  public BitSet options() {
    return (BitSet) options.clone();
  }

  /** The number of options left that have an item. */
  public int uses(int item) {
    return uses[item];
  }

  /** Minimum number of further options that must cover an item, beyond those of the prefix. */
  public int least(int item) {
    return Math.max(0, problem.least(item) - coverage.times(item));
  }

  /** Maximum number of further options that may cover an item; as {@link Problem#most}. */
  public int most(int item) {
    return problem.isPrimary(item) ? problem.most(item) - coverage.times(item) : problem.most(item);
  }

  /**
   * The primary items that need more options than are left. If there is one, there is no solution.
   */
  public int[] uncoverable() {
    return IntStream.range(0, problem.primaryItems())
        .filter(item -> uses[item] < least(item))
        .toArray();
  }
}
