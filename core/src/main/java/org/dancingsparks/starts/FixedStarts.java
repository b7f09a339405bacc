package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * Counts starts that a symmetry maps to themselves, over all symmetries but the identity. With the
 * number of all starts this gives the number up to symmetry (Burnside's lemma).
 *
 * <p>A start that is mapped to itself consists of whole orbits, so only those options of a solution
 * matter whose whole orbit it contains; hardly any solution has enough of them. One thread.
 */
final class FixedStarts {
  private static final int MIN_ABLE = 16;

  private final OptionSlots slots;
  private final SlotSets sets;

  /** By symmetry without the identity: the image of each option. */
  private final int[][] images;

  /** By symmetry and option: whether a solution can contain the option and its image. */
  private final boolean[][] isPossible;

  /** By symmetry: the options that it keeps. */
  private final int[][] kept;

  private final boolean[] isThere;
  private final SuffixTable left;
  private final PartitionRefinement refinement;
  private long unique;
  private long solvable;

  /**
   * A count of no starts.
   *
   * @param poll called from time to time; may throw to end the count
   */
  FixedStarts(Problem problem, StartLimits limits, Runnable poll) {
    slots = limits.slots();
    sets = limits.sets();
    left = new SuffixTable(slots);
    refinement = new PartitionRefinement(slots, new StartTotals(sets), poll);
    images = Arrays.copyOfRange(limits.images(), 1, limits.images().length);
    kept = Arrays.stream(images).map(FixedStarts::kept).toArray(int[][]::new);
    isPossible = new boolean[images.length][problem.options()];
    isThere = new boolean[problem.options()];
    for (int symmetry = 0; symmetry < isPossible.length; symmetry++) {
      for (int option = 0; option < problem.options(); option++) {
        int image = images[symmetry][option];
        isPossible[symmetry][option] =
            image == option
                || slots.slot(image) != slots.slot(option) && !problem.conflict(image, option);
      }
    }
  }

  private static int[] kept(int... image) {
    return IntStream.range(0, image.length).filter(option -> image[option] == option).toArray();
  }

  /** The symmetries by which a start with an option may be kept, as bits; at most 64 count. */
  long possible(int option) {
    long bits = 0;
    for (int symmetry = 0; symmetry < Math.min(Long.SIZE, images.length); symmetry++) {
      bits |= isPossible[symmetry][option] ? 1L << symmetry : 0;
    }
    return bits;
  }

  long unique() {
    return unique;
  }

  long solvable() {
    return solvable;
  }

  /**
   * Adds a start.
   *
   * @param isUnique whether it has exactly one solution
   */
  void add(int[] start, boolean isUnique) {
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      add(symmetry, start, isUnique);
    }
  }

  private void add(int symmetry, int[] start, boolean isUnique) {
    mark(start, true);
    if (Arrays.stream(start).allMatch(option -> isThere[images[symmetry][option]])) {
      solvable++;
      unique += isUnique ? 1 : 0;
    }
    mark(start, false);
  }

  private void mark(int[] options, boolean there) {
    for (int option : options) {
      isThere[option] = there;
    }
  }

  /** Adds numbers of starts, each counted once for each symmetry that keeps it. */
  void add(long moreUnique, long moreSolvable) {
    unique += moreUnique;
    solvable += moreSolvable;
  }

  /**
   * Finds the options that complete a start so that a symmetry keeps it, once for each symmetry.
   *
   * @param start all options but one; the last one may be unable to join them
   */
  void forEachLast(int[] start, IntConsumer last) {
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      if (isPossible(symmetry, start)) {
        mark(start, true);
        forEachLast(symmetry, start, last);
        mark(start, false);
      }
    }
  }

  private boolean isPossible(int symmetry, int... start) {
    for (int option : start) {
      if (!isPossible[symmetry][option]) {
        return false;
      }
    }
    return true;
  }

  private void forEachLast(int symmetry, int[] start, IntConsumer last) {
    int[] image = images[symmetry];
    int missing = -1;
    for (int option : start) {
      int other = image[option];
      if (!isThere[other] && missing >= 0 && missing != other) {
        return;
      }
      missing = isThere[other] ? missing : other;
    }
    if (missing < 0) {
      Arrays.stream(kept[symmetry]).filter(option -> !isThere[option]).forEach(last);
    } else if (isThere[image[missing]]) {
      last.accept(missing);
    }
  }

  /** Adds the starts of a table. */
  void add(SuffixTable table) {
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      if (isPossible(symmetry, table.placed())) {
        add(symmetry, table);
      }
    }
  }

  private void add(int symmetry, SuffixTable table) {
    int[] able = able(isPossible[symmetry], table);
    int[] rows = new int[able.length];
    char[][] kept = new char[able.length][];
    int count = 0;
    for (int row : able) {
      char[] closed = closed(symmetry, table, row);
      if (closed.length > 0) {
        rows[count] = row;
        kept[count++] = closed;
      }
    }
    if (count > 0) {
      left.take(table, Arrays.copyOf(rows, count), kept);
      refinement.showAll(
          left,
          (start, solution) -> add(symmetry, start, true),
          (start, solution) -> add(symmetry, start, false));
    }
  }

  /** The rows that have enough options whose orbits are possible. */
  private int[] able(boolean[] possible, SuffixTable table) {
    int[] rows = new int[MIN_ABLE];
    int count = 0;
    for (int row = 0; row < table.rows(); row++) {
      if (canHold(possible, table, row)) {
        rows = count < rows.length ? rows : Arrays.copyOf(rows, 2 * count);
        rows[count++] = row;
      }
    }
    return Arrays.copyOf(rows, count);
  }

  /** Returns whether a row has enough options whose orbits are possible. */
  private boolean canHold(boolean[] possible, SuffixTable table, int row) {
    int missing = sets.size() - table.placed().length;
    for (int slot = 0; missing > 0 && missing <= slots.size() - slot; slot++) {
      char value = table.column(slot)[row];
      if (value != 0 && possible[slots.option(slot, value)]) {
        missing--;
      }
    }
    return missing == 0;
  }

  /**
   * The values of a row, by slot, without options whose orbit is not within the row; empty if too
   * few remain.
   */
  private char[] closed(int symmetry, SuffixTable table, int row) {
    int[] options =
        IntStream.range(0, slots.size())
            .filter(slot -> table.column(slot)[row] != 0)
            .map(slot -> slots.option(slot, table.column(slot)[row]))
            .toArray();
    mark(options, true);
    mark(table.placed(), true);
    boolean isWhole = hasOrbits(symmetry, table.placed());
    int[] closed =
        Arrays.stream(options).filter(option -> hasOrbit(images[symmetry], option)).toArray();
    mark(options, false);
    mark(table.placed(), false);
    if (!isWhole || table.placed().length + closed.length < sets.size()) {
      return new char[0];
    }
    char[] values = new char[slots.size()];
    for (int option : closed) {
      values[slots.slot(option)] = slots.value(option);
    }
    return values;
  }

  private boolean hasOrbits(int symmetry, int... options) {
    return Arrays.stream(options).allMatch(option -> hasOrbit(images[symmetry], option));
  }

  private boolean hasOrbit(int[] image, int option) {
    int at = image[option];
    while (at != option && isThere[at]) {
      at = image[at];
    }
    return at == option;
  }
}
