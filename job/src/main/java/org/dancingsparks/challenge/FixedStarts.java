package org.dancingsparks.challenge;

import java.util.Arrays;
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
  private final Kinds kinds;
  private final StartSets sets;
  private final Runnable poll;

  /** Of each symmetry but the identity, the image of each option. */
  private final int[][] images;

  /** Of the same, whether a solution can have an option and its image. */
  private final boolean[][] isPossible;

  private final boolean[] isThere;
  private Refinement refinement;
  private long unique;
  private long solvable;

  /**
   * Nothing counted yet.
   *
   * @param poll called now and then; may throw to end it
   */
  FixedStarts(Problem problem, StartShape shape, Runnable poll) {
    this.poll = poll;
    kinds = shape.kinds();
    sets = shape.sets();
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
  void add(Bucket bucket) {
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      boolean[] possible = isPossible[symmetry];
      if (Arrays.stream(bucket.placed).allMatch(option -> possible[option])) {
        add(symmetry, bucket);
      }
    }
  }

  private void add(int symmetry, Bucket bucket) {
    int[] rows = new int[bucket.rows];
    int count = 0;
    for (int row = 0; row < bucket.rows; row++) {
      if (canHold(isPossible[symmetry], bucket, row)) {
        rows[count++] = row;
      }
    }
    if (count == 0) {
      return;
    }
    Bucket closed = bucket.empty(count);
    for (int at = 0; at < count; at++) {
      addClosed(symmetry, bucket, rows[at], closed);
    }
    if (closed.rows > 0) {
      if (refinement == null) {
        refinement = new Refinement(kinds, sets, poll);
      }
      refinement.show(closed, (start, solution, isUnique) -> add(symmetry, start, isUnique));
    }
  }

  /** Whether a row has enough options of which orbits can be. */
  private boolean canHold(boolean[] possible, Bucket bucket, int row) {
    int missing = sets.size() - bucket.placed.length;
    for (int kind = bucket.lastKind + 1; missing > 0 && kind < kinds.size(); kind++) {
      char value = bucket.values[kind][row];
      if (value != 0 && possible[kinds.option(kind, value)]) {
        missing--;
      }
    }
    return missing == 0;
  }

  /** Adds what is left of a row without the options whose orbit is not in it. */
  private void addClosed(int symmetry, Bucket bucket, int row, Bucket closed) {
    int[] options = new int[bucket.placed.length + kinds.size()];
    int size = 0;
    for (int option : bucket.placed) {
      options[size++] = option;
    }
    for (int kind = bucket.lastKind + 1; kind < kinds.size(); kind++) {
      if (bucket.values[kind][row] != 0) {
        options[size++] = bucket.option(kinds, kind, row);
      }
    }
    int[] all = Arrays.copyOf(options, size);
    mark(all, true);
    int[] left = Arrays.stream(all).filter(option -> hasOrbit(images[symmetry], option)).toArray();
    mark(all, false);
    mark(left, true);
    boolean isWhole = Arrays.stream(bucket.placed).allMatch(option -> isThere[option]);
    mark(left, false);
    if (isWhole && left.length >= sets.size()) {
      closed.add(kinds, bucket.numbers[row], left, left.length);
    }
  }

  private boolean hasOrbit(int[] image, int option) {
    int at = image[option];
    while (at != option && isThere[at]) {
      at = image[at];
    }
    return at == option;
  }
}
