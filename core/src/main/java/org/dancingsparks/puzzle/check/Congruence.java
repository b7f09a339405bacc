package org.dancingsparks.puzzle.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * Records that a piece is congruent to an earlier one, or to its mirror image.
 *
 * @param piece the number of the earlier piece
 * @param isMirrorImage whether only a reflection, and no rotation, maps one shape to the other
 */
public record Congruence(int piece, boolean isMirrorImage) {
  private static final Comparator<List<Cell>> BY_CELLS = Congruence::compare;

  /** By piece, the first earlier one congruent to it, if there is one. */
  static List<Optional<Congruence>> of(PiecePuzzle puzzle) {
    Lattice lattice = puzzle.board().lattice();
    boolean isFlat =
        puzzle.pieceRules().layering().isEmpty()
            && puzzle.board().isFlat()
            && puzzle.pieces().stream()
                .allMatch(piece -> Cell.greatestCorner(piece.cells()).layer() == 1);
    Turns rotations = isFlat ? Turns.ROTATIONS : Turns.SPACE_ROTATIONS;
    Map<List<Cell>, Integer> first = new HashMap<>();
    List<Optional<Congruence>> all = new ArrayList<>();
    for (Piece piece : puzzle.pieces()) {
      List<Cell> shape = least(lattice, piece.cells(), rotations);
      List<Cell> mirrored = least(lattice, reflected(lattice, piece.cells()), rotations);
      Integer same = first.get(shape);
      Optional<Congruence> mirror =
          Optional.ofNullable(first.get(mirrored)).map(other -> new Congruence(other, true));
      all.add(same != null ? Optional.of(new Congruence(same, false)) : mirror);
      first.putIfAbsent(shape, all.size() - 1);
    }
    return all;
  }

  /** The cells under a symmetry that mirrors them. */
  private static List<Cell> reflected(Lattice lattice, List<Cell> cells) {
    return lattice.turned(lattice.reflection(), cells);
  }

  /** The canonical form of a shape under rotations: the least of its rotated images. */
  private static List<Cell> least(Lattice lattice, List<Cell> cells, Turns rotations) {
    return lattice.orientations(rotations, cells).stream().min(BY_CELLS).orElseThrow();
  }

  private static int compare(List<Cell> one, List<Cell> other) {
    for (int index = 0; index < one.size(); index++) {
      int order = one.get(index).compareTo(other.get(index));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
