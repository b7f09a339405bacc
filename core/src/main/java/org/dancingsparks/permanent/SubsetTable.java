package org.dancingsparks.permanent;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Sets of up to 63 columns, as bits, each with a number of some limbs: a hash table with open
 * addressing that is never more than half full. Not thread safe.
 */
final class SubsetTable {
  private static final int MIN_CAPACITY = 1 << 6;

  /** The mark of a slot in use, needed since the empty set is a key as well. */
  private static final long TAKEN = 1L << 63;

  /** 2^64 over the golden ratio, which spreads keys that are near each other. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final int limbs;
  private long[] keys = new long[MIN_CAPACITY];
  private long[] values;
  private int size;

  SubsetTable(int limbs) {
    this.limbs = limbs;
    values = new long[MIN_CAPACITY * limbs];
  }

  /** The approximate bytes of a table of this many states, and of another one while it grows. */
  static double bytes(double states, int limbs) {
    double capacity =
        Math.max(MIN_CAPACITY, Math.pow(2, Math.ceil(Math.log(2 * states) / Math.log(2))));
    return 1.5 * capacity * Long.BYTES * (1 + limbs);
  }

  /** Number of slots; unused ones must be skipped. */
  int slots() {
    return keys.length;
  }

  boolean isTaken(int index) {
    return keys[index] < 0;
  }

  long key(int index) {
    return keys[index] & ~TAKEN;
  }

  /** Sets the number of the empty set, which must be new, to 1. */
  void addOne() {
    values[place(TAKEN) * limbs] = 1;
  }

  /** The number of the empty set. */
  BigInteger valueOfEmpty() {
    return Limbs.value(values, place(TAKEN) * limbs, limbs);
  }

  void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(values, 0);
    size = 0;
  }

  /**
   * Adds to a set's number the product of a factor and the number in a slot of another table.
   *
   * @param factor of at most 2^62 in absolute value, so that carries stay within a limb
   */
  void add(long key, SubsetTable other, int index, int factor) {
    int at = place(key | TAKEN);
    if (limbs == 1) {
      values[at] += other.values[index] * factor;
    } else {
      addLimbs(at, other, index, factor);
    }
  }

  private void addLimbs(int at, SubsetTable other, int index, long factor) {
    long[] sum = values;
    long[] summand = other.values;
    long carry = 0;
    for (int limb = 0; limb < limbs; limb++) {
      long unsigned = summand[index * limbs + limb];
      long low = unsigned * factor;
      long high = Math.multiplyHigh(unsigned, factor) + (unsigned >> 63 & factor);
      long carried = low + carry;
      high += (carry >> 63) + (Long.compareUnsigned(carried, low) < 0 ? 1 : 0);
      long result = carried + sum[at * limbs + limb];
      high += Long.compareUnsigned(result, carried) < 0 ? 1 : 0;
      sum[at * limbs + limb] = result;
      carry = high;
    }
  }

  private int place(long key) {
    int mask = keys.length - 1;
    int at = (int) (key * SPREAD >>> 32) & mask;
    while (keys[at] != key) {
      if (keys[at] == 0) {
        return taken(at, key);
      }
      at = at + 1 & mask;
    }
    return at;
  }

  private int taken(int at, long key) {
    if (2 * size >= keys.length) {
      grow();
      return place(key);
    }
    size++;
    keys[at] = key;
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new long[2 * oldValues.length];
    size = 0;
    for (int old = 0; old < oldKeys.length; old++) {
      if (oldKeys[old] != 0) {
        System.arraycopy(oldValues, old * limbs, values, place(oldKeys[old]) * limbs, limbs);
      }
    }
  }
}
