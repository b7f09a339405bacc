package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.puzzle.Point;

/** Writes the data of an SVG path. Not thread safe. */
final class SvgPath {
  private final StringBuilder data = new StringBuilder();
  private Point at = new Point(0, 0);

  /** Begins a line. */
  SvgPath move(Point to) {
    data.append('M').append(text(to));
    at = to;
    return this;
  }

  /** A straight line to a point. */
  SvgPath line(Point to) {
    String right = Svg.number(to.x() - at.x());
    String down = Svg.number(to.y() - at.y());
    if (down.equals("0")) {
      data.append('h').append(right);
    } else if (right.equals("0")) {
      data.append('v').append(down);
    } else {
      data.append('L').append(text(to));
    }
    at = to;
    return this;
  }

  /**
   * A part of a circle, clockwise, to its point at an angle.
   *
   * @param angle clockwise from the top
   * @param span the angle between both ends, at most a full one
   */
  SvgPath arc(Circle circle, double angle, double span) {
    if (span > 1.5 * Math.PI) {
      arc(circle, angle - span / 2, span / 2);
      return arc(circle, angle, span / 2);
    }
    at = circle.at(angle);
    String radius = Svg.number(circle.radius());
    data.append('A').append(radius).append(' ').append(radius);
    data.append(" 0 ").append(span > Math.PI ? 1 : 0).append(" 1 ").append(text(at));
    return this;
  }

  /** A full circle. */
  SvgPath circle(Circle circle) {
    return move(circle.at(0)).arc(circle, 0, 2 * Math.PI).close();
  }

  /** A closed line through points. */
  SvgPath polygon(List<Point> points) {
    move(points.get(0));
    points.stream().skip(1).forEach(this::line);
    return close();
  }

  /** Closes the line. */
  SvgPath close() {
    data.append('z');
    return this;
  }

  String text() {
    return data.toString();
  }

  private static String text(Point point) {
    return Svg.number(point.x()) + " " + Svg.number(point.y());
  }
}
