package org.dancingsparks.layers;

import java.util.Arrays;
import org.dancingsparks.diagram.WallSearch;

/** The walls of all primary positions, and the tests that follow from them; immutable. */
final class Walls {
  private static final int[] NONE = {};

  /** By position: other positions of which each of its options has one; empty if not tested. */
  private final int[][] walls;

  /** By position: the positions that it is a wall of. */
  private final int[][] within;

  /** After the last position that a sweep covers. */
  private final int end;

  Walls(WindowProblem problem, Window window) {
    end = window.end;
    int size = problem.size();
    int width = Math.max(1, (size + Long.SIZE - 1) / Long.SIZE);
    long[] masks = new long[Math.multiplyExact(problem.options(), width)];
    for (int option = 0; option < problem.options(); option++) {
      for (int at : problem.positions()[option]) {
        masks[option * width + (at >> 6)] |= 1L << at;
      }
    }
    WallSearch search = new WallSearch(masks, width);
    walls = new int[size][];
    within = new int[size][];
    Arrays.fill(within, NONE);
    for (int at = 0; at < size; at++) {
      walls[at] = problem.isPrimary()[at] ? search.walls(at) : NONE;
      for (int wall : walls[at]) {
        within[wall] = Arrays.copyOf(within[wall], within[wall].length + 1);
        within[wall][within[wall].length - 1] = at;
      }
    }
  }

  /** Positions as bits from a base; those before it are left out. */
  static long bits(int base, int... positions) {
    long bits = 0;
    for (int position : positions) {
      bits |= position < base ? 0 : 1L << position - base;
    }
    return bits;
  }

  /**
   * The tests after an option: for each position after its first one that has a wall in it, the
   * position with its walls, and its walls alone. A wall before the base is covered.
   */
  long[] tests(int[] positions, int first, int base) {
    long[] tests = {};
    long seen = bits(base, positions);
    for (int wall : positions) {
      for (int at : within[wall]) {
        boolean isNew = at > first && isNear(at, base) && (seen >>> at - base & 1) == 0;
        if (isNew) {
          seen |= 1L << at - base;
          if (areNear(walls[at], base)) {
            tests = Arrays.copyOf(tests, tests.length + 2);
            tests[tests.length - 1] = bits(base, walls[at]);
            tests[tests.length - 2] = tests[tests.length - 1] | 1L << at - base;
          }
        }
      }
    }
    return tests;
  }

  /** Returns whether a window from a base can have a position covered. */
  private boolean isNear(int position, int base) {
    return position < Math.min(end, base + Long.SIZE);
  }

  private boolean areNear(int[] positions, int base) {
    for (int position : positions) {
      if (!isNear(position, base)) {
        return false;
      }
    }
    return true;
  }
}
