package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.view.BallExplosion.Ball;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BallExplosionTest {
  private static final double SLACK = 1e-9;

  private static List<Cell> board(Lattice lattice) {
    return lattice == Lattice.SPHERES ? Shapes.pyramid(4) : Shapes.tetrahedron(4);
  }

  @ParameterizedTest
  @EnumSource(names = {"SPHERES", "TRIANGULAR_SPHERES"})
  void piecesKeepTheirShapesAndComeApart(Lattice lattice) {
    List<Cell> board = board(lattice);
    Seed.times(
        50,
        (random, seed) -> {
          Map<Integer, List<Cell>> parts =
              board.stream()
                  .collect(
                      Collectors.groupingBy(
                          cell -> random.nextInt(6), TreeMap::new, Collectors.toList()));
          List<List<Cell>> pieces = List.copyOf(parts.values());
          List<Ball> before = BallExplosion.together(lattice, pieces);
          List<Ball> after = new ArrayList<>(BallExplosion.apart(lattice, board, pieces));
          assertThat(after).hasSameSizeAs(before);
          for (int place = 0; place < pieces.size(); place++) {
            List<Ball> lying = own(before, place);
            List<Ball> moved = own(after, place);
            for (int at = 1; at < lying.size(); at++) {
              assertThat(moved.get(at).distance(moved.get(0)))
                  .isCloseTo(lying.get(at).distance(lying.get(0)), within(SLACK));
            }
          }
          for (Ball one : after) {
            for (Ball other : after) {
              assertThat(one.index() == other.index() || one.distance(other) >= 1.3).isTrue();
            }
          }
        });
  }

  private static List<Ball> own(List<Ball> balls, int place) {
    return balls.stream().filter(ball -> ball.index() == place).toList();
  }

  /** Spheres touch at a distance of 1, and the viewer's distances are those to one point. */
  @ParameterizedTest
  @EnumSource(names = {"SPHERES", "TRIANGULAR_SPHERES"})
  void theViewerIsAtOnePointBeyondAllSpheres(Lattice lattice) {
    List<Ball> balls = BallExplosion.together(lattice, List.of(board(lattice)));
    Perspective perspective = Perspective.ofBalls(balls);
    for (Ball one : balls) {
      for (Ball other : balls) {
        double apart = one.distance(other);
        assertThat(apart < SLACK || apart > 1 - SLACK).isTrue();
        // Perspective counts in radii.
        assertThat(Math.abs(perspective.away(one) - perspective.away(other)))
            .isLessThanOrEqualTo(2 * apart + SLACK);
      }
      assertThat(perspective.away(one)).isGreaterThan(1);
    }
  }
}
