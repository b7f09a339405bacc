package org.dancingsparks.diagram;

import org.dancingsparks.cover.Problem;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * The memory that a search by residuals takes before its first residual: bit sets of all options
 * and places, and lists of both. It grows with the product of options and items, so it is computed
 * before any of it is allocated.
 */
public final class ResidualMemory {
  /** The size in bytes up to which bit sets and lists are always made, and not counted. */
  private static final long FREE = 1 << 24;

  /** Maximum number of words of one array, with a reserve. */
  private static final long MAX_WORDS = Integer.MAX_VALUE - (1 << 20);

  /**
   * Bytes of an option in addition to its bit set: its id, its number, and the usual number of
   * look-ahead tests.
   */
  private static final int BYTES_OF_OPTION = 64;

  /** Bytes of a place in addition to bit sets: the lists of the residuals sent there. */
  private static final int BYTES_OF_PLACE = 160;

  private static final int BYTES_OF_ENTRY = 4;

  private ResidualMemory() {}

  /** The approximate size of a problem's bit sets and lists, in bytes. */
  public static long bytes(Problem problem) {
    long ofSet = Long.BYTES * (long) BitSetProblem.width(problem);
    long ofOption = sets(problem) * ofSet + BYTES_OF_OPTION;
    long stages = problem.primaryItems() + (problem.hasBounds() ? (long) problem.options() : 0);
    // Each place has the set of items that matter there, and a residual of the path that a cursor
    // is on.
    return ofOption * problem.options()
        + 3 * ofSet * problem.primaryItems()
        + BYTES_OF_PLACE * stages
        + (long) BYTES_OF_ENTRY * problem.entries();
  }

  /** Sets of bits of an option: needed, cleared with colours, and of three counts with bounds. */
  private static int sets(Problem problem) {
    if (problem.hasBounds()) {
      return 5;
    }
    return problem.hasColours() ? 2 : 1;
  }

  /** The bytes that count towards a budget. */
  static long counted(Problem problem) {
    long bytes = bytes(problem);
    return bytes <= FREE ? 0 : bytes;
  }

  /** Returns whether the bit sets and lists of a problem fit a budget in bytes, and arrays. */
  public static boolean fits(Problem problem, long budget) {
    long words =
        (Math.max(problem.options(), problem.primaryItems()) + 2L) * BitSetProblem.width(problem);
    return counted(problem) <= budget && words <= MAX_WORDS;
  }

  /**
   * Returns whether the bit sets and lists of a problem fit half of this JVM's heap, and arrays.
   */
  public static boolean fitsHeap(Problem problem) {
    return fits(problem, Runtime.getRuntime().maxMemory() / 2);
  }
}
