package org.dancingsparks.diagram;

import java.util.Arrays;

/**
 * Numbers of solutions of residuals, in bounded memory. Threads of one JVM share it.
 *
 * <p>Each residual has two entries it can be stored in. The first keeps the residual that took the
 * most work, the second the latest. Entries are lost once the memo is full, but they are never
 * wrong: residuals are compared whole. Thread safe: each part of the table has a lock.
 */
final class Memo {
  private static final int MIN_ENTRIES = 1 << 4;
  private static final int MAX_ENTRIES = 1 << 26;
  private static final int LOCKS = 1 << 8;

  private final int width;

  /** Longs of a number of solutions. */
  final int limbs;

  /**
   * Longs of an entry: the residual, its number of solutions, and the work that it took, 0 if the
   * entry is free.
   */
  private final int stride;

  private final long[][] parts;
  private final int entriesOfPart;

  /**
   * A memo.
   *
   * @param width words of a residual
   * @param limbs longs of a number of solutions
   * @param bytes approximate memory; there is always room for some residuals
   */
  Memo(int width, int limbs, long bytes) {
    this.width = width;
    this.limbs = limbs;
    stride = width + limbs + 1;
    long wanted = bytes / ((long) stride * Long.BYTES);
    int most = Math.min(MAX_ENTRIES, Integer.MAX_VALUE / stride / 2);
    int entries = (int) Math.max(MIN_ENTRIES, Math.min(most, wanted));
    int locks = Math.min(LOCKS, Integer.highestOneBit(entries / MIN_ENTRIES));
    entriesOfPart = Integer.highestOneBit(Math.max(2, entries / locks));
    parts = new long[locks][entriesOfPart * stride];
  }

  /**
   * Looks a residual up.
   *
   * @param residuals by level
   * @param solutions receives its number of solutions, if that is known
   * @return whether it is known
   */
  boolean find(long[] residuals, int level, long... solutions) {
    int at = level * width;
    long hash = hash(residuals, at);
    long[] part = parts[(int) hash & (parts.length - 1)];
    int entry = entry(hash);
    synchronized (part) {
      int index = entry * stride;
      if (!isAt(part, index, residuals, at)) {
        index = (entry ^ 1) * stride;
        if (!isAt(part, index, residuals, at)) {
          return false;
        }
      }
      System.arraycopy(part, index + width, solutions, 0, limbs);
      return true;
    }
  }

  /**
   * Stores the number of solutions of a residual.
   *
   * @param residuals by level
   * @param solutions of the residuals, by level
   * @param work that it took, at least 1
   */
  void store(long[] residuals, int level, WideCounts solutions, long work) {
    int at = level * width;
    long hash = hash(residuals, at);
    long[] part = parts[(int) hash & (parts.length - 1)];
    int entry = entry(hash) & ~1;
    synchronized (part) {
      int first = entry * stride;
      boolean isCostlier = work >= part[first + stride - 1];
      int index = isCostlier || isAt(part, first, residuals, at) ? first : first + stride;
      if (isCostlier) {
        System.arraycopy(part, first, part, first + stride, stride);
      }
      System.arraycopy(residuals, at, part, index, width);
      System.arraycopy(solutions.values, level * limbs, part, index + width, limbs);
      part[index + stride - 1] = work;
    }
  }

  private boolean isAt(long[] part, int entry, long[] residuals, int at) {
    return part[entry + stride - 1] != 0
        && Arrays.equals(part, entry, entry + width, residuals, at, at + width);
  }

  private int entry(long hash) {
    return (int) (hash >>> 32) & (entriesOfPart - 1);
  }

  private long hash(long[] residuals, int at) {
    long mixed = Kernel.mix(residuals[at]);
    for (int word = 1; word < width; word++) {
      mixed = Kernel.mix(mixed ^ residuals[at + word]);
    }
    return mixed ^ mixed >>> 29;
  }

  /** Bytes in use. */
  long bytes() {
    return (long) parts.length * entriesOfPart * stride * Long.BYTES;
  }
}
