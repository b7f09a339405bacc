package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Corner;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Position;
import org.dancingsparks.lattice.Tiling;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Point;

/**
 * The layout of a drawn board: its layers side by side, a cell's width apart, each above its
 * number, in one row or in several. As seen from above, each layer has the height of its row; if
 * the middles of all lie on each other, a layer is as wide as its own cells, otherwise as all.
 * Immutable.
 */
public final class BoardLayout {
  private static final double LABEL = 0.5;

  /** The gap from a layer to the next, in half cells. */
  private static final int GAP = 2;

  /** The gap from a row of layers to the next, in sizes of a label. */
  private static final double ROW_GAP = 2.2;

  /** The length of a triangle's side in cells, which gives it the area of a square. */
  private static final double TRIANGLE = 1.5;

  /** The radius of a sphere in cells; next to it is room for a line. */
  private static final double SPHERE = 0.45;

  private final Board board;
  private final double side;
  private final Tiling tiling;
  private final double unit;

  /** The rooms of the layers, by layer from 1. */
  private final List<Panel> panels;

  /**
   * The room of a layer, in units of corners.
   *
   * @param move from the corners of cells to those in the drawing
   * @param left of the room in the drawing
   */
  private record Panel(Corner move, int left, int right, int bottom) {}

  /** The box round cells as seen from above, in units of corners. */
  private record Extent(int left, int right, int top, int bottom) {
    Extent with(Extent other) {
      return new Extent(
          Math.min(left, other.left),
          Math.max(right, other.right),
          Math.min(top, other.top),
          Math.max(bottom, other.bottom));
    }

    Extent withWidthOf(Extent other) {
      return new Extent(other.left, other.right, top, bottom);
    }
  }

  /**
   * Lays a board out.
   *
   * @param side of a cell in pixels, or of a square as large as the cell
   */
  public BoardLayout(Board board, double side) {
    this(board, side, Integer.MAX_VALUE);
  }

  /**
   * Lays a board out with its layers in as many rows as it needs.
   *
   * @param maxWidth of a row in cells, unless a layer alone is wider
   */
  BoardLayout(Board board, double side, int maxWidth) {
    this.board = board;
    this.side = side;
    tiling = Tiling.of(board.lattice());
    unit = board.lattice() == Lattice.TRIANGULAR ? TRIANGLE * side : side;
    panels = panels(2.0 * maxWidth * side / unit);
  }

  private List<Panel> panels(double maxWidth) {
    List<Panel> found = new ArrayList<>();
    int top = 0;
    for (List<Extent> row : rows(maxWidth)) {
      Extent all = row.stream().reduce(Extent::with).orElseThrow();
      int bottom = top + all.bottom() - all.top();
      int left = 0;
      for (Extent extent : row) {
        Corner hidden = hidden(found.size() + 1);
        Corner move = new Corner(left - extent.left(), top - all.top()).minus(hidden);
        int right = left + extent.right() - extent.left();
        found.add(new Panel(move, left, right, bottom));
        left = right + GAP;
      }
      top = bottom + (int) Math.ceil(ROW_GAP * labelSize() / (unit * tiling.unitDown()));
    }
    return List.copyOf(found);
  }

  /** The extents of the layers as they are drawn, row by row. */
  private List<List<Extent>> rows(double maxWidth) {
    List<List<Extent>> rows = new ArrayList<>();
    int width = 0;
    for (Extent extent : extents()) {
      int own = extent.right() - extent.left();
      if (rows.isEmpty() || width + GAP + own > maxWidth) {
        rows.add(new ArrayList<>());
        width = -GAP;
      }
      rows.get(rows.size() - 1).add(extent);
      width += GAP + own;
    }
    return rows;
  }

  /** The extents of the layers as they are drawn, the top one first. */
  private List<Extent> extents() {
    Extent all = extent(board.cells());
    List<Extent> own =
        IntStream.rangeClosed(1, board.layers()).mapToObj(layer -> extent(layer, all)).toList();
    boolean areCentred =
        own.stream().allMatch(layer -> layer.left() + layer.right() == all.left() + all.right());
    return own.stream().map(layer -> areCentred ? layer : layer.withWidthOf(all)).toList();
  }

  private Extent extent(int layer, Extent all) {
    List<Cell> cells = board.cells().stream().filter(cell -> cell.layer() == layer).toList();
    return cells.isEmpty() ? new Extent(0, 0, all.top(), all.top()) : extent(cells);
  }

  private Extent extent(List<Cell> cells) {
    return cells.stream()
        .flatMap(cell -> seen(cell).stream())
        .map(corner -> new Extent(corner.x(), corner.x(), corner.y(), corner.y()))
        .reduce(Extent::with)
        .orElseThrow();
  }

