package org.dancingsparks.layers.carriers;

import java.util.Arrays;
import java.util.Comparator;
import org.dancingsparks.residuals.Walls;

/** The tests of positions of a window that an option leaves walled in; immutable. */
final class WindowWalls {
  private final Walls walls;

  /** The position after the last one that a sweep covers. */
  private final int end;

  WindowWalls(WindowProblem problem, Window window) {
    end = window.end;
    int width = Math.max(1, (problem.size() + Long.SIZE - 1) / Long.SIZE);
    long[] masks = new long[Math.multiplyExact(problem.options(), width)];
    for (int option = 0; option < problem.options(); option++) {
      for (int at : problem.positions()[option]) {
        masks[option * width + (at >> 6)] |= 1L << at;
      }
    }
    walls = new Walls(masks, width, at -> at < problem.size() && problem.isPrimary()[at]);
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
    long covered = bits(base, positions);
    int[] tested =
        walls.after(
            positions,
            at ->
                at > first
                    && isNear(at, base)
                    && (covered >>> at - base & 1) == 0
                    && areNear(walls.of(at), base));
    Comparator<Integer> fewestOpen =
        Comparator.comparingInt(at -> Long.bitCount(bits(base, walls.of(at)) & ~covered));
    int[] likeliest =
        Arrays.stream(tested).boxed().sorted(fewestOpen).mapToInt(Integer::intValue).toArray();
    long[] tests = new long[2 * tested.length];
    for (int test = 0; test < tested.length; test++) {
      tests[2 * test + 1] = bits(base, walls.of(likeliest[test]));
      tests[2 * test] = tests[2 * test + 1] | 1L << likeliest[test] - base;
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
