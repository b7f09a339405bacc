package org.dancingsparks.lattice;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The places that can be cells, with the symmetries that map them onto each other.
 *
 * <p>A cell's row, column and layer are its place in a drawing, whatever the lattice. Cells are
 * turned by way of {@link Vector}s: axes are chosen so that every symmetry that fixes the origin is
 * a {@link Turn}.
 */
public enum Lattice {
  /** Squares, or cubes where there are several layers. */
  SQUARE {
    @Override
    Vector point(Cell cell) {
      return new Vector(cell.row(), cell.column(), cell.layer());
    }

    @Override
    Cell cell(Vector point) {
      return new Cell(point.x(), point.y(), point.z());
    }

    @Override
    boolean keepsLayers(Turn turn) {
      return turn.zFrom() == 3;
    }

    @Override
    public Position centre(Cell cell) {
      return new Position(cell.column(), cell.row(), cell.layer());
    }

    @Override
    public List<Cell> neighbours(Cell cell) {
      return around(cell, new Cell(0, 1, 0), new Cell(1, 0, 0), new Cell(0, 0, 1));
    }
  },

  /**
   * Hexagons in staggered rows: a hexagon takes two columns of a drawing, so its neighbours are two
   * columns to the left and right, and one to either side in the rows above and below.
   */
  HEXAGONAL {
    @Override
    Vector point(Cell cell) {
      int right = Math.floorDiv(cell.column() - cell.row(), 2);
      return new Vector(right + cell.row(), -right, -cell.row());
    }

    @Override
    Cell cell(Vector point) {
      return Cell.of(-point.z(), -point.z() - 2 * point.y());
    }

    @Override
    public Position centre(Cell cell) {
      return new Position(cell.column() / 2.0, cell.row() * ROW, 0);
    }

    @Override
    public List<Cell> neighbours(Cell cell) {
      return around(cell, new Cell(0, 2, 0), new Cell(1, 1, 0), new Cell(1, -1, 0));
    }
  },

  /**
   * Triangles in rows, by turns upright and upside down. Upright are those whose row and column
   * have an odd sum; neighbours share a side.
   */
  TRIANGULAR {
    /** The sum of the three corners, so that its coordinates are whole. */
    @Override
    Vector point(Cell cell) {
      int column = cell.column();
      int apex = isUpright(cell) ? cell.row() : cell.row() + 1;
      int base = isUpright(cell) ? cell.row() + 1 : cell.row();
      return HEXAGONAL
          .point(Cell.of(apex, column))
          .plus(HEXAGONAL.point(Cell.of(base, column - 1)))
          .plus(HEXAGONAL.point(Cell.of(base, column + 1)));
    }

    @Override
    Cell cell(Vector point) {
      return Cell.of(
          Math.floorDiv(-point.z(), 3), Math.floorDiv(-2 * point.y() - point.z(), 3) + 1);
    }

    @Override
    public Position centre(Cell cell) {
      double fromTop = isUpright(cell) ? 2 / 3.0 : 1 / 3.0;
      return new Position(cell.column() / 2.0, (cell.row() + fromTop) * ROW, 0);
    }

    @Override
    public List<Cell> neighbours(Cell cell) {
      int beyondBase = isUpright(cell) ? 1 : -1;
      return Stream.of(new Cell(0, 1, 0), new Cell(0, -1, 0), new Cell(beyondBase, 0, 0))
          .map(cell::plus)
          .sorted()
          .toList();
    }

    @Override
    public boolean isTranslation(Cell by) {
      return (by.row() + by.column()) % 2 == 0;
    }
  },

  /**
   * Spheres packed as densely as they can be, in layers of squares: each lies in the hollow between
   * four of the layer below, those of its row and column and the next ones. So a pyramid is drawn
   * as squares of growing sizes. The face-centred cubic lattice.
   */
  SPHERES {
    @Override
    Vector point(Cell cell) {
      return new Vector(
          cell.row() + cell.column() - cell.layer(), cell.column() - cell.row(), cell.layer());
    }

    @Override
    Cell cell(Vector point) {
      return new Cell(
          (point.x() - point.y() + point.z()) / 2,
          (point.x() + point.y() + point.z()) / 2,
          point.z());
    }

    @Override
    boolean keepsLayers(Turn turn) {
      return turn.zFrom() == 3;
    }

    @Override
    public Position centre(Cell cell) {
      return new Position(
          cell.column() - cell.layer() / 2.0,
          cell.row() - cell.layer() / 2.0,
          cell.layer() * Math.sqrt(1 / 2.0));
    }

    @Override
    public List<Cell> neighbours(Cell cell) {
      return around(
          cell,
          new Cell(0, 1, 0),
          new Cell(1, 0, 0),
          new Cell(0, 0, 1),
          new Cell(0, 1, 1),
          new Cell(1, 0, 1),
          new Cell(1, 1, 1));
    }
  },

