package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Records that a piece is congruent to an earlier one, or to its mirror image.
 *
 * @param piece the number of the earlier piece
 * @param isMirrorImage whether only a reflection, and no rotation, maps one shape to the other
 */
public record Congruence(int piece, boolean isMirrorImage) {
  private static final Comparator<List<Cell>> BY_CELLS = Congruence::compare;

  /** For each piece the first earlier one that is congruent to it, if there is one. */
  static List<Optional<Congruence>> of(PiecePuzzle puzzle) {
    boolean isFlat =
        puzzle.layering().isEmpty()
            && puzzle.board().isFlat()
            && puzzle.pieces().stream()
                .allMatch(piece -> Cell.greatestCorner(piece.cells()).layer() == 1);
    Turns rotations = isFlat ? Turns.ROTATIONS : Turns.SPACE_ROTATIONS;
    Map<List<Cell>, Integer> first = new HashMap<>();
    List<Optional<Congruence>> all = new ArrayList<>();
    for (Piece piece : puzzle.pieces()) {
      List<Cell> shape = least(piece.cells(), rotations);
      List<Cell> mirrored =
          least(piece.cells().stream().map(Congruence::reflected).toList(), rotations);
      Integer same = first.get(shape);
      Optional<Congruence> mirror =
          Optional.ofNullable(first.get(mirrored)).map(other -> new Congruence(other, true));
      all.add(same != null ? Optional.of(new Congruence(same, false)) : mirror);
      first.putIfAbsent(shape, all.size() - 1);
    }
    return all;
  }

  private static Cell reflected(Cell cell) {
    return new Cell(cell.row(), -cell.column(), cell.layer());
  }

  /** The canonical form of a shape under rotations: the least of its rotated images. */
  private static List<Cell> least(List<Cell> cells, Turns rotations) {
    return rotations.turns().stream()
        .map(turn -> Cell.moved(cells.stream().map(turn::apply).toList(), new Cell(1, 1, 1)))
        .min(BY_CELLS)
        .orElseThrow();
  }

  private static int compare(List<Cell> one, List<Cell> other) {
    for (int place = 0; place < one.size(); place++) {
      int order = one.get(place).compareTo(other.get(place));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
