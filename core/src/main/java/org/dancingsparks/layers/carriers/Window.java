package org.dancingsparks.layers.carriers;

/**
 * The variable part of a residual as bits of a long, in a sweep over the positions that chooses
 * left options and those in the middle.
 *
 * <p>A residual's <em>place</em> is its first uncovered position that no choice has been made for.
 * Its window begins at the place's <em>base</em>: everything before is covered, or can no longer be
 * chosen. A window's bit is set where a position is covered. From {@link #zone} on, a position that
 * a right option or one in the middle has can be left open, as a <em>hole</em>: so no base is
 * greater than that. Immutable.
 */
public final class Window {
  /** Maximum number of secondary positions of the zone: each doubles the work of a join. */
  private static final int MAX_SECONDARY_ITEMS = 6;

  /** Number of positions. */
  final int size;

  /**
   * The first position of options that are not left, or one before it, so that from there on all
   * places have it as their base; {@link #size} if there are no such options.
   */
  public final int zone;

  /**
   * The place of complete residuals: after the last position of options that are not right, or
   * farther by as much as the zone begins earlier.
   */
  public final int end;

  /** The greatest first position of options that are not right. */
  public final int lastFirst;

  /** By place, its base. */
  final int[] base;

  /** By place, the bits of the window that matter there. */
  final long[] relevant;

  /** By place, the bits of secondary positions, which need not be covered. */
  final long[] secondary;

  /** The secondary positions of the zone, as bits of it. */
  final long secondaryOfZone;

  /** By position, whether a left option must cover it. */
  final boolean[] must;

  /** The last position that a left option must cover, or -1. */
  private final int lastMust;

  /** By base: the positions that a left option must cover, as bits from there. */
  private final long[] mustFrom;

  /** True if keys, and the positions that options cover, fit longs. */
  public final boolean fits;

  /** Bits of a window. */
  public final int bits;

  /** Bits of a place. */
  final int placeBits;

  public Window(WindowProblem problem, Cut cut) {
    size = problem.size();
    must = problem.isPrimary().clone();
    int begin = size;
    int after = 0;
    int latest = -1;
    int[] reach = new int[size + 2];
    int[] lastUse = new int[size];
    for (int option = 0; option < problem.options(); option++) {
      int first = problem.first(option);
      for (int at : problem.positions()[option]) {
        must[at] &= cut.isLeft(option);
        lastUse[at] = Math.max(lastUse[at], first);
      }
      if (!cut.isLeft(option)) {
        begin = Math.min(begin, problem.positions()[option][0]);
      }
      if (!cut.isRight(option)) {
        after = Math.max(after, problem.last(option) + 1);
        latest = Math.max(latest, first);
        reach[first + 1] = Math.max(reach[first + 1], problem.last(option) + 1);
      }
    }
    zone = leastBase(problem, lastUse, begin);
    // The mirror image of where the zone begins.
    end = after + begin - zone;
    lastFirst = latest;
    int last = size - 1;
    while (last >= 0 && !must[last]) {
      last--;
    }
    lastMust = last;
    base = new int[size + 1];
    int most = 1;
    for (int place = 0; place <= size; place++) {
      base[place] = place < zone ? firstUsed(problem, lastUse, place) : zone;
      reach[place + 1] = Math.max(reach[place + 1], reach[place]);
      most = Math.max(most, reach[place] - base[place]);
    }
    bits = most;
    placeBits = Integer.SIZE - Integer.numberOfLeadingZeros(size);
    secondaryOfZone = secondaryOfZone(problem);
    fits =
        keyBits() < Long.SIZE
            && zoneBits() < Long.SIZE - 1
            && Long.bitCount(secondaryOfZone) <= MAX_SECONDARY_ITEMS
            && areNear(problem, reach);
    mustFrom = mustFrom(must);
    secondary = new long[size + 1];
    relevant = new long[size + 1];
    for (int place = 0; place <= size; place++) {
      for (int at = base[place]; at < Math.min(size, base[place] + Long.SIZE); at++) {
        boolean isUsed = problem.isPrimary()[at] || lastUse[at] >= place || at >= zone;
        secondary[place] |= problem.isPrimary()[at] ? 0 : 1L << at - base[place];
        relevant[place] |= isUsed && at - base[place] < most ? 1L << at - base[place] : 0;
      }
    }
  }

  /** The first position before a place, or that itself, that options from there on can have. */
  private static int firstUsed(WindowProblem problem, int[] lastUse, int place) {
    int first = place;
    for (int at = place - 1; at >= 0; at--) {
      first = !problem.isPrimary()[at] && lastUse[at] >= place ? at : first;
    }
    return first;
  }

  private static long[] mustFrom(boolean... must) {
    long[] from = new long[must.length + 1];
    for (int at = must.length - 1; at >= 0; at--) {
      from[at] = from[at + 1] << 1 | (must[at] ? 1 : 0);
    }
    return from;
  }

  private static int leastBase(WindowProblem problem, int[] lastUse, int begin) {
    int least = begin;
    for (int place = begin; place < problem.size(); place++) {
      least = Math.min(least, firstUsed(problem, lastUse, place));
    }
    return least == begin ? begin : leastBase(problem, lastUse, least);
  }

  private long secondaryOfZone(WindowProblem problem) {
    long bits = 0;
    for (int at = zone; at < Math.min(end, zone + Long.SIZE); at++) {
      bits |= problem.isPrimary()[at] ? 0 : 1L << at - zone;
    }
    return bits;
  }

  /**
   * Returns whether the place after each choice is less than a long's bits from the base before.
   */
  private boolean areNear(WindowProblem problem, int... reach) {
    boolean areNear = true;
    for (int place = 0; place <= lastFirst; place++) {
      int next = Math.max(place + 1, reach[place + 1]);
      while (next < size && !problem.isPrimary()[next]) {
        next++;
      }
      areNear &= next - base[place] < Long.SIZE;
    }
    return areNear;
  }

  /** The key of the residual with nothing covered. */
  long initial() {
    return (long) Long.numberOfTrailingZeros(~secondary[0]) << bits;
  }

  /**
   * The key of the residual in which all positions before one are covered, and some after it.
   *
   * @param covered the positions covered from that one on, as bits; all others are primary
   */
  public long key(int position, long covered) {
    int place = position + Long.numberOfTrailingZeros(~covered);
    int at = place > lastFirst ? end : place;
    int shift = base[at] - position;
    return (long) at << bits | (shift < Long.SIZE ? covered >>> shift & relevant[at] : 0);
  }

  /**
   * Returns whether all positions that left options must cover are.
   *
   * @param covered the positions covered from a base on, before which all of these are
   */
  boolean isCovered(long covered, int from) {
    return lastMust - from < Long.SIZE && (~covered & mustFrom[from]) == 0;
  }

  /** Bits of a key: a place and a window. */
  int keyBits() {
    return placeBits + bits;
  }

  /** A join of complete residuals with the images of others. */
  public FillingJoin join() {
    return new FillingJoin(zoneBits(), secondaryOfZone);
  }

  /** Bits of a complete residual, which are those of the zone. */
  int zoneBits() {
    return Math.max(0, end - zone);
  }
}
