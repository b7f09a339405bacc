package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.view.Explosion.Cube;
import org.junit.jupiter.api.Test;

class ExplosionTest {
  private static final int CELL = 2;

  private Random random;

  @Test
  void piecesKeepTheirShapesAndHaveRoomBetweenThem() {
    Seed.times(
        60,
        (numbers, seed) -> {
          random = numbers;
          Board board = box();
          List<List<Cell>> pieces = pieces(board);
          List<Cube> cubes = Explosion.of(board, pieces);
          for (int place = 0; place < pieces.size(); place++) {
            assertThat(steps(own(cubes, place))).isEqualTo(steps(lying(pieces.get(place))));
          }
          checkRoomBetween(cubes);
        });
  }

  @Test
  void whatIsNearerOnALineOfSightIsDrawnLater() {
    Seed.times(
        60,
        (numbers, seed) -> {
          random = numbers;
          Board board = box();
          List<Cube> cubes = Explosion.of(board, pieces(board));
          double beyond = 2 + cubes.stream().mapToInt(ExplosionTest::farthest).max().orElseThrow();
          for (int line = 0; line < 40; line++) {
            double[] eye = point(beyond, 40);
            Cube aim = cubes.get(random.nextInt(cubes.size()));
            double[] target = point(0, CELL);
            target[0] += aim.x();
            target[1] += aim.y();
            target[2] += aim.z();
            double nearest = Double.POSITIVE_INFINITY;
            for (Cube cube : cubes) {
              double away = entry(cube, eye, target);
              assertThat(away).isLessThanOrEqualTo(nearest);
              nearest = away == Double.NEGATIVE_INFINITY ? nearest : away;
            }
          }
        });
  }

  @Test
  void aRingAndWhatItHoldsComeApart() {
    Board board = Board.box(3, 3, 2);
    List<Cell> ring = new ArrayList<>();
    for (Cell cell : board.cells()) {
      if (cell.row() != 2 || cell.column() != 2) {
        ring.add(cell);
      }
    }
    List<Cell> held = List.of(new Cell(2, 2, 1), new Cell(2, 2, 2));
    List<Cube> cubes = Explosion.of(board, List.of(ring, held));
    int heldBottom = own(cubes, 1).stream().mapToInt(Cube::z).min().orElseThrow();
    int ringTop = own(cubes, 0).stream().mapToInt(Cube::z).max().orElseThrow() + CELL;
    assertThat(heldBottom).isGreaterThan(ringTop);
  }

  @Test
  void aPieceHardlyBesideTheMiddleComesOutToo() {
    // Its middle is a sixtieth of its length from the board's, and it is held in between.
    Board board = Board.box(3, 30, 1);
    List<Cell> outer = board.cells().stream().filter(cell -> cell.row() != 2).toList();
    List<Cell> inner = new ArrayList<>(board.cells());
    inner.removeAll(outer);
    inner.remove(0);
    List<Cube> cubes = Explosion.of(board, List.of(outer, inner));
    assertThat(cubes).hasSize(board.size() - 1);
    checkRoomBetween(cubes);
  }

  private Board box() {
    return Board.box(1 + random.nextInt(4), 1 + random.nextInt(4), 1 + random.nextInt(4));
  }

  /** Random parts of the board, connected or not; some cells are open. */
  private List<List<Cell>> pieces(Board board) {
    int most = 1 + random.nextInt(8);
    List<List<Cell>> pieces = new ArrayList<>();
    for (int piece = 0; piece < most; piece++) {
      pieces.add(new ArrayList<>());
    }
    for (Cell cell : board.cells()) {
      if (random.nextInt(6) > 0) {
        pieces.get(random.nextInt(most)).add(cell);
      }
    }
    pieces.removeIf(List::isEmpty);
    return pieces.isEmpty() ? List.of(board.cells()) : pieces;
  }

  private static List<Cube> own(List<Cube> cubes, int place) {
    return cubes.stream().filter(cube -> cube.index() == place).toList();
  }

  private static List<Cube> lying(List<Cell> cells) {
    return cells.stream()
        .map(cell -> new Cube(2 * cell.column(), 2 * cell.row(), -2 * cell.layer(), 0))
        .toList();
  }

  /** The ways from the first of the cubes, in reading order, to all of them. */
  private static List<List<Integer>> steps(List<Cube> cubes) {
    List<Cube> sorted = cubes.stream().sorted(Cube.FAR_TO_NEAR).toList();
    Cube first = sorted.get(0);
    return sorted.stream()
        .map(cube -> List.of(cube.x() - first.x(), cube.y() - first.y(), cube.z() - first.z()))
        .toList();
  }

  private static void checkRoomBetween(List<Cube> cubes) {
    for (Cube one : cubes) {
      for (Cube other : cubes) {
        assertThat(one.index() == other.index() || gap(one, other) >= 1).isTrue();
      }
    }
  }

  private static int gap(Cube one, Cube other) {
    int x = Math.abs(one.x() - other.x());
    int y = Math.abs(one.y() - other.y());
    int z = Math.abs(one.z() - other.z());
    return Math.max(x, Math.max(y, z)) - CELL;
  }

  private static int farthest(Cube cube) {
    return CELL + Math.max(cube.x(), Math.max(cube.y(), cube.z()));
  }

  private double[] point(double least, double room) {
    return random.doubles(3, least, least + room).toArray();
  }

  /** The share of the way from an eye to a target, or beyond it, at which a cube is met. */
  private static double entry(Cube cube, double[] eye, double[] target) {
    double in = 0;
    double out = Double.POSITIVE_INFINITY;
    int[] corner = {cube.x(), cube.y(), cube.z()};
    for (int axis = 0; axis < 3; axis++) {
      double way = target[axis] - eye[axis];
      double one = (corner[axis] - eye[axis]) / way;
      double other = (corner[axis] + CELL - eye[axis]) / way;
      in = Math.max(in, Math.min(one, other));
      out = Math.min(out, Math.max(one, other));
    }
    return in < out ? in : Double.NEGATIVE_INFINITY;
  }
}
