package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Finds all placements of one piece on a board, sorted by their cells. */
final class Placements {
  /** The most cells that all placements of a puzzle have together. */
  static final int MOST_CELLS = 4_000_000;

  private static final Comparator<List<Cell>> BY_CELLS = Placements::compare;

  private final Board board;
  private final int number;
  private int cellsLeft;
  private final Map<List<Cell>, List<List<Cell>>> found = new TreeMap<>(BY_CELLS);

  /**
   * Finds them.
   *
   * @param layering null if the whole piece has to lie on the board
   * @param cellsLeft how many cells the placements may have
   * @throws IllegalArgumentException if they have more
   */
  Placements(Board board, int number, Piece piece, Layering layering, int cellsLeft) {
    this.cellsLeft = cellsLeft;
    this.board = board;
    this.number = number;
    for (List<Cell> shape : piece.orientations()) {
      Optional<List<Cell>> laid = layering == null ? Optional.of(shape) : layering.lay(shape);
      laid.ifPresent(cells -> move(cells, layering != null));
    }
  }

  List<Placement> list() {
    return found.entrySet().stream()
        .map(place -> new Placement(number, place.getKey(), place.getValue()))
        .toList();
  }

  /** How many cells the placements of other pieces may have. */
  int cellsLeft() {
    return cellsLeft;
  }

  private void move(List<Cell> shape, boolean layered) {
    Cell size = Cell.greatestCorner(shape);
    for (int layer = 0; layer <= (layered ? 0 : board.layers() - size.layer()); layer++) {
      for (int line = 0; line <= board.lines() - size.line(); line++) {
        for (int column = 0; column <= board.columns() - size.column(); column++) {
          Cell by = new Cell(line, column, layer);
          addIfOnBoard(shape.stream().map(by::plus).toList(), layered);
        }
      }
    }
  }

  /** Of a layered piece only layer 1 counts. */
  private void addIfOnBoard(List<Cell> cells, boolean layered) {
    List<Cell> covered =
        layered ? cells.stream().filter(cell -> cell.layer() == 1).toList() : cells;
    if (covered.stream().allMatch(cell -> board.number(cell).isPresent())) {
      found.computeIfAbsent(covered, key -> new ArrayList<>()).add(cells);
      cellsLeft -= cells.size();
      if (cellsLeft < 0) {
        throw new IllegalArgumentException(
            "The placements of the pieces have more than %,d cells; that is more than this program takes."
                .formatted(MOST_CELLS));
      }
    }
  }

  private static int compare(List<Cell> one, List<Cell> other) {
    for (int place = 0; place < Math.min(one.size(), other.size()); place++) {
      int order = one.get(place).compareTo(other.get(place));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
