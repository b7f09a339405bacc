package org.dancingsparks.starts;

import java.io.Serializable;
import java.math.BigInteger;

/** The sets of so many kinds, in lexicographic order, and the place of each. Immutable. */
public final class StartSets implements Serializable {
  private static final long serialVersionUID = 1;

  /** Totals are kept for so many sets at most. */
  static final int MOST_LISTED = 1 << 14;

  private final int size;
  private final BigInteger all;

  /**
   * By place in a set and kind, how many sets begin with some kinds and then, at the place, with
   * one that is smaller; null where there are too many sets.
   */
  private final int[][] before;

  /**
   * Sets.
   *
   * @param kinds numbered from 0
   * @param size of each set, 0 or more
   */
  StartSets(int kinds, int size) {
    this.size = size;
    all = choose(kinds, size);
    before = areListed() ? new int[size][kinds + 1] : null;
    for (int place = 0; areListed() && place < size; place++) {
      for (int kind = 0; kind < kinds; kind++) {
        int rest = choose(kinds - 1 - kind, size - 1 - place).min(all).intValue();
        before[place][kind + 1] = before[place][kind] + rest;
      }
    }
  }

  /** Number of ways to choose some of several. */
  static BigInteger choose(int of, int some) {
    if (some < 0 || some > of) {
      return BigInteger.ZERO;
    }
    BigInteger ways = BigInteger.ONE;
    for (int place = 1; place <= some; place++) {
      ways = ways.multiply(BigInteger.valueOf(of - some + place)).divide(BigInteger.valueOf(place));
    }
    return ways;
  }

  /** Number of kinds in a set. */
  public int size() {
    return size;
  }

  /** Number of sets. */
  public BigInteger count() {
    return all;
  }

  /** Whether they are few enough to keep totals for each. */
  public boolean areListed() {
    return all.bitLength() < Integer.SIZE && all.intValue() <= MOST_LISTED;
  }

  /** How many totals are kept. */
  public int listed() {
    return areListed() ? all.intValue() : 0;
  }

  /** What a kind, at a place of a set, adds to the set's place; 0 where totals are not kept. */
  int step(int place, int previous, int kind) {
    return before == null ? 0 : before[place][kind] - before[place][previous + 1];
  }

  /** The kinds of the set at a place, ascending. */
  public int[] set(int number) {
    int[] set = new int[size];
    int left = number;
    int previous = -1;
    for (int place = 0; place < size; place++) {
      int kind = previous + 1;
      while (step(place, previous, kind + 1) <= left) {
        kind++;
      }
      left -= step(place, previous, kind);
      set[place] = kind;
      previous = kind;
    }
    return set;
  }

  /** The place of a set. */
  int number(int... set) {
    int number = 0;
    int previous = -1;
    for (int place = 0; place < set.length; place++) {
      number += step(place, previous, set[place]);
      previous = set[place];
    }
    return number;
  }
}
