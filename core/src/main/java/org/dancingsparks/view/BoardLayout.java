package org.dancingsparks.view;

import java.util.Collection;
import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;

/**
 * The layout of a drawn board: its layers side by side, a cell's width apart, each above its
 * number. Immutable.
 *
 * @param side of a cell in pixels
 */
public record BoardLayout(Board board, double side) {
  private static final double LABEL = 0.5;

  Tile tile(Cell cell) {
    int before = (cell.layer() - 1) * layerStep();
    return new Tile(before + cell.column() - 1, cell.row() - 1);
  }

  /** From a layer to the next, in cells. */
  int layerStep() {
    return board.columns() + 1;
  }

  /** The width of the lines between placements and regions. */
  double heavy() {
    return Math.max(1.6, side / 12);
  }

  List<Tile> tiles(Collection<Cell> cells) {
    return cells.stream().map(this::tile).sorted().toList();
  }

  /** The width of the layers side by side. */
  public double width() {
    return (board.layers() * layerStep() - 1) * side;
  }

  /** The height, with the numbers of layers. */
  public double height() {
    return board.rows() * side + (board.isFlat() ? 0 : labelSize() * 1.5);
  }

  /** Returns whether the board encloses places that are no cells. */
  public boolean hasHoles() {
    return new Frame(this).hasHoles();
  }

  /** Writes the numbers of the layers, if there are several. */
  void label(Svg svg) {
    if (board.isFlat()) {
      return;
    }
    double room = layerStep() * side;
    for (int layer = 1; layer <= board.layers(); layer++) {
      String full = "layer " + layer;
      String label = Svg.width(full, labelSize()) < room ? full : String.valueOf(layer);
      double middle = ((layer - 1) * layerStep() + board.columns() / 2.0) * side;
      svg.words(
          label,
          middle,
          board.rows() * side + labelSize() * 1.3,
          "class",
          "layer",
          "font-size",
          labelSize(),
          "text-anchor",
          "middle");
    }
  }

  private double labelSize() {
    return Math.max(10, side * LABEL);
  }
}