  /** The corners of a cell as seen from above. */
  private List<Corner> seen(Cell cell) {
    Corner hidden = hidden(cell.layer());
    return tiling.corners(cell).stream().map(corner -> corner.minus(hidden)).toList();
  }

  /**
   * The distance by which a layer's cells lie to the left and above the cells with the same row and
   * column.
   */
  private Corner hidden(int layer) {
    Position origin = board.lattice().centre(new Cell(0, 0, layer));
    return new Corner(
        (int) Math.round(-2 * origin.x()), (int) Math.round(-origin.y() / tiling.unitDown()));
  }

  Board board() {
    return board;
  }

  /** The side of a cell in pixels, or of a square as large as the cell. */
  public double side() {
    return side;
  }

  /** Returns whether cells are drawn as balls. */
  boolean hasSpheres() {
    return board.lattice() == Lattice.SPHERES || board.lattice() == Lattice.TRIANGULAR_SPHERES;
  }

  /** The cells of the same layer that share a side with a cell, or touch it. */
  List<Cell> beside(Cell cell) {
    return tiling.beside(cell);
  }

  /** The corners of a cell, or of the cell round a sphere, where they are in the drawing. */
  List<Corner> corners(Cell cell) {
    Corner move = panels.get(cell.layer() - 1).move();
    return tiling.corners(cell).stream().map(move::plus).toList();
  }

  /** The place of a corner, in pixels. */
  Point at(Corner corner) {
    return new Point(corner.x() * unit / 2, corner.y() * unit * tiling.unitDown());
  }

  /** The middle of a cell, in pixels. */
  Point middle(Cell cell) {
    List<Point> corners = corners(cell).stream().map(this::at).toList();
    return new Point(
        corners.stream().mapToDouble(Point::x).average().orElseThrow(),
        corners.stream().mapToDouble(Point::y).average().orElseThrow());
  }

  /** The corners of a cell, or points on a sphere's rim, clockwise; in pixels. */
  List<Point> outline(Cell cell) {
    return hasSpheres() ? sphere(cell).points() : corners(cell).stream().map(this::at).toList();
  }

  /** A sphere as a circle. */
  Circle sphere(Cell cell) {
    return new Circle(middle(cell), SPHERE * side);
  }

  /** The lines round and within some cells. */
  public Outline outline(Collection<Cell> cells) {
    return hasSpheres() ? new SphereOutline(this, cells) : new CellOutline(this, cells);
  }

  /** The lines round a board's cells, which are not joined if they are spheres. */
  public String rim(Collection<Cell> cells) {
    return hasSpheres() ? outline(cells).each() : outline(cells).round();
  }

  /** The side of a triangle or square, or the width of a hexagon; in pixels. */
  double sideLength() {
    return unit;
  }

  /** The width of the lines between placements and regions. */
  double heavy() {
    return Math.max(1.6, side / 12);
  }

  /** The width of the widest row of layers. */
  public double width() {
    return panels.stream().mapToInt(Panel::right).max().orElseThrow() * unit / 2;
  }

  /** The height, with the numbers of layers. */
  public double height() {
    return cellsHeight() + (board.isFlat() ? 0 : labelSize() * 1.5);
  }

  /** The height without the numbers of the last layers. */
  public double cellsHeight() {
    return bottom(panels.get(panels.size() - 1));
  }

  private double bottom(Panel panel) {
    return panel.bottom() * unit * tiling.unitDown();
  }

  /** Returns whether the board encloses places that are not cells. */
  public boolean hasGaps() {
    return new Frame(this).hasGaps();
  }

  /** Writes the numbers of the layers, and that the first is the top, if there are several. */
  void label(Svg svg) {
    if (board.isFlat()) {
      return;
    }
    for (int layer = 1; layer <= board.layers(); layer++) {
      Panel panel = panels.get(layer - 1);
      svg.words(
          layer == 1 ? "top" : areWordsWide() ? "layer " + layer : String.valueOf(layer),
          (panel.left() + panel.right()) * unit / 4,
          bottom(panel) + labelSize() * 1.3,
          "class",
          "layer",
          "font-size",
          labelSize(),
          "text-anchor",
          "middle");
    }
  }

  /** Returns whether each layer has room for a word. */
  private boolean areWordsWide() {
    double words = Svg.width("layer " + board.layers(), labelSize());
    return panels.stream()
        .allMatch(panel -> words < (panel.right() - panel.left() + GAP) * unit / 2);
  }

  private double labelSize() {
    return Math.max(10, side * LABEL);
  }
}
