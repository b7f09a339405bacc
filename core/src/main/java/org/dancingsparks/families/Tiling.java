package org.dancingsparks.families;

import java.util.List;
import org.dancingsparks.lattice.Cell;

/**
 * A tiling of the plane whose cells have sides. The sides of a cell are numbered clockwise, so that
 * a turned tile has its colours in cyclic order.
 */
public enum Tiling {
  /** Squares; sides from the top one on. */
  SQUARES {
    @Override
    public List<Cell> beside(Cell cell) {
      return List.of(above(cell), right(cell), below(cell), left(cell));
    }

    @Override
    public List<Point> corners(Cell cell) {
      int x = cell.column() - 1;
      int y = cell.row() - 1;
      return List.of(
          new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1));
    }
  },

  /**
   * Triangles, pointing up where row and column have an odd sum, which overlap half of the next
   * ones in their row; sides of one that points up from the right one on, of the others from the
   * top one on.
   */
  TRIANGLES {
    @Override
    public List<Cell> beside(Cell cell) {
      return pointsUp(cell)
          ? List.of(right(cell), below(cell), left(cell))
          : List.of(above(cell), right(cell), left(cell));
    }

    @Override
    public List<Point> corners(Cell cell) {
      double x = (cell.column() - 1) / 2.0;
      double top = (cell.row() - 1) * HEIGHT;
      double bottom = top + HEIGHT;
      return pointsUp(cell)
          ? List.of(new Point(x + 0.5, top), new Point(x + 1, bottom), new Point(x, bottom))
          : List.of(new Point(x, top), new Point(x + 1, top), new Point(x + 0.5, bottom));
    }

    private static boolean pointsUp(Cell cell) {
      return (cell.row() + cell.column()) % 2 != 0;
    }
  };

  /** The height of a triangle whose sides have length 1. */
  private static final double HEIGHT = Math.sqrt(3) / 2;

  /** The cells beyond a cell's sides, whether or not a board has them. */
  public abstract List<Cell> beside(Cell cell);

  /** The corners of a cell whose sides have length 1: each side leads from its own to the next. */
  public abstract List<Point> corners(Cell cell);

  private static Cell above(Cell cell) {
    return new Cell(cell.row() - 1, cell.column(), cell.layer());
  }

  private static Cell right(Cell cell) {
    return new Cell(cell.row(), cell.column() + 1, cell.layer());
  }

  private static Cell below(Cell cell) {
    return new Cell(cell.row() + 1, cell.column(), cell.layer());
  }

  private static Cell left(Cell cell) {
    return new Cell(cell.row(), cell.column() - 1, cell.layer());
  }
}
