package org.dancingsparks.layers;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tests whether a position can be left open for an option that is not left: one that has it and
 * fits. Immutable.
 */
final class HoleTest {
  private static final long[] NONE = {};

  /**
   * By position of the zone: the other positions of each option that is not left and has it, as
   * bits of the zone; only minimal sets, the smallest first.
   */
  private final long[][] others;

  HoleTest(WindowProblem problem, Cut cut, Window window) {
    others = new long[window.zoneBits()][];
    Arrays.fill(others, NONE);
    for (int hole = 0; hole < others.length; hole++) {
      int at = window.zone + hole;
      others[hole] =
          minimal(
              IntStream.range(0, problem.options())
                  .filter(option -> !cut.isLeft(option))
                  .mapToObj(option -> problem.positions()[option])
                  .filter(positions -> Arrays.binarySearch(positions, at) >= 0)
                  .map(positions -> others(positions, at, window)));
    }
  }

  private static long others(int[] positions, int at, Window window) {
    int[] inZone =
        Arrays.stream(positions).filter(other -> other != at && other < window.end).toArray();
    return Walls.bits(window.zone, inZone);
  }

  private static long[] minimal(Stream<Long> masks) {
    List<Long> bySize =
        masks
            .distinct()
            .sorted(Comparator.<Long>comparingInt(Long::bitCount).thenComparing(mask -> mask))
            .toList();
    return bySize.stream()
        .filter(
            mask -> bySize.stream().noneMatch(part -> !part.equals(mask) && (part & mask) == part))
        .mapToLong(Long::longValue)
        .toArray();
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
    for (int hole = 0; hole < others.length; hole++) {
      if (Arrays.stream(others[hole]).anyMatch(mask -> (mask & positions) != 0)) {
        affected |= 1L << hole;
      }
    }
    return affected;
  }
}
