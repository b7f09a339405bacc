package org.dancingsparks.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * Regular shapes by their sizes, with their least row, column and layer at 1.
 *
 * <p>Hexagons and triangles are found by two coordinates along sides of the lattice: x to the
 * right, y down and to the right (for triangles up and to the right).
 */
public final class Shapes {
  private Shapes() {}

  /** A box of squares or cubes. */
  public static List<Cell> box(int rows, int columns, int layers) {
    List<Cell> cells = new ArrayList<>();
    for (int layer = 1; layer <= layers; layer++) {
      for (int row = 1; row <= rows; row++) {
        for (int column = 1; column <= columns; column++) {
          cells.add(new Cell(row, column, layer));
        }
      }
    }
    return cells;
  }

  /** Spheres in squares, one on another, of 1 x 1 to this many rows and columns. */
  public static List<Cell> pyramid(int side) {
    List<Cell> cells = new ArrayList<>();
    for (int layer = 1; layer <= side; layer++) {
      for (Cell cell : box(layer, layer, 1)) {
        cells.add(new Cell(cell.row(), cell.column(), layer));
      }
    }
    return cells;
  }

  /** Spheres in triangles, one on another, of 1 to this many rows. */
  public static List<Cell> tetrahedron(int side) {
    List<Cell> cells = new ArrayList<>();
    for (int layer = 1; layer <= side; layer++) {
      for (int row = 1; row <= layer; row++) {
        for (int place = 0; place < row; place++) {
          cells.add(new Cell(row, side + 1 - row + 2 * place, layer));
        }
      }
    }
    return cells;
  }

  /**
   * A parallelogram of hexagons or triangles.
   *
   * @param lattice hexagonal or triangular
   * @param rows that lie one on another
   * @param columns of hexagons, or of pairs of triangles, in a row
   */
  public static List<Cell> parallelogram(Lattice lattice, int rows, int columns) {
    return cells(lattice, rows, columns, (from, to) -> 1);
  }

  /** A triangle of hexagons or triangles, with this many on each side. */
  public static List<Cell> triangle(Lattice lattice, int side) {
    return cells(lattice, side, side, (from, to) -> to < side ? 1 : 0);
  }

  /** A regular hexagon of hexagons or triangles, with this many on each side. */
  public static List<Cell> hexagon(Lattice lattice, int side) {
    return lattice == Lattice.HEXAGONAL
        ? cells(
            lattice, 2 * side - 1, 2 * side - 1, (from, to) -> inside(from, side - 1, 3 * side - 3))
        : cells(lattice, 2 * side, 2 * side, (from, to) -> inside(to, side, 3 * side - 1));
  }

  private static int inside(int sum, int least, int most) {
    return sum >= least && sum <= most ? 1 : 0;
  }

  /**
   * The cells of a parallelogram for which a test of the sum of coordinates gives 1.
   *
   * @param test of x + y, and of x + y + 1 for a triangle upside down
   */
  private static List<Cell> cells(Lattice lattice, int rows, int columns, IntBinaryOperator test) {
    List<Cell> cells = new ArrayList<>();
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++) {
        for (int half = 0; half < (lattice == Lattice.TRIANGULAR ? 2 : 1); half++) {
          if (test.applyAsInt(x + y, x + y + half) == 1) {
            cells.add(cell(lattice, x, y, half));
          }
        }
      }
    }
    return lattice.atOrigin(cells);
  }

  private static Cell cell(Lattice lattice, int x, int y, int half) {
    // An upright triangle has an odd sum of row and column.
    return lattice == Lattice.TRIANGULAR
        ? Cell.of(-y, 2 * x + y + half + 1)
        : Cell.of(y, 2 * x + y);
  }
}
