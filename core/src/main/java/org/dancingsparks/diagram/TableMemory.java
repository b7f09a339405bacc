package org.dancingsparks.diagram;

import org.dancingsparks.cover.Problem;

/**
 * The memory that a search by residuals takes before its first residual: bit sets of all options
 * and places, and lists of both. It grows with the product of options and items, so it is asked for
 * before any of it is made.
 */
public final class TableMemory {
  /** Tables of this many bytes are always made, and not counted. */
  private static final long FREE = 1 << 24;

  /** Words of one array, with room for some more. */
  private static final long MOST_WORDS = Integer.MAX_VALUE - (1 << 20);

  /**
   * Of an option, beside its bit set: its id, its number, and about as many guards as most have.
   */
  private static final int BYTES_OF_OPTION = 64;

  /** Of a place, beside bit sets: the lists of what is sent there. */
  private static final int BYTES_OF_PLACE = 160;

  private static final int BYTES_OF_ENTRY = 4;

  private TableMemory() {}

  /** About how many bytes the tables of a problem take. */
  public static long bytes(Problem problem) {
    long ofSet = Long.BYTES * (long) BitSetProblem.width(problem);
    // Of a place what matters from there on, and a residual of the path that a cursor is on.
    return (ofSet + BYTES_OF_OPTION) * problem.options()
        + (3 * ofSet + BYTES_OF_PLACE) * problem.primaryItems()
        + (long) BYTES_OF_ENTRY * problem.entries();
  }

  /** What they take of a budget. */
  static long counted(Problem problem) {
    long bytes = bytes(problem);
    return bytes <= FREE ? 0 : bytes;
  }

  /** Whether the tables of a problem fit a budget in bytes, and arrays. */
  public static boolean fits(Problem problem, long budget) {
    long words =
        (Math.max(problem.options(), problem.primaryItems()) + 2L) * BitSetProblem.width(problem);
    return counted(problem) <= budget && words <= MOST_WORDS;
  }

  /** Whether the tables of a problem fit half of this JVM's heap, and arrays. */
  public static boolean fitsHeap(Problem problem) {
    return fits(problem, Runtime.getRuntime().maxMemory() / 2);
  }
}
