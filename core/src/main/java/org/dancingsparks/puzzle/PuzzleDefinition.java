package org.dancingsparks.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;

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
    rules.checkConditions(board);
    rules.checkLayering(board);
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
