package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.view.BallDrawing.Room;

/**
 * A board of several layers in perspective, for pages on which pieces come and go. Each cell is a
 * group of its own, from far to near, so a page shows a position by colouring the covered cells and
 * hiding the others. Immutable.
 *
 * <p>A group has the number of its cell as {@code data-cell}. A face of a cube is covered by the
 * cell {@code data-beyond} it. A line on it is wanted unless the cell {@code data-beside} has the
 * same piece and the one {@code data-beyond} is open. Balls have a {@code neck} for each nearer
 * ball that they touch, {@code data-to}, to be shown if both have the same piece. An element with a
 * share of white as {@code data-light}, or of black if negative, takes the piece's colour with it:
 * it has the current colour, faces of cubes by the style of the page.
 *
 * @param side of a cube, or diameter of a ball, in pixels
 */
public record SolidBoard(Board board, double side) {
  /** Maximum number of cells; a drawing with more would take over 300 KB. */
  private static final int MAX_CELLS = 200;

  /** The growth of the parts near the viewer. */
  private static final double NEAR_GROWTH = 1.15;

  /** Returns whether the board is drawn: it has several layers, and is not too large. */
  public boolean isDrawn() {
    return !board.isFlat() && board.size() <= MAX_CELLS;
  }

  /** Draws the board, as a picture of its own. */
  public String svg() {
    double width = NEAR_GROWTH * side * Perspective.width(board);
    double height = NEAR_GROWTH * side * Perspective.height(board);
    Room room = new Room(0, 0, width, height, side);
    Svg svg = new Svg(width, height, "the board in space");
    if (board.lattice() == Lattice.SQUARE) {
      new ExplodedDrawing(svg, List.of(), Explosion.together(board), room).drawEach();
    } else {
      List<List<Cell>> cells = board.cells().stream().map(List::of).toList();
      new BallDrawing(svg, List.of(), BallExplosion.together(board.lattice(), cells), room)
          .drawEach();
    }
    return svg.finish();
  }
}
