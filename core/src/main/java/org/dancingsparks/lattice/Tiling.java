package org.dancingsparks.lattice;

import java.util.List;
import java.util.stream.Stream;

/**
 * A tiling of the plane whose cells have sides: those of a lattice, or those round the spheres of a
 * layer. The sides of a cell are numbered clockwise, so that a turned tile has its colours in
 * cyclic order; each leads from the corner of its number to the next. Layers do not matter.
 */
public enum Tiling {
  /** Squares; sides from the top one on. */
  SQUARES(0.5) {
    @Override
    public List<Cell> beside(Cell cell) {
      return moved(cell, new Cell(-1, 0, 0), RIGHT, BELOW, LEFT);
    }

    @Override
    public List<Corner> corners(Cell cell) {
      Corner middle = new Corner(2 * cell.column(), 2 * cell.row());
      return moved(
          middle, new Corner(-1, -1), new Corner(1, -1), new Corner(1, 1), new Corner(-1, 1));
    }
  },

  /** Hexagons that stand on a corner; sides from that at the top right on. */
  HEXAGONS(Math.sqrt(1 / 12.0)) {
    @Override
    public List<Cell> beside(Cell cell) {
      return moved(
          cell,
          new Cell(-1, 1, 0),
          new Cell(0, 2, 0),
          new Cell(1, 1, 0),
          new Cell(1, -1, 0),
          new Cell(0, -2, 0),
          new Cell(-1, -1, 0));
    }

    @Override
    public List<Corner> corners(Cell cell) {
      Corner middle = new Corner(cell.column(), 3 * cell.row());
      return moved(
          middle,
          new Corner(0, -2),
          new Corner(1, -1),
          new Corner(1, 1),
          new Corner(0, 2),
          new Corner(-1, 1),
          new Corner(-1, -1));
    }
  },

  /**
   * Triangles, which overlap half of the next ones in their row; sides of an upright one from the
   * right one on, of the others from the top one on.
   */
  TRIANGLES(Math.sqrt(3 / 4.0)) {
    @Override
    public List<Cell> beside(Cell cell) {
      return Lattice.isUpright(cell)
          ? moved(cell, RIGHT, BELOW, LEFT)
          : moved(cell, new Cell(-1, 0, 0), RIGHT, LEFT);
    }

    @Override
    public List<Corner> corners(Cell cell) {
      Corner top = new Corner(cell.column(), cell.row());
      return Lattice.isUpright(cell)
          ? moved(top, new Corner(0, 0), new Corner(1, 1), new Corner(-1, 1))
          : moved(top, new Corner(-1, 0), new Corner(1, 0), new Corner(0, 1));
    }
  };

  private static final Cell RIGHT = new Cell(0, 1, 0);
  private static final Cell BELOW = new Cell(1, 0, 0);
  private static final Cell LEFT = new Cell(0, -1, 0);

  private final double unitDown;

  Tiling(double unitDown) {
    this.unitDown = unitDown;
  }

  /** The tiling of a lattice: spheres lie in squares, or in hexagons, that touch where they do. */
  public static Tiling of(Lattice lattice) {
    return switch (lattice) {
      case SQUARE, SPHERES -> SQUARES;
      case HEXAGONAL, TRIANGULAR_SPHERES -> HEXAGONS;
      case TRIANGULAR -> TRIANGLES;
    };
  }

  /** The cells beyond a cell's sides, whether or not a board has them. */
  public abstract List<Cell> beside(Cell cell);

  /** The corners of a cell, clockwise. */
  public abstract List<Corner> corners(Cell cell);

  /** The unit of corners downwards, where the distance between touching cells of a row is 1. */
  public double unitDown() {
    return unitDown;
  }

  private static List<Cell> moved(Cell cell, Cell... ways) {
    return Stream.of(ways).map(cell::plus).toList();
  }

  private static List<Corner> moved(Corner from, Corner... ways) {
    return Stream.of(ways).map(from::plus).toList();
  }
}
