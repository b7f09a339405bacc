package org.dancingsparks.layers.carriers;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Tests whether a position can be left open: it is secondary, or an option that is not left has it
 * and fits. Immutable.
 */
final class HoleCheck {
  private static final long[] NONE = {};

  /**
   * By position of the zone: the other positions of each option that is not left and has it, as
   * bits of the zone; only minimal sets, the smallest first.
   */
  private final long[][] others;

  /** By position of the zone: all other positions of these sets. */
  private final long[] all;

  HoleCheck(WindowProblem problem, Cut cut, Window window) {
    others = new long[window.zoneBits()][];
    all = new long[others.length];
    Arrays.fill(others, NONE);
    for (long rest = window.secondaryOfZone; rest != 0; rest &= rest - 1) {
      // Whatever is covered, it can stay open.
      others[Long.numberOfTrailingZeros(rest)] = new long[1];
    }
    for (int option = 0; option < problem.options(); option++) {
      if (!cut.isLeft(option)) {
        add(problem.positions()[option], window);
      }
    }
    for (int hole = 0; hole < others.length; hole++) {
      others[hole] = minimal(others[hole]);
      for (long mask : others[hole]) {
        all[hole] |= mask;
      }
    }
  }

  /** Adds an option to the sets of its positions. */
  private void add(int[] positions, Window window) {
    long mask = 0;
    for (int at : positions) {
      mask |= at < window.end ? 1L << at - window.zone : 0;
    }
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      int hole = Long.numberOfTrailingZeros(rest);
      others[hole] = Arrays.copyOf(others[hole], others[hole].length + 1);
      others[hole][others[hole].length - 1] = mask & ~(1L << hole);
    }
  }

  /** The sets that contain no other one. */
  private static long[] minimal(long[] masks) {
    Long[] bySize = Arrays.stream(masks).boxed().toArray(Long[]::new);
    Arrays.sort(bySize, Comparator.<Long>comparingInt(Long::bitCount).thenComparing(mask -> mask));
    long[] minimal = new long[masks.length];
    int size = 0;
    for (long mask : bySize) {
      boolean isMinimal = true;
      for (int at = 0; at < size && isMinimal; at++) {
        isMinimal = (minimal[at] & mask) != minimal[at];
      }
      if (isMinimal) {
        minimal[size++] = mask;
      }
    }
    return Arrays.copyOf(minimal, size);
  }

  /** Returns whether a hole can still be covered, where these bits of the zone are covered. */
  boolean isOpen(int hole, long covered) {
    for (long mask : others[hole]) {
      if ((covered & mask) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether holes can still be covered, each by itself. */
  boolean areOpen(long holes, long covered) {
    for (long left = holes; left != 0; left &= left - 1) {
      if (!isOpen(Long.numberOfTrailingZeros(left), covered)) {
        return false;
      }
    }
    return true;
  }

  /** The holes that some option can no longer cover beside these positions. */
  long affected(long positions) {
    long affected = 0;
    for (int hole = 0; hole < all.length; hole++) {
      affected |= (all[hole] & positions) != 0 ? 1L << hole : 0;
    }
    return affected;
  }
}
