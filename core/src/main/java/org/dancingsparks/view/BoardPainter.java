package org.dancingsparks.view;

import java.util.Set;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;

/** Draws options on a board at the origin of a picture. Immutable. */
final class BoardPainter {
  private final Brush brush;

  /**
   * For one puzzle.
   *
   * @param side of a cell in pixels
   * @param givens options whose symbols are bold, while others are not
   */
  BoardPainter(BoardPuzzle puzzle, double side, Set<Integer> givens, Medium medium) {
    if (side < 1) {
      throw new IllegalArgumentException(
          "A cell has a side of at least 1 pixel, not %s.".formatted(Svg.number(side)));
    }
    brush = Brush.of(puzzle, side, givens, medium);
    givens.forEach(this::check);
  }

  double width() {
    return brush.plane().width();
  }

  double height() {
    return brush.plane().height();
  }

  /**
   * Draws a solution, or a part of one.
   *
   * @throws IllegalArgumentException if there is no such option
   */
  void paint(Svg svg, int... options) {
    for (int option : options) {
      check(option);
    }
    brush.symbols(svg);
    if (brush.puzzle() instanceof PiecePuzzle) {
      new PieceDrawing(brush).draw(svg, options);
    } else {
      new GridDrawing(brush).draw(svg, options);
    }
    svg.close();
    brush.plane().label(svg);
  }

  private void check(int option) {
    int count = brush.puzzle().problem().options();
    if (option < 0 || option >= count) {
      throw new IllegalArgumentException(
          "%s has no option %d to draw; it has %d, numbered from 0."
              .formatted(brush.puzzle().name(), option, count));
    }
  }
}
