package org.dancingsparks.view;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.dancingsparks.view.Explosion.Cube;

/**
 * The perspective of a viewer who sees the middle of some cubes from the right, the front and
 * above. Immutable.
 *
 * @param x of the middle, as y and z in half cells; see {@link Explosion}
 * @param distance of the viewer from the middle, great enough that the viewer is beyond all cubes
 *     in each coordinate, and sees only right, front and top faces
 */
record Perspective(double x, double y, double z, double distance) {
  private static final double AZIMUTH = Math.toRadians(32);
  private static final double ELEVATION = Math.toRadians(33);

  /** The distance in half-diagonals of the box round all cubes; more than 1 in each coordinate. */
  private static final double AWAY = 3.5;

  /** A point of the picture, in half cells at the middle's depth; y counts downwards. */
  record Point(double x, double y) {
    Point minus(Point other) {
      return new Point(x - other.x, y - other.y);
    }

    /** Twice the area of the triangle with two vectors as sides, positive if clockwise. */
    double cross(Point other) {
      return x * other.y - y * other.x;
    }
  }

  /** The visible faces of a cube; symbols are most legible on the first. */
  enum Side {
    TOP(new int[] {0, 0, 2}, new int[][] {{0, 0, 2}, {2, 0, 2}, {2, 2, 2}, {0, 2, 2}}),
    FRONT(new int[] {0, 2, 0}, new int[][] {{0, 2, 2}, {2, 2, 2}, {2, 2, 0}, {0, 2, 0}}),
    RIGHT(new int[] {2, 0, 0}, new int[][] {{2, 2, 2}, {2, 0, 2}, {2, 0, 0}, {2, 2, 0}});

    static final int EDGES = 4;

    private final int[] out;

    /** The corners, clockwise as seen, from the top left of a symbol. */
    private final int[][] corners;

    Side(int[] out, int[][] corners) {
      this.out = out;
      this.corners = corners;
    }

    /** The cube that would cover this face of another. */
    Cube beyond(Cube cube) {
      return cube.plus(out[0], out[1], out[2]);
    }

    /** The cube that would continue this face of another over the edge that begins at a corner. */
    Cube across(Cube cube, int corner) {
      int[] at = corners[corner];
      int[] before = corners[(corner + EDGES - 1) % EDGES];
      return cube.plus(at[0] - before[0], at[1] - before[1], at[2] - before[2]);
    }
  }

  /**
   * A face as seen.
   *
   * @param corners clockwise from the top left of a symbol
   */
  record Face(Cube cube, Side side, List<Point> corners) {
    Face scaled(double scale, double left, double top) {
      return new Face(
          cube,
          side,
          corners.stream()
              .map(at -> new Point(left + scale * at.x(), top + scale * at.y()))
              .toList());
    }

    /** Returns whether a point is inside the face or on its edge. */
    boolean has(Point point) {
      for (int at = 0; at < Side.EDGES; at++) {
        Point edge = corners.get((at + 1) % Side.EDGES).minus(corners.get(at));
        if (edge.cross(point.minus(corners.get(at))) < 0) {
          return false;
        }
      }
      return true;
    }

    /** A point by its shares of the way along the upper edge and down the left one. */
    Point at(double along, double down) {
      Point right = corners.get(1).minus(corners.get(0));
      Point below = corners.get(3).minus(corners.get(0));
      return new Point(
          corners.get(0).x() + along * right.x() + down * below.x(),
          corners.get(0).y() + along * right.y() + down * below.y());
    }
  }

  /** A viewer of some cubes, at least one. */
  static Perspective of(Collection<Cube> cubes) {
    int[] least = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
    int[] most = {Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
    for (Cube cube : cubes) {
      int[] corner = {cube.x(), cube.y(), cube.z()};
      for (int axis = 0; axis < corner.length; axis++) {
        least[axis] = Math.min(least[axis], corner[axis]);
        most[axis] = Math.max(most[axis], corner[axis] + 2);
      }
    }
    double radius =
        Math.hypot(Math.hypot(most[0] - least[0], most[1] - least[1]), most[2] - least[2]) / 2;
    return new Perspective(
        (least[0] + most[0]) / 2.0,
        (least[1] + most[1]) / 2.0,
        (least[2] + most[2]) / 2.0,
        AWAY * radius);
  }

  Face face(Cube cube, Side side) {
    return new Face(
        cube,
        side,
        Arrays.stream(side.corners)
            .map(at -> point(cube.x() + at[0], cube.y() + at[1], cube.z() + at[2]))
            .toList());
  }

  private Point point(double atX, double atY, double atZ) {
    double right = (atX - x) * StrictMath.cos(AZIMUTH) - (atY - y) * StrictMath.sin(AZIMUTH);
    double near = (atX - x) * StrictMath.sin(AZIMUTH) + (atY - y) * StrictMath.cos(AZIMUTH);
    double up = (atZ - z) * StrictMath.cos(ELEVATION) - near * StrictMath.sin(ELEVATION);
    double depth =
        distance - near * StrictMath.cos(ELEVATION) - (atZ - z) * StrictMath.sin(ELEVATION);
    return new Point(right * distance / depth, -up * distance / depth);
  }

  /** Width of a box without perspective. */
  static double width(double columns, double rows) {
    return columns * StrictMath.cos(AZIMUTH) + rows * StrictMath.sin(AZIMUTH);
  }

  /** Height of a box without perspective. */
  static double height(double columns, double rows, double layers) {
    double deep = columns * StrictMath.sin(AZIMUTH) + rows * StrictMath.cos(AZIMUTH);
    return layers * StrictMath.cos(ELEVATION) + deep * StrictMath.sin(ELEVATION);
  }
}
