package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * One solution after another as a path of the diagram: its options in the order of their first
 * items, and the residuals between them. What a solution shares with the one before is kept. One
 * thread.
 */
final class ListedPath {
  /** Of an option that no edge can have. */
  private static final int NO_EDGE = -1;

  private final BitSetProblem layout;

  /** By option id its number in the layout, or {@link #NO_EDGE}. */
  private final int[] numbers;

  /** Ascending, with what a solution has of them behind. */
  private final int[] givens;

  private final int[] given;

  /** Numbers of the solution that is read, and of the path, ascending. */
  private final int[] read;

  private final int[] path;

  /** Before each option and after the last, {@link BitSetProblem#width} words each. */
  final long[] residuals;

  /** Number of options on the path, the givens left out. */
  int length;

  ListedPath(Problem problem, BitSetProblem layout, Prefix prefix) {
    this.layout = layout;
    givens = prefix.options();
    Arrays.sort(givens);
    given = new int[givens.length];
    numbers = new int[problem.options()];
    Arrays.fill(numbers, NO_EDGE);
    for (int number = 0; number < layout.ids.length; number++) {
      numbers[layout.ids[number]] = number;
    }
    read = new int[layout.primary];
    path = new int[layout.primary];
    residuals = new long[(layout.primary + 1) * layout.width];
    System.arraycopy(layout.residual(problem, prefix), 0, residuals, 0, layout.width);
    leaveOut(0);
  }

  /**
   * Makes a solution the path.
   *
   * @return number of options, from the first, that the path before begins with as well
   * @throws IllegalArgumentException if it is none that contains the givens
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
    if (place(size) < layout.primary) {
      throw none(solution);
    }
    System.arraycopy(read, shared, path, shared, size - shared);
    length = size;
    return shared;
  }

  /** Reads the numbers of a solution's options; how many there are without the givens. */
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

  /**
   * Whether the option can be chosen from the residual at a level; the next one is what is left.
   */
  private boolean choose(int at, int number) {
    int from = at * layout.width;
    int mask = number * layout.width;
    for (int word = 0; word < layout.width; word++) {
      if ((layout.masks[mask + word] & ~residuals[from + word]) != 0) {
        return false;
      }
      residuals[from + layout.width + word] = residuals[from + word] ^ layout.masks[mask + word];
    }
    // It has a primary item, so one was uncovered: the place is one.
    int place = place(at);
    leaveOut(at + 1);
    return number >= layout.first[place] && number < layout.first[place + 1];
  }

  private int place(int at) {
    return layout.place(residuals, at * layout.width);
  }

  /** Leaves out of the residual at a level what does not matter any more. */
  private void leaveOut(int at) {
    int place = place(at);
    for (int word = 0; word < layout.width && place < layout.primary; word++) {
      residuals[at * layout.width + word] &= layout.relevant[place * layout.width + word];
    }
  }

  /** Whether nothing is left uncovered at a level. */
  boolean isEnd(int at) {
    return place(at) >= layout.primary;
  }

  /** The number of the option at a level. */
  int number(int at) {
    return path[at];
  }

  private static IllegalArgumentException none(int... solution) {
    return new IllegalArgumentException(
        "%s is no solution that contains what is given; add solutions of this problem only."
            .formatted(Arrays.toString(solution)));
  }
}