  /**
   * Spheres packed as densely as they can be, in layers of triangles. A layer is drawn like {@link
   * #HEXAGONAL}, and each sphere lies on three of the layer below: the one of its row and column,
   * and those one row down and one column to either side. So a tetrahedron is drawn as triangles of
   * growing sizes.
   */
  TRIANGULAR_SPHERES {
    @Override
    Vector point(Cell cell) {
      int right = Math.floorDiv(cell.column() - cell.row(), 2);
      return new Vector(cell.row() + right - cell.layer(), -right - cell.layer(), -cell.row());
    }

    @Override
    Cell cell(Vector point) {
      int row = -point.z();
      int layer = -(point.x() + point.y() + point.z()) / 2;
      return new Cell(row, row - 2 * (point.y() + layer), layer);
    }

    @Override
    boolean keepsLayers(Turn turn) {
      return turn.negations() == 0;
    }

    /** A layer's hollow is a third of the way down the triangle of the three below. */
    @Override
    public Position centre(Cell cell) {
      return new Position(
          cell.column() / 2.0,
          (cell.row() - cell.layer() * 2 / 3.0) * ROW,
          cell.layer() * Math.sqrt(2 / 3.0));
    }

    @Override
    public List<Cell> neighbours(Cell cell) {
      return around(
          cell,
          new Cell(0, 2, 0),
          new Cell(1, 1, 0),
          new Cell(1, -1, 0),
          new Cell(0, 0, 1),
          new Cell(1, 1, 1),
          new Cell(1, -1, 1));
    }
  };

  /** The distance between rows of hexagons or triangles whose columns are 1/2 apart. */
  private static final double ROW = Math.sqrt(3 / 4.0);

  /** The first place of drawings and shapes. */
  private static final Cell ORIGIN = new Cell(1, 1, 1);

  /** The centre of a cell, or a multiple of it where that is not whole. */
  abstract Vector point(Cell cell);

  /** The cell of a point; undefined for points that no cell has. */
  abstract Cell cell(Vector point);

  /** Returns whether a symmetry maps each layer to itself. */
  boolean keepsLayers(Turn turn) {
    return true;
  }

  /**
   * The centre of a cell as it is drawn; squares, hexagons and spheres that touch are 1 apart, and
   * the sides of triangles are 1 long.
   */
  public abstract Position centre(Cell cell);

  /** The cells that share a side or a face with a cell, or touch it as spheres do; sorted. */
  public abstract List<Cell> neighbours(Cell cell);

  /** Returns whether moving cells by this many rows, columns and layers gives cells like them. */
  public boolean isTranslation(Cell by) {
    return true;
  }

  /** Returns whether boards and pieces have one layer only. */
  public boolean isFlat() {
    return this == HEXAGONAL || this == TRIANGULAR;
  }

  /** Returns whether cells are drawn in every other column only: of even or of odd sums. */
  public boolean isStaggered() {
    return this == HEXAGONAL || this == TRIANGULAR_SPHERES;
  }

  private static boolean isOdd(Cell cell) {
    return (cell.row() + cell.column()) % 2 != 0;
  }

  /** Returns whether a triangle has its base below. */
  public static boolean isUpright(Cell cell) {
    return isOdd(cell);
  }

  /**
   * Checks that cells can be drawn together.
   *
   * @throws IllegalArgumentException if two have places that no lattice has both, or one is of
   *     another layer than 1 where there can be no other
   */
  public void check(Collection<Cell> cells) {
    Cell first = cells.iterator().next();
    for (Cell cell : cells) {
      if (isFlat() && cell.layer() != 1) {
        throw new IllegalArgumentException(
            "A %s lattice has one layer; there is a cell in layer %d."
                .formatted(text(), cell.layer()));
      }
      if (isStaggered() && isOdd(cell) != isOdd(first)) {
        throw new IllegalArgumentException(
            "%s and %s cannot both be cells; on a %s lattice, rows are staggered: begin each row an odd number of characters further left or right than the one above (1 or 3, not 2), so that row and column have even sums in all cells, or odd sums in all."
                .formatted(text(first), text(cell), text()));
      }
    }
  }

