package org.dancingsparks.view;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Point;

/** A circle in a drawing. */
record Circle(Point middle, double radius) {
  private static final int ROUND = 24;

  /** Points on its rim, clockwise from the top. */
  List<Point> points() {
    return IntStream.range(0, ROUND).mapToObj(point -> at(2 * Math.PI * point / ROUND)).toList();
  }

  /**
   * The point on the rim at an angle.
   *
   * @param angle clockwise from the top
   */
  Point at(double angle) {
    return new Point(
        middle.x() + radius * StrictMath.sin(angle), middle.y() - radius * StrictMath.cos(angle));
  }
}
