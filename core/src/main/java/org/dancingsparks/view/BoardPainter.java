package org.dancingsparks.view;

import java.util.Set;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;

/** Draws options on a framed board at the origin of a picture. Immutable. */
public final class BoardPainter {
  private final BoardStyle style;
  private final Frame frame;
  private final boolean isFramed;
  private final ExplodedView exploded;

  /**
   * For one puzzle.
   *
   * @param side of a cell in pixels
   * @param givens options whose symbols are bold, while others are not
   */
  public BoardPainter(BoardPuzzle puzzle, double side, Set<Integer> givens, Medium medium) {
    this(BoardStyle.of(puzzle, checked(side), givens, medium));
    givens.forEach(this::check);
  }

  private static double checked(double side) {
    if (side < 1) {
      throw new IllegalArgumentException(
          "A cell has a side of at least 1 pixel, not %s.".formatted(Svg.number(side)));
    }
    return side;
  }

  private BoardPainter(BoardStyle style) {
    this(style, new Frame(style.layout()), true);
  }

  private BoardPainter(BoardStyle style, Frame frame, boolean isFramed) {
    this.style = style;
    this.frame = frame;
    this.isFramed = isFramed;
    exploded = new ExplodedView(style);
  }

  /** The same without the line round the board, for a board that is just the box round a piece. */
  public BoardPainter unframed() {
    return new BoardPainter(style, frame, false);
  }

  /** The same with other givens. */
  public BoardPainter with(Set<Integer> givens) {
    givens.forEach(this::check);
    return new BoardPainter(style.with(givens), frame, isFramed);
  }

  /** The width of a drawing, in pixels. */
  public double width() {
    return exploded.wholeWidth();
  }

  /** The height of a drawing, in pixels. */
  public double height() {
    return exploded.wholeHeight();
  }

  /**
   * Draws a solution, or a part of one.
   *
   * @throws IllegalArgumentException if there is no such option
   */
  public void paint(Svg svg, int... options) {
    for (int option : options) {
      check(option);
    }
    frame.hatch(svg);
    style.symbols(svg);
    if (style.puzzle() instanceof PiecePuzzle) {
      new PieceDrawing(style).draw(svg, options);
    } else {
      new GridDrawing(style).draw(svg, options);
    }
    svg.close();
    if (isFramed) {
      frame.outline(svg);
    }
    style.layout().label(svg);
    exploded.draw(svg, options);
  }

  private void check(int option) {
    int count = style.puzzle().problem().options();
    if (option < 0 || option >= count) {
      throw new IllegalArgumentException(
          "%s has no option %d to draw; it has %d, numbered from 0."
              .formatted(style.puzzle().name(), option, count));
    }
  }
}
