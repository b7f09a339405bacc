package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;

/**
 * Moves the pieces on a board away from its middle, each as a whole, until any two are at least
 * half a cell apart. Lengths are half cells; x counts to the right along a row, y from row to row,
 * z upwards. Immutable.
 *
 * <p>All cubes come to lie on the lattice of half cells. Suppose that one of them hides a part of
 * another from a viewer who is beyond all of them in x, y and z. From the hidden point to the
 * hiding one all three coordinates grow, so from the hidden cube to the hiding one no coordinate
 * decreases by 2, a cell, or more. Between cubes of one piece the differences are even, so none is
 * negative and one is positive; between cubes of two pieces one is 3 or more, and the other two are
 * at least -1. Either way the sum of the coordinates grows, so cubes drawn in the order of their
 * sums hide each other correctly.
 */
final class Explosion {
  private static final int CELL = 2;
  private static final int CLEARANCE = 1;

  /** The first move of a piece, as a multiple of its distance from the middle. */
  private static final double FIRST_MOVE = 2;

  /** The least growth of each further move, in the coordinate that grows most. */
  private static final double STEP = 0.125;

  private final Board board;
  private final Set<Cube> blocked = new HashSet<>();
  private final List<Cube> cubes = new ArrayList<>();

  /**
   * A cell of a piece.
   *
   * @param index of its piece among the pieces; the corner is the least in all coordinates
   */
  record Cube(int x, int y, int z, int index) {
    static final Comparator<Cube> FAR_TO_NEAR =
        Comparator.<Cube>comparingInt(cube -> cube.x + cube.y + cube.z)
            .thenComparingInt(Cube::z)
            .thenComparingInt(Cube::y)
            .thenComparingInt(Cube::x);

    Cube plus(int right, int down, int up) {
      return new Cube(x + right, y + down, z + up, index);
    }

    Cube anyPieces() {
      return new Cube(x, y, z, 0);
    }
  }

  /** A piece in its place, and the vector from the board's middle to its own. */
  private record Body(List<Cube> cubes, double x, double y, double z) {
    double distance() {
      return Math.hypot(Math.hypot(x, y), z);
    }

    /**
     * The piece moved by a multiple of its vector from the middle and some steps more: in that
     * direction, or up from the middle itself.
     */
    List<Cube> moved(int steps) {
      double longest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z));
      double share = FIRST_MOVE + (longest == 0 ? 0 : STEP * steps / Math.min(1, longest));
      int right = (int) Math.round(share * x);
      int down = (int) Math.round(share * y);
      int up = (int) Math.round(longest == 0 ? STEP * steps : share * z);
      return cubes.stream().map(cube -> cube.plus(right, down, up)).toList();
    }
  }

  private Explosion(Board board) {
    this.board = board;
  }

  /**
   * The cubes of all pieces, from far to near for a viewer at the right, the front and above.
   *
   * @param pieces cells of the board, none in two pieces
   */
  static List<Cube> of(Board board, List<List<Cell>> pieces) {
    Explosion explosion = new Explosion(board);
    IntStream.range(0, pieces.size())
        .mapToObj(index -> explosion.body(index, pieces.get(index)))
        .sorted(Comparator.comparingDouble(Body::distance))
        .forEach(explosion::move);
    explosion.cubes.sort(Cube.FAR_TO_NEAR);
    return explosion.cubes;
  }

  /**
   * The cubes of all cells in their places, from far to near for the same viewer.
   *
   * @return each with the number of its cell
   */
  static List<Cube> together(Board board) {
    return IntStream.range(0, board.size())
        .mapToObj(cell -> cube(board, board.cell(cell), cell))
        .sorted(Cube.FAR_TO_NEAR)
        .toList();
  }

  /** The cube of a cell in its place on the board. */
  private static Cube cube(Board board, Cell cell, int index) {
    return new Cube(
        CELL * (cell.column() - 1),
        CELL * (cell.row() - 1),
        CELL * (board.layers() - cell.layer()),
        index);
  }

  private Body body(int index, List<Cell> cells) {
    List<Cube> lying = cells.stream().map(cell -> cube(board, cell, index)).toList();
    return new Body(
        lying,
        lying.stream().mapToInt(Cube::x).average().orElseThrow() - board.columns() + 1,
        lying.stream().mapToInt(Cube::y).average().orElseThrow() - board.rows() + 1,
        lying.stream().mapToInt(Cube::z).average().orElseThrow() - board.layers() + 1);
  }

  /** Moves a piece as little as possible; each vector eventually leads out of all others. */
  private void move(Body body) {
    int steps = 0;
    List<Cube> moved = body.moved(steps);
    while (moved.stream().anyMatch(cube -> blocked.contains(cube.anyPieces()))) {
      moved = body.moved(++steps);
    }
    cubes.addAll(moved);
    moved.forEach(this::block);
  }

  private void block(Cube cube) {
    int reach = CELL + CLEARANCE - 1;
    for (int x = -reach; x <= reach; x++) {
      for (int y = -reach; y <= reach; y++) {
        for (int z = -reach; z <= reach; z++) {
          blocked.add(cube.plus(x, y, z).anyPieces());
        }
      }
    }
  }
}
