package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.puzzle.Mark;

/** The colours that marks are drawn in. */
final class Colours {
  /** For marks without a colour of their own; twelve that differ well, then from the start. */
  private static final List<String> PALETTE =
      List.of(
          "#d0312d", "#f4d03f", "#2456c7", "#1f9d3a", "#f29ac0", "#7d3fa8", "#3fc1d9", "#f08a24",
          "#9aa0a6", "#a4d65e", "#d63384", "#8a5a2b");

  private Colours() {}

  /**
   * A mark's colour as {@code #rrggbb}.
   *
   * @param number its place among the marks
   */
  static String of(Mark mark, int number) {
    return mark.colour().orElse(PALETTE.get(number % PALETTE.size()));
  }
}
