package org.dancingsparks.view;

/** The way in which puzzles of one kind are drawn. */
interface Figure {
  /** The width of a drawing, in pixels. */
  double width();

  /** The height of a drawing, in pixels. */
  double height();

  /** Draws options of the puzzle at the origin of a picture. */
  void draw(Svg svg, int... options);
}
