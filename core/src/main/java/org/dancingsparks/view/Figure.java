package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Point;

/** The way in which puzzles of one kind are drawn. */
interface Figure {
  /** The width of a drawing, in pixels. */
  double width();

  /** The height of a drawing, in pixels. */
  double height();

  /** The corners of a cell, or points on its rim, clockwise. */
  List<Point> outline(Cell cell);

  /** The width of the board alone, without the solid pieces drawn below it. */
  default double boardWidth() {
    return width();
  }

  /** The height of the board alone. */
  default double boardHeight() {
    return height();
  }

  /** This figure without the line round the board, if it has one. */
  default Figure unframed() {
    return this;
  }

  /** This figure with pieces in space below a solid board, on any medium. */
  default Figure exploded() {
    return this;
  }

  /** Draws options of the puzzle at the origin of a picture. */
  void draw(Svg svg, int... options);
}
