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

  /** The givens, ascending, and those of them that the current solution contains. */
  private final int[] givens;

  private final int[] given;

  /** Numbers of the solution being read, and of the path, ascending. */
  private final int[] read;

  private final int[] path;

  /**
   * The residuals before each option and after the last, {@link BitSetProblem#width} words each.
   */
  final long[] residuals;

  /** Number of options on the path, without the givens. */
  int length;

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
    read = new int[bitSets.primary()];
    path = new int[bitSets.primary()];
    residuals = new long[(bitSets.primary() + 1) * bitSets.width()];
    System.arraycopy(bitSets.residual(problem, prefix), 0, residuals, 0, bitSets.width());
    leaveOut(0);
  }

  /**
   * Makes a solution the path.
   *
   * @return number of leading options shared with the path before
   * @throws IllegalArgumentException if it is no solution that contains the givens
   */
  int become(int... solution) {
    int size = read(solution);
    int shared = 0;
    while (shared < Math.min(size, length) && read[shared] == path[shared]) {
      shared++;
    }
    length = shared;
    for (int at = shared; at < size; at++) {
      if (!choose(at, read[at])) {
        throw none(solution);
      }
    }
    if (place(size) < bitSets.primary()) {
      throw none(solution);
    }
    System.arraycopy(read, shared, path, shared, size - shared);
    length = size;
    return shared;
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

  /** Chooses an option from the residual at a level, if it fits, and computes the next residual. */
  private boolean choose(int at, int number) {
    int from = at * bitSets.width();
    int mask = number * bitSets.width();
    for (int word = 0; word < bitSets.width(); word++) {
      if ((bitSets.masks()[mask + word] & ~residuals[from + word]) != 0) {
        return false;
      }
      residuals[from + bitSets.width() + word] =
          residuals[from + word] & ~bitSets.clears()[mask + word];
    }
    // The option has a primary item, so an item is uncovered and the place exists.
    int place = place(at);
    leaveOut(at + 1);
    return number >= bitSets.first()[place] && number < bitSets.first()[place + 1];
  }

  private int place(int at) {
    return bitSets.place(residuals, at * bitSets.width());
  }

  /** Clears the items that no longer matter from the residual at a level. */
  private void leaveOut(int at) {
    int place = place(at);
    for (int word = 0; word < bitSets.width() && place < bitSets.primary(); word++) {
      residuals[at * bitSets.width() + word] &= bitSets.relevant()[place * bitSets.width() + word];
    }
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
        "%s is no solution that contains the givens".formatted(Arrays.toString(solution)));
  }
}
