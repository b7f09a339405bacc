package org.dancingsparks.view;

import java.util.Arrays;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.dancingsparks.lattice.Position;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.view.BallExplosion.Ball;
import org.dancingsparks.view.Explosion.Cube;

/**
 * The perspective of a viewer who sees the middle of some cubes or spheres from the right, the
 * front and above. Immutable.
 *
 * @param x of the middle, as y and z in half cells; see {@link Explosion}
 * @param distance of the viewer from the middle, great enough that the viewer is beyond all cubes
 *     or spheres in each coordinate, and sees only right, front and top faces
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

    /** The cube whose face this would be if another covered it. */
    Cube before(Cube cube) {
      return cube.plus(-out[0], -out[1], -out[2]);
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
    return of(
        cubes.stream().mapToDouble(cube -> cube.x() + 1).summaryStatistics(),
        cubes.stream().mapToDouble(cube -> cube.y() + 1).summaryStatistics(),
        cubes.stream().mapToDouble(cube -> cube.z() + 1).summaryStatistics());
  }

  /** A viewer of some spheres, at least one, whose radius is the unit. */
  static Perspective ofBalls(Collection<Ball> balls) {
    return of(
        balls.stream().mapToDouble(Perspective::x).summaryStatistics(),
        balls.stream().mapToDouble(Perspective::y).summaryStatistics(),
        balls.stream().mapToDouble(Perspective::z).summaryStatistics());
  }

  /** A viewer of bodies 2 wide, by their middles. */
  private static Perspective of(
      DoubleSummaryStatistics x, DoubleSummaryStatistics y, DoubleSummaryStatistics z) {
    double radius = Math.hypot(Math.hypot(extent(x), extent(y)), extent(z)) / 2;
    return new Perspective(middle(x), middle(y), middle(z), AWAY * radius);
  }

  private static double extent(DoubleSummaryStatistics middles) {
    return middles.getMax() - middles.getMin() + 2;
  }

  private static double middle(DoubleSummaryStatistics middles) {
    return (middles.getMin() + middles.getMax()) / 2;
  }

  private static double x(Ball ball) {
    return 2 * ball.middle().x();
  }

  private static double y(Ball ball) {
    return 2 * ball.middle().y();
  }

  private static double z(Ball ball) {
    return -2 * ball.middle().z();
  }

  /** The distance of a sphere's middle from the viewer. */
  double away(Ball ball) {
    double ahead = distance - depth(x(ball), y(ball), z(ball));
    double across = Math.hypot(Math.hypot(x(ball) - x, y(ball) - y), z(ball) - z);
    // From the middle of all: ahead towards the viewer, and the rest at right angles to that.
    return Math.sqrt(
        Math.max(0, across * across - ahead * ahead) + (distance - ahead) * (distance - ahead));
  }

  /** A sphere as seen; at the middle's depth, its circle has a share of the unit as radius. */
  Circle circle(Ball ball, double share) {
    Point middle = point(x(ball), y(ball), z(ball));
    double radius = share * distance / depth(x(ball), y(ball), z(ball));
    return new Circle(new org.dancingsparks.puzzle.Point(middle.x() / 2, middle.y() / 2), radius);
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
    double depth = depth(atX, atY, atZ);
    return new Point(right * distance / depth, -up * distance / depth);
  }

  /** The distance from the viewer, in the direction of the view. */
  private double depth(double atX, double atY, double atZ) {
    double near = (atX - x) * StrictMath.sin(AZIMUTH) + (atY - y) * StrictMath.cos(AZIMUTH);
    return distance - near * StrictMath.cos(ELEVATION) - (atZ - z) * StrictMath.sin(ELEVATION);
  }

  /** Width of the box round a board without perspective, in cells, whether cubes or spheres. */
  static double width(Board board) {
    return extent(board, Position::x) * StrictMath.cos(AZIMUTH)
        + extent(board, Position::y) * StrictMath.sin(AZIMUTH);
  }

  /** Height of the box round a board without perspective, in cells. */
  static double height(Board board) {
    double deep =
        extent(board, Position::x) * StrictMath.sin(AZIMUTH)
            + extent(board, Position::y) * StrictMath.cos(AZIMUTH);
    return extent(board, Position::z) * StrictMath.cos(ELEVATION)
        + deep * StrictMath.sin(ELEVATION);
  }

  private static double extent(Board board, ToDoubleFunction<Position> axis) {
    DoubleSummaryStatistics places =
        board.cells().stream().map(board.lattice()::centre).mapToDouble(axis).summaryStatistics();
    return places.getMax() - places.getMin() + 1;
  }
}
