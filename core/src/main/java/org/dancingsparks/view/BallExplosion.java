package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Position;

/**
 * Moves the pieces on a board of spheres away from its middle, each as a whole, until the spheres
 * of any two are some way apart. The diameter of a sphere is 1. Immutable.
 */
final class BallExplosion {
  /** The least distance between the middles of spheres of different pieces. */
  private static final double APART = 1.3;

  /** The first move of a piece, as a multiple of its distance from the middle. */
  private static final double FIRST_MOVE = 1.1;

  /** Each further move of a piece, as a multiple of its distance from the middle. */
  private static final double STEP = 0.1;

  /** The way of a piece whose middle is that of the board. */
  private static final Position UP = new Position(0, 0, -1);

  private static final double NEAR_MIDDLE = 0.05;

  private final List<Ball> placed = new ArrayList<>();

  /**
   * A sphere of a piece.
   *
   * @param middle the centre of the sphere
   * @param index of its piece
   */
  record Ball(Position middle, int index) {
    /** The distance between the middles of two spheres. */
    double distance(Ball other) {
      return length(middle.minus(other.middle));
    }
  }

  private record Body(List<Ball> balls, Position way) {
    List<Ball> moved(double share) {
      return balls.stream()
          .map(ball -> new Ball(ball.middle().plus(times(way, share)), ball.index()))
          .toList();
    }
  }

  private BallExplosion() {}

  /** The spheres of all pieces in their places. */
  static List<Ball> together(Lattice lattice, List<List<Cell>> pieces) {
    return IntStream.range(0, pieces.size())
        .boxed()
        .flatMap(
            index -> pieces.get(index).stream().map(cell -> new Ball(lattice.centre(cell), index)))
        .toList();
  }

  /**
   * The spheres of all pieces, moved apart.
   *
   * @param board all cells of the board
   * @param pieces cells of the board, none in two pieces
   */
  static List<Ball> apart(Lattice lattice, List<Cell> board, List<List<Cell>> pieces) {
    Position middle = mean(board.stream().map(lattice::centre).toList());
    BallExplosion explosion = new BallExplosion();
    together(lattice, pieces).stream()
        .collect(Collectors.groupingBy(Ball::index, TreeMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(balls -> body(balls, middle))
        .sorted(Comparator.comparingDouble(body -> length(body.way())))
        .forEach(explosion::move);
    return explosion.placed;
  }

  private static Body body(List<Ball> balls, Position middle) {
    Position way = mean(balls.stream().map(Ball::middle).toList()).minus(middle);
    return new Body(balls, length(way) < NEAR_MIDDLE ? UP : way);
  }

  /** Moves a piece as little as possible; its way eventually leads out of all others. */
  private void move(Body body) {
    double share = FIRST_MOVE;
    List<Ball> moved = body.moved(share);
    while (moved.stream().anyMatch(this::isBlocked)) {
      share += STEP / Math.min(1, length(body.way()));
      moved = body.moved(share);
    }
    placed.addAll(moved);
  }

  private boolean isBlocked(Ball ball) {
    return placed.stream().anyMatch(other -> ball.distance(other) < APART);
  }

  private static Position mean(List<Position> positions) {
    Position sum = positions.stream().reduce(new Position(0, 0, 0), Position::plus);
    return times(sum, 1.0 / positions.size());
  }

  private static Position times(Position position, double factor) {
    return new Position(position.x() * factor, position.y() * factor, position.z() * factor);
  }

  private static double length(Position way) {
    return Math.hypot(Math.hypot(way.x(), way.y()), way.z());
  }
}
