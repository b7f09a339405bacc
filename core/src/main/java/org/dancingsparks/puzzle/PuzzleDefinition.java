package org.dancingsparks.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;

/** Checks that a board, pieces and rules can be a puzzle together. */
record PuzzleDefinition(Board board, List<Piece> pieces, PuzzleRules rules) {
  /**
   * Checks them.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  void check() {
    checkPieces();
    checkGroups();
    rules.free().forEach(this::checkCell);
    rules.never().forEach(this::checkNever);
    checkConditions();
    if (rules.layering().isPresent() && board.lattice() != Lattice.SQUARE) {
      throw new IllegalArgumentException(
          "Layered pieces are of cubes; this board is of a %s lattice."
              .formatted(board.lattice().text()));
    }
    if (rules.layering().isPresent() && board.wrap() != Wrap.NONE) {
      throw new IllegalArgumentException(
          "Layered pieces need a board that does not wrap round; this one does.");
    }
    if (rules.layering().isPresent() && !board.isFlat()) {
      throw new IllegalArgumentException(
          "Layered pieces need a flat board; this one has %d layers.".formatted(board.layers()));
    }
  }

  private void checkConditions() {
    Set<Condition> conditions = rules.conditions();
    if (!conditions.isEmpty() && board.lattice() != Lattice.SQUARE) {
      throw new IllegalArgumentException(
          "%s is a rule for boards of squares or cubes; this one is of a %s lattice."
              .formatted(conditions.iterator().next().text(), board.lattice().text()));
    }
    if (conditions.contains(Condition.FAULT_FREE) && board.wrap() != Wrap.NONE) {
      throw new IllegalArgumentException(
          "fault-free is a rule for boards that do not wrap round; leave out the rule, or wrap.");
    }
    if (conditions.contains(Condition.NO_CROSSROADS) && !board.isFlat()) {
      throw new IllegalArgumentException(
          "no-crossroads is a rule for flat boards; this one has %d layers."
              .formatted(board.layers()));
    }
    if (conditions.contains(Condition.NO_CROSSROADS) && !rules.free().isEmpty()) {
      throw new IllegalArgumentException(
          "no-crossroads cannot be combined with free cells; define the cells that stay open as holes.");
    }
  }

  private void checkPieces() {
    Set<Object> seen = new HashSet<>();
    for (Piece piece : pieces) {
      if (!seen.add(piece.name())) {
        throw new IllegalArgumentException("Two pieces are called " + piece.name() + ".");
      }
      if (!seen.add(piece.symbol())) {
        throw new IllegalArgumentException(
            "Two pieces have the symbol %s; the second is %s."
                .formatted(piece.symbol(), piece.name()));
      }
      if (piece.lattice() != board.lattice()) {
        throw new IllegalArgumentException(
            "The piece %s is of a %s lattice, the board of a %s one."
                .formatted(piece.name(), piece.lattice().text(), board.lattice().text()));
      }
      piece.at().forEach(this::checkCell);
    }
  }

  private void checkNever(Set<Cell> cells) {
    if (cells.size() < 2 || !cells.stream().allMatch(this::canBeHole)) {
      throw new IllegalArgumentException(
          "A set of cells never open together needs two cells or more, and holes that can cover each.");
    }
    cells.forEach(this::checkCell);
  }

  private boolean canBeHole(Cell cell) {
    return pieces.stream().anyMatch(piece -> piece.isHole() && piece.mayCover(cell));
  }

  private void checkCell(Cell cell) {
    if (board.number(cell).isEmpty()) {
      throw new IllegalArgumentException("The board has no cell %s.".formatted(board.text(cell)));
    }
  }

  private void checkGroups() {
    Set<String> names = new HashSet<>();
    pieces.forEach(piece -> names.add(piece.name()));
    Set<String> pieceNames = Set.copyOf(names);
    for (Group group : rules.groups()) {
      if (!names.add(group.name())) {
        throw new IllegalArgumentException(
            "The group %s has the name of a piece or another group.".formatted(group.name()));
      }
      for (String piece : group.pieces()) {
        if (!pieceNames.contains(piece)) {
          throw new IllegalArgumentException(
              "The group %s has %s, which is not a piece of the puzzle."
                  .formatted(group.name(), piece));
        }
      }
    }
  }
}
