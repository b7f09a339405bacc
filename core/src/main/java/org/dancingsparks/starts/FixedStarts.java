package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * Counts starts that a symmetry maps to themselves, over all symmetries but the identity: with
 * them, and all starts, come the starts up to symmetry (Burnside's lemma).
 *
 * <p>A start that is mapped to itself is made of whole orbits, so of each solution only those
 * options count whose orbit is in it; hardly any solution has enough of them. To be used by one
 * thread.
 */
final class FixedStarts {
  private final OptionSlots kinds;
  private final StartSets sets;

  /** Of each symmetry but the identity, the image of each option. */
  private final int[][] images;

  /** Of the same, whether a solution can have an option and its image. */
  private final boolean[][] isPossible;

  private final boolean[] isThere;
  private final SuffixTable left;
  private final PartitionRefinement refinement;
  private long unique;
  private long solvable;

  /**
   * Nothing counted yet.
   *
   * @param poll called now and then; may throw to end it
   */
  FixedStarts(Problem problem, StartLimits shape, Runnable poll) {
    kinds = shape.kinds();
    sets = shape.sets();
    left = new SuffixTable(kinds);
    refinement = new PartitionRefinement(kinds, sets, poll);
    images = Arrays.copyOfRange(shape.images(), 1, shape.images().length);
    isPossible = new boolean[images.length][problem.options()];
    isThere = new boolean[problem.options()];
    for (int symmetry = 0; symmetry < isPossible.length; symmetry++) {
      for (int option = 0; option < problem.options(); option++) {
        int image = images[symmetry][option];
        isPossible[symmetry][option] =
            image == option
                || kinds.kind(image) != kinds.kind(option) && !problem.conflict(image, option);
      }
    }
  }

  long unique() {
    return unique;
  }

  long solvable() {
    return solvable;
  }

  /** Takes a start of which it is known whether it is unique. */
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

  /** Takes the starts of a bucket. */
  void add(SuffixTable bucket) {
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      boolean[] possible = isPossible[symmetry];
      if (Arrays.stream(bucket.placed()).allMatch(option -> possible[option])) {
        add(symmetry, bucket);
      }
    }
  }

  private void add(int symmetry, SuffixTable bucket) {
    int[] able =
        IntStream.range(0, bucket.rows())
            .filter(row -> canHold(isPossible[symmetry], bucket, row))
            .toArray();
    int[] rows = new int[able.length];
    char[][] kept = new char[able.length][];
    int count = 0;
    for (int row : able) {
      char[] closed = closed(symmetry, bucket, row);
      if (closed.length > 0) {
        rows[count] = row;
        kept[count++] = closed;
      }
    }
    if (count > 0) {
      left.take(bucket, Arrays.copyOf(rows, count), kept);
      refinement.showAll(left, (start, solution, isUnique) -> add(symmetry, start, isUnique));
    }
  }

  /** Whether a row has enough options of which orbits can be. */
  private boolean canHold(boolean[] possible, SuffixTable bucket, int row) {
    int missing = sets.size() - bucket.placed().length;
    for (int kind = 0; missing > 0 && kind < kinds.size(); kind++) {
      char value = bucket.column(kind)[row];
      if (value != 0 && possible[kinds.option(kind, value)]) {
        missing--;
      }
    }
    return missing == 0;
  }

  /**
   * What is left of a row without the options whose orbit is not in it, by kind; empty if that is
   * not enough.
   */
  private char[] closed(int symmetry, SuffixTable bucket, int row) {
    int[] options =
        IntStream.range(0, kinds.size())
            .filter(kind -> bucket.column(kind)[row] != 0)
            .map(kind -> kinds.option(kind, bucket.column(kind)[row]))
            .toArray();
    mark(options, true);
    mark(bucket.placed(), true);
    boolean isWhole = hasOrbits(symmetry, bucket.placed());
    int[] closed =
        Arrays.stream(options).filter(option -> hasOrbit(images[symmetry], option)).toArray();
    mark(options, false);
    mark(bucket.placed(), false);
    if (!isWhole || bucket.placed().length + closed.length < sets.size()) {
      return new char[0];
    }
    char[] values = new char[kinds.size()];
    for (int option : closed) {
      values[kinds.kind(option)] = kinds.value(option);
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
