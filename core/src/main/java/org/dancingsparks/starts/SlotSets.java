package org.dancingsparks.starts;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * The sets of a fixed number of slots, in lexicographic order, and their numbers in it. Immutable.
 */
public final class SlotSets implements Serializable {
  private static final long serialVersionUID = 1;

  /** Maximum number of sets for which totals are kept. */
  static final int MAX_LISTED_SETS = 1 << 14;

  private final int size;
  private final BigInteger all;

  /**
   * By index in a set and slot: the number of sets with the same slots before the index, and a
   * smaller slot at it; null where there are too many sets.
   */
  private final int[][] before;

  /**
   * The sets of some size.
   *
   * @param slots numbered from 0
   * @param size of each set, 0 or more
   */
  SlotSets(int slots, int size) {
    this.size = size;
    all = choose(slots, size);
    before = areListed() ? new int[size][slots + 1] : null;
    for (int index = 0; areListed() && index < size; index++) {
      for (int slot = 0; slot < slots; slot++) {
        int rest = choose(slots - 1 - slot, size - 1 - index).min(all).intValue();
        before[index][slot + 1] = before[index][slot] + rest;
      }
    }
  }

  /** A binomial coefficient: the number of subsets. */
  static BigInteger choose(int of, int some) {
    if (some < 0 || some > of) {
      return BigInteger.ZERO;
    }
    BigInteger ways = BigInteger.ONE;
    for (int index = 1; index <= some; index++) {
      ways = ways.multiply(BigInteger.valueOf(of - some + index)).divide(BigInteger.valueOf(index));
    }
    return ways;
  }

  /** Number of slots in a set. */
  public int size() {
    return size;
  }

  /** Number of sets. */
  public BigInteger count() {
    return all;
  }

  /** Returns whether there are few enough sets to keep totals for each. */
  public boolean areListed() {
    return all.bitLength() < Integer.SIZE && all.intValue() <= MAX_LISTED_SETS;
  }

  /** Number of totals that are kept. */
  public int listed() {
    return areListed() ? all.intValue() : 0;
  }

  /** The part of a set's number that comes from a slot at an index; 0 where totals are not kept. */
  int step(int index, int previous, int slot) {
    return before == null ? 0 : before[index][slot] - before[index][previous + 1];
  }

  /** The slots of the set with a number, ascending. */
  public int[] set(int number) {
    int[] set = new int[size];
    int left = number;
    int previous = -1;
    for (int index = 0; index < size; index++) {
      int slot = previous + 1;
      while (step(index, previous, slot + 1) <= left) {
        slot++;
      }
      left -= step(index, previous, slot);
      set[index] = slot;
      previous = slot;
    }
    return set;
  }

  /** The number of a set. */
  int number(int... set) {
    int number = 0;
    int previous = -1;
    for (int index = 0; index < set.length; index++) {
      number += step(index, previous, set[index]);
      previous = set[index];
    }
    return number;
  }
}
