package org.dancingsparks.layers;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.dancingsparks.diagram.WallSearch;

/** The walls of all primary positions, and the tests that follow from them; immutable. */
final class Walls {
  /** By position: other positions of which each of its options has one; empty if not tested. */
  private final int[][] walls;

  /** After the last position that a sweep covers. */
  private final int end;

  Walls(WindowProblem problem, Window window) {
    end = window.end;
    int width = Math.max(1, (problem.size() + Long.SIZE - 1) / Long.SIZE);
    long[] masks = new long[Math.multiplyExact(problem.options(), width)];
    for (int option = 0; option < problem.options(); option++) {
      for (int at : problem.positions()[option]) {
        masks[option * width + (at >> 6)] |= 1L << at;
      }
    }
    WallSearch search = new WallSearch(masks, width);
    walls =
        IntStream.range(0, problem.size())
            .mapToObj(at -> problem.isPrimary()[at] ? search.walls(at) : new int[0])
            .toArray(int[][]::new);
  }

  /** Positions as bits from a base. */
  static long bits(int base, int... positions) {
    long bits = 0;
    for (int position : positions) {
      bits |= 1L << position - base;
    }
    return bits;
  }

  /**
   * The tests after an option: for each position after its first one that has a wall in it, the
   * position with its walls, and its walls alone.
   */
  long[] tests(int[] positions, int first, int base) {
    return IntStream.range(first + 1, Math.min(end, base + Long.SIZE))
        .filter(at -> Arrays.binarySearch(positions, at) < 0)
        .filter(
            at -> Arrays.stream(walls[at]).anyMatch(w -> Arrays.binarySearch(positions, w) >= 0))
        // Others lie beyond what a window can have covered.
        .filter(at -> Arrays.stream(walls[at]).allMatch(wall -> wall < Math.min(end, base + 64)))
        .mapToObj(at -> test(at, base))
        .flatMapToLong(Arrays::stream)
        .toArray();
  }

  private long[] test(int at, int base) {
    // A wall before the base is covered.
    long ofWalls = bits(base, Arrays.stream(walls[at]).filter(wall -> wall >= base).toArray());
    return LongStream.of(ofWalls | 1L << at - base, ofWalls).toArray();
  }
}
