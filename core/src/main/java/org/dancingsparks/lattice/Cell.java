package org.dancingsparks.lattice;

import java.util.Collection;

/**
 * A place on a board or in a piece, as it is drawn in text: rows count from the top of a drawing,
 * columns from the left, layers from the top layer down; on a board all three count from 1. Its
 * shape and its neighbours depend on the {@link Lattice}. Ordered as one reads.
 */
public record Cell(int row, int column, int layer) implements Comparable<Cell> {
  /** A cell of the top layer. */
  public static Cell of(int row, int column) {
    return new Cell(row, column, 1);
  }

  public Cell plus(Cell other) {
    return new Cell(row + other.row, column + other.column, layer + other.layer);
  }

  public Cell minus(Cell other) {
    return new Cell(row - other.row, column - other.column, layer - other.layer);
  }

  /** The least row, column and layer of any of the cells: the corner of the box round them. */
  public static Cell leastCorner(Collection<Cell> cells) {
    return new Cell(
        cells.stream().mapToInt(Cell::row).min().orElseThrow(),
        cells.stream().mapToInt(Cell::column).min().orElseThrow(),
        cells.stream().mapToInt(Cell::layer).min().orElseThrow());
  }

  /** The greatest row, column and layer of any of the cells. */
  public static Cell greatestCorner(Collection<Cell> cells) {
    return new Cell(
        cells.stream().mapToInt(Cell::row).max().orElseThrow(),
        cells.stream().mapToInt(Cell::column).max().orElseThrow(),
        cells.stream().mapToInt(Cell::layer).max().orElseThrow());
  }

  @Override
  public int compareTo(Cell other) {
    int layers = Integer.compare(layer, other.layer);
    int rows = layers == 0 ? Integer.compare(row, other.row) : layers;
    return rows == 0 ? Integer.compare(column, other.column) : rows;
  }

  // A record's own hash and comparison go through method handles, which are slow until they are
  // compiled, and reading a puzzle looks cells up all the time.

  @Override
  public boolean equals(Object other) {
    return other instanceof Cell cell
        && row == cell.row
        && column == cell.column
        && layer == cell.layer;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * row + column) + layer;
  }

  /** {@code (row,column)}, for boards of one layer; see {@link #textWithLayer}. */
  public String text() {
    return "(" + row + "," + column + ")";
  }

  /** {@code (row,column,layer)}. */
  public String textWithLayer() {
    return "(" + row + "," + column + "," + layer + ")";
  }
}
