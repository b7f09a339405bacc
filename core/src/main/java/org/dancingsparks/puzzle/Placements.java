package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.dancingsparks.lattice.Cell;

/** Finds all placements of one piece on a board, sorted by their cells. */
final class Placements {
  private static final Comparator<List<Cell>> BY_CELLS = Placements::compare;

  private final Board board;
  private final PlacementLimits limits;
  private final Map<List<Cell>, List<List<Cell>>> found = new TreeMap<>(BY_CELLS);

  /**
   * A finder of the placements of one piece.
   *
   * @param limits shared by all pieces
   */
  Placements(Board board, PlacementLimits limits) {
    this.board = board;
    this.limits = limits;
  }

  /**
   * Finds the placements of a piece.
   *
   * @param layering null if the whole piece must lie on the board
   * @throws IllegalArgumentException if the placements exceed the limits
   */
  void find(Piece piece, Layering layering) {
    for (List<Cell> shape : piece.orientations()) {
      Optional<List<Cell>> laid = layering == null ? Optional.of(shape) : layering.lay(shape);
      laid.ifPresent(cells -> move(cells, piece.at(), layering != null));
    }
  }

  /**
   * The placements found, sorted by their cells.
   *
   * @param piece the number of the piece
   */
  List<Placement> list(int piece) {
    return found.entrySet().stream()
        .map(index -> new Placement(piece, index.getKey(), index.getValue()))
        .toList();
  }

  /**
   * Lays the shape so that its first cell that counts is each of the board's; of a layered piece
   * only layer 1 counts.
   *
   * @param at the cells that count must be among these; empty if any may
   */
  private void move(List<Cell> shape, Set<Cell> at, boolean layered) {
    List<Cell> counted =
        layered ? shape.stream().filter(cell -> cell.layer() == 1).toList() : shape;
    if (counted.size() > board.size()) {
      return;
    }
    for (Cell cell : board.cells()) {
      Cell by = cell.minus(counted.get(0));
      if (board.lattice().isTranslation(by)
          && isOnBoard(counted, by)
          && isWithin(at, counted, by)) {
        limits.place(shape.size());
        found.computeIfAbsent(places(counted, by), key -> new ArrayList<>()).add(moved(shape, by));
      }
    }
  }

  private boolean isOnBoard(List<Cell> cells, Cell by) {
    for (Cell cell : cells) {
      limits.look();
      if (board.number(board.at(cell.plus(by))).isEmpty()) {
        return false;
      }
    }
    return board.wrap() == Wrap.NONE || Set.copyOf(places(cells, by)).size() == cells.size();
  }

  private boolean isWithin(Set<Cell> at, List<Cell> cells, Cell by) {
    return at.isEmpty() || at.containsAll(places(cells, by));
  }

  /** The cells of the board that moved cells have, in reading order. */
  private List<Cell> places(List<Cell> cells, Cell by) {
    List<Cell> moved = moved(cells, by);
    return board.wrap() == Wrap.NONE ? moved : moved.stream().map(board::at).sorted().toList();
  }

  private static List<Cell> moved(List<Cell> cells, Cell by) {
    return cells.stream().map(by::plus).toList();
  }

  private static int compare(List<Cell> one, List<Cell> other) {
    for (int index = 0; index < Math.min(one.size(), other.size()); index++) {
      int order = one.get(index).compareTo(other.get(index));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
