package org.dancingsparks.view;

import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Point;

/**
 * Draws options of a puzzle at the origin of a picture: on a framed board, as tiles with coloured
 * sides, or on the vertices of a graph. Immutable.
 */
public final class BoardPainter {
  /** The space round a picture of its own in a page, for the lines that extend over the rim. */
  public static final double RIM = 2;

  private final BoardStyle style;
  private final Figure figure;

  /**
   * A painter of the boards of one puzzle.
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
    this(style, figure(style));
  }

  private BoardPainter(BoardStyle style, Figure figure) {
    this.style = style;
    this.figure = figure;
  }

  private static Figure figure(BoardStyle style) {
    BoardPuzzle puzzle = style.puzzle();
    return puzzle
        .graph()
        .<Figure>map(graph -> new GraphFigure(graph, style))
        .or(() -> puzzle.ofTiles().map(tiles -> new TileFigure(tiles, style)))
        .orElseGet(() -> BoardFigure.framed(style, contents(style)));
  }

  private static BoardFigure.Contents contents(BoardStyle style) {
    return style.puzzle().areParts() ? new PieceDrawing(style) : new GridDrawing(style);
  }

  /**
   * This painter without the line round the board, for a board that is just the box round a piece.
   */
  public BoardPainter unframed() {
    return new BoardPainter(style, figure.unframed());
  }

  /** This painter with pieces in space below a solid board, on paper as well as on a screen. */
  public BoardPainter exploded() {
    return new BoardPainter(style, figure.exploded());
  }

  /**
   * Returns a painter of the layers in rows.
   *
   * @param maxWidth of a row, in cells
   */
  public BoardPainter wrapped(int maxWidth) {
    return new BoardPainter(style.wrapped(maxWidth));
  }

  /** Returns a painter with other givens; it is framed, and not exploded. */
  public BoardPainter with(Set<Integer> givens) {
    givens.forEach(this::check);
    return new BoardPainter(style.with(givens));
  }

  /** The width of a drawing, in pixels. */
  public double width() {
    return figure.width();
  }

  /** The height of a drawing, in pixels. */
  public double height() {
    return figure.height();
  }

  /** The width of the board alone in pixels, without the solid pieces drawn below it. */
  public double boardWidth() {
    return figure.boardWidth();
  }

  /** The height of the board alone, in pixels. */
  public double boardHeight() {
    return figure.boardHeight();
  }

  /** The corners of a cell, or points on its rim, clockwise; in pixels. */
  public List<Point> outline(Cell cell) {
    return figure.outline(cell);
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
    figure.draw(svg, options);
  }

  /** Writes such a drawing into a page, as a picture of its own. */
  public void write(Markup page, String title, int... options) {
    Svg svg = new Svg(page, width() + 2 * RIM, height() + 2 * RIM, title);
    svg.open("g", "transform", Svg.moved(RIM, RIM));
    paint(svg, options);
    svg.close().close();
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
