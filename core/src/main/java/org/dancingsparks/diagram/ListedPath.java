package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * One solution after another as a path of the diagram: its options in the order of their first
 * items, and the residuals between them. The part that a solution shares with the one before is
 * reused. One thread.
 */
final class ListedPath {
  /** The number of an option that no edge can have. */
  private static final int NO_EDGE = -1;

  private final BitSetProblem bitSets;

  /** By option id: its number in the bit sets, or {@link #NO_EDGE}. */
  private final int[] numbers;

  /** The givens, ascending. */
  private final int[] givens;

  /** The givens that the current solution contains. */
  private final int[] given;

  /** The numbers of the solution being read, ascending. */
  private final int[] read;

  /** The numbers of the path, ascending. */
  private final int[] path;

  /**
   * The residuals before each option and after the last, {@link BitSetProblem#width} words each.
   */
  final long[] residuals;

  /** Number of choices on the path, without the givens. */
  int length;

  /** The residual that a choice leaves. */
  private final long[] child;

  private final boolean isDead;

  ListedPath(Problem problem, BitSetProblem bitSets, Prefix prefix) {
    this.bitSets = bitSets;
    givens = prefix.options();
    Arrays.sort(givens);
    given = new int[givens.length];
    numbers = new int[problem.options()];
    Arrays.fill(numbers, NO_EDGE);
    for (int number = 0; number < bitSets.options(); number++) {
      numbers[bitSets.id(number)] = number;
    }
    read = new int[bitSets.mostChoices()];
    path = new int[bitSets.mostChoices()];
    residuals = new long[Math.multiplyExact(bitSets.mostChoices() + 1, bitSets.width())];
    child = new long[bitSets.width()];
    long[] start = bitSets.residual(prefix);
    isDead = start == null;
    if (!isDead) {
      System.arraycopy(start, 0, residuals, 0, bitSets.width());
    }
  }

  /**
   * Makes a solution the path.
   *
   * @return number of leading options shared with the path before
   * @throws IllegalArgumentException if it is not a solution that contains the givens
   */
  int become(int... solution) {
    if (isDead) {
      throw none(solution);
    }
    int size = read(solution);
    int shared = 0;
    int next = 0;
    while (shared < length && path[shared] == choiceAt(shared, next, size)) {
      next += path[shared] == bitSets.options() ? 0 : 1;
      shared++;
    }
    length = shared;
    while (next < size || place(length) < bitSets.primary()) {
      int number = choiceAt(length, next, size);
      next += number == bitSets.options() ? 0 : 1;
      if (!choose(number)) {
        // The caller knows the path only as far as it is shared.
        length = shared;
        throw none(solution);
      }
    }
    return shared;
  }

  /** The next option read, if its place is that of a level's residual; else leaving that place. */
  private int choiceAt(int at, int next, int size) {
    int place = place(at);
    boolean isHere =
        next < size && place < bitSets.primary() && read[next] < bitSets.first()[place + 1];
    return isHere ? read[next] : bitSets.options();
  }

  /** Reads the numbers of a solution's options. Returns how many there are without the givens. */
  private int read(int... solution) {
    int size = 0;
    int found = 0;
    for (int option : solution) {
      int number = option < 0 || option >= numbers.length ? NO_EDGE : numbers[option];
      if (number == NO_EDGE ? found == given.length : size == read.length) {
        throw none(solution);
      }
      if (number == NO_EDGE) {
        given[found++] = option;
      } else {
        read[size++] = number;
      }
    }
    Arrays.sort(read, 0, size);
    Arrays.sort(given, 0, found);
    if (found < given.length || !Arrays.equals(given, givens)) {
      throw none(solution);
    }
    return size;
  }

  /** Chooses an option at the end of the path, or leaves its place, if that is possible. */
  private boolean choose(int number) {
    int from = length * bitSets.width();
    int place = place(length);
    boolean isPossible =
        place < bitSets.primary() && number == bitSets.options()
            ? bitSets.canLeave(residuals, from, place)
            : place < bitSets.primary()
                && number >= bitSets.next(residuals, from, place)
                && number < bitSets.first()[place + 1]
                && bitSets.fits(residuals, from, number);
    if (!isPossible || !bitSets.choose(residuals, from, number, child)) {
      return false;
    }
    path[length++] = number;
    System.arraycopy(child, 0, residuals, length * bitSets.width(), bitSets.width());
    return true;
  }

  private int place(int at) {
    return bitSets.place(residuals, at * bitSets.width());
  }

  /** Returns whether the givens leave too few options for an item. */
  boolean isDead() {
    return isDead;
  }

  /** Returns whether nothing is uncovered at a level. */
  boolean isEnd(int at) {
    return place(at) >= bitSets.primary();
  }

  /** The number of the option at a level. */
  int number(int at) {
    return path[at];
  }

  private static IllegalArgumentException none(int... solution) {
    return new IllegalArgumentException(
        "%s is not a solution that contains the givens".formatted(Arrays.toString(solution)));
  }
}
