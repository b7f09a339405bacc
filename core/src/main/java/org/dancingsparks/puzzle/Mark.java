package org.dancingsparks.puzzle;

import java.util.Optional;

/**
 * A piece or value that options place on the cells of a board.
 *
 * @param name of the piece or value
 * @param symbol stands for it in drawings: a letter or digit, or another sign for a hole
 * @param colour {@code #rrggbb}; empty for one chosen by whoever draws
 */
public record Mark(String name, char symbol, Optional<String> colour) {
  private static final String FIRST_SYMBOLS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  /** The letter or digit at an index, from 0: those of ASCII, then letters of other alphabets. */
  public static char symbol(int index) {
    if (index < FIRST_SYMBOLS.length()) {
      return FIRST_SYMBOLS.charAt(index);
    }
    char symbol = '\u0391';
    for (int left = index - FIRST_SYMBOLS.length();
        left > 0 || !Character.isLetter(symbol);
        symbol++) {
      left -= Character.isLetter(symbol) ? 1 : 0;
    }
    return symbol;
  }

  /** Returns whether it marks cells that stay open. */
  public boolean isHole() {
    return !Character.isLetterOrDigit(symbol);
  }
}
