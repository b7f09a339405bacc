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
  /** Returns whether it marks cells that stay open. */
  public boolean isHole() {
    return !Character.isLetterOrDigit(symbol);
  }
}
