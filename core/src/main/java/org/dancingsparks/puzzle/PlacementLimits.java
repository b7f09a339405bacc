package org.dancingsparks.puzzle;

/**
 * Limits on the placements of all pieces of a puzzle together, so that no puzzle, however it is
 * made, uses up memory or time before its search begins. Not thread safe.
 */
final class PlacementLimits {
  /** Maximum number of placements; each costs some hundred bytes. */
  private static final int MAX_PLACEMENTS = 1_000_000;

  /** Maximum number of cells of all placements together; each costs some ten bytes. */
  private static final int MAX_CELLS = 4_000_000;

  /** Maximum number of checks of whether a cell is on the board: some seconds. */
  private static final int MAX_CHECKS = 100_000_000;

  private int placements;
  private int cells;
  private int looks;

  /** Counts a placement of this many cells. */
  void place(int size) {
    check(++placements, MAX_PLACEMENTS, "placements");
    cells += size;
    check(cells, MAX_CELLS, "cells in their placements");
  }

  /** Counts a check of whether a cell is on the board. */
  void look() {
    check(++looks, MAX_CHECKS, "ways to be tried on the board, cell by cell");
  }

  private static void check(int number, int most, String what) {
    if (number > most) {
      throw new IllegalArgumentException(
          "The pieces have more than %,d %s; that is more than this program takes. Use a smaller board, or fewer or smaller pieces."
              .formatted(most, what));
    }
  }
}
