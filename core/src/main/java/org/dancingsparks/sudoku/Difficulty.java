package org.dancingsparks.sudoku;

import java.util.Locale;

/**
 * The difficulty of a Sudoku with one solution for a search, in four levels; a property of the
 * puzzle and the solver, not an estimate of what people find hard.
 */
public enum Difficulty {
  /** Single values alone lead to the solution: no cell is ever guessed. */
  EASY,
  /**
   * It takes more than that, but fewer than 10 nodes beyond those of a search that never guesses.
   */
  MEDIUM,
  /** It takes 10 to 99 such nodes. */
  HARD,
  /** It takes 100 such nodes or more. */
  EXTREME;

  private static final long HARD_FROM = 10;
  private static final long EXTREME_FROM = 100;

  /**
   * The difficulty of a puzzle that naked and hidden singles do not solve.
   *
   * @param detour nodes that finding the solution and proving it the only one took, beyond those of
   *     a search that never guesses
   */
  public static Difficulty ofDetour(long detour) {
    if (detour < HARD_FROM) {
      return MEDIUM;
    }
    return detour < EXTREME_FROM ? HARD : EXTREME;
  }

  /** The name in lower case, as files have it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@link #text}, as users type it. */
  @Override
  public String toString() {
    return text();
  }
}
