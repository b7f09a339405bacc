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

  /** Draws options of the puzzle at the origin of a picture. */
  void draw(Svg svg, int... options);
}