  private String text(Cell cell) {
    return isFlat() ? cell.text() : cell.textWithLayer();
  }

  /** All symmetries that map a point of the lattice to itself, the identity first. */
  public List<Turn> turns() {
    return Turn.all().stream().filter(turn -> !isFlat() || turn.negations() % 3 == 0).toList();
  }

  /**
   * The symmetries of a kind, the identity first.
   *
   * @param shape the shape to turn; on a lattice of spheres, a hand that can turn a flat shape in
   *     all ways can also turn it into its mirror images
   */
  private Stream<Turn> turns(Turns kind, Collection<Cell> shape) {
    boolean isLayer = shape.stream().mapToInt(Cell::layer).distinct().count() == 1;
    return turns().stream()
        .filter(
            turn ->
                switch (kind) {
                  case NONE -> turn.equals(Turn.IDENTITY);
                  case ROTATIONS -> staysInLayers(turn, isLayer) && isPlaneRotation(turn);
                  case ROTATIONS_AND_REFLECTIONS -> staysInLayers(turn, isLayer);
                  case SPACE_ROTATIONS -> turn.isRotation() || isFlat() || isCoplanar(shape);
                  case SPACE_ROTATIONS_AND_MIRROR_IMAGES -> true;
                });
  }

  /** Returns whether a symmetry can be made without turning over or mirroring. */
  boolean isRotation(Turn turn) {
    return isFlat() ? turn.isEven() : turn.isRotation();
  }

  /**
   * Returns whether a symmetry turns shapes within their layers. A layer of triangular spheres has
   * more symmetries than the whole: that which negates all turns it by half.
   */
  private boolean staysInLayers(Turn turn, boolean isLayer) {
    return keepsLayers(turn) || this == TRIANGULAR_SPHERES && isLayer && turn.negations() == 3;
  }

  /** Returns whether a symmetry of the plane can be made without turning over. */
  private boolean isPlaneRotation(Turn turn) {
    return isFlat() || this == TRIANGULAR_SPHERES ? turn.isEven() : turn.isRotation();
  }

  /** One of the symmetries that mirror shapes. */
  public Turn reflection() {
    return turns().stream().filter(turn -> !isRotation(turn)).findFirst().orElseThrow();
  }

  /** Returns whether spheres lie in one plane, in any direction. */
  private boolean isCoplanar(Collection<Cell> shape) {
    if (this == SQUARE) {
      return false;
    }
    List<Vector> points = shape.stream().map(this::point).toList();
    List<Vector> ways = points.stream().map(point -> point.minus(points.get(0))).toList();
    return ways.stream()
        .flatMap(one -> ways.stream().map(one::cross))
        .filter(normal -> !normal.isZero())
        .findFirst()
        .map(normal -> ways.stream().allMatch(way -> way.dot(normal) == 0))
        .orElse(true);
  }

  /** The images of cells, in the same places of the list. */
  public List<Cell> turned(Turn turn, Collection<Cell> cells) {
    return cells.stream().map(cell -> cell(turn.apply(point(cell)))).toList();
  }

  /**
   * The cells moved next to the origin, in reading order: the least row, column and layer are 1, or
   * the least column 2 if triangles would change their direction otherwise.
   */
  public List<Cell> atOrigin(Collection<Cell> cells) {
    Cell by = ORIGIN.minus(Cell.leastCorner(cells));
    Cell allowed = isTranslation(by) ? by : by.plus(new Cell(0, 1, 0));
    return cells.stream().map(allowed::plus).sorted().toList();
  }

  /** The different shapes that turns of a kind give, next to the origin. */
  public List<List<Cell>> orientations(Turns kind, Collection<Cell> shape) {
    return turns(kind, shape).map(turn -> atOrigin(turned(turn, shape))).distinct().toList();
  }

  private static List<Cell> around(Cell cell, Cell... ways) {
    return Stream.of(ways)
        .flatMap(way -> Stream.of(cell.plus(way), cell.minus(way)))
        .sorted()
        .toList();
  }

  /** The name of a symmetry in words; only one that keeps each layer has a name of its own. */
  public String title(Turn turn) {
    return TurnTitle.of(this, turn);
  }

  /** The name that puzzle files use. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
