package org.dancingsparks.view;

import java.util.Set;
import org.dancingsparks.puzzle.BoardPuzzle;

/**
 * Draws a solution of a puzzle on its board, or a part of one, as SVG: pieces in their colours,
 * each placement with a heavy line round it, or the values of a grid in its cells; the layers of a
 * board side by side, each with a line round it and its gaps hatched, and below them the pieces as
 * solid bodies moved apart.
 *
 * <p>The text is a complete file without a declaration, to be stored as UTF-8; it refers to nothing
 * outside, contains no script, and is the same for the same options. Immutable and thread safe.
 * Takes time proportional to the cells.
 */
public final class BoardSvg {
  /** The default side of a cell in pixels. */
  public static final int SIDE = 40;

  private static final double MARGIN = 8;

  private final BoardPuzzle puzzle;
  private final BoardPainter painter;

  public BoardSvg(BoardPuzzle puzzle) {
    this(puzzle, Set.of());
  }

  /**
   * A drawing with givens.
   *
   * @param givens options whose symbols are bold where they are drawn; others then are paler
   * @throws IllegalArgumentException if there is no such option
   */
  public BoardSvg(BoardPuzzle puzzle, Set<Integer> givens) {
    this(puzzle, givens, SIDE);
  }

  /**
   * A drawing with givens, and with cells of a size.
   *
   * @param givens options whose symbols are bold where they are drawn; others then are paler
   * @param side of a cell in pixels
   * @throws IllegalArgumentException if there is no such option, or the side is not positive
   */
  public BoardSvg(BoardPuzzle puzzle, Set<Integer> givens, int side) {
    this.puzzle = puzzle;
    painter = new BoardPainter(puzzle, side, givens, Medium.SCREEN);
  }

  /**
   * The picture of some options; cells that none of them has are open.
   *
   * @throws IllegalArgumentException if there is no such option
   */
  public String svg(int... options) {
    Svg svg =
        new Svg(painter.width() + 2 * MARGIN, painter.height() + 2 * MARGIN, Svg.headline(puzzle));
    svg.open("g", "transform", Svg.moved(MARGIN, MARGIN));
    painter.paint(svg, options);
    return svg.close().finish();
  }
}
