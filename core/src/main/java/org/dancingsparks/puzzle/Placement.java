package org.dancingsparks.puzzle;

import java.util.List;
import org.dancingsparks.lattice.Cell;

/**
 * A piece on the board: an option of a piece puzzle.
 *
 * @param piece the piece's number in the puzzle
 * @param cells the cells of the board that it covers, in reading order
 * @param orientations each orientation of the whole piece that covers these cells, as cells in
 *     reading order, some of them beyond an edge that is joined to another; only a layered piece,
 *     or one round the board, can have several
 */
public record Placement(int piece, List<Cell> cells, List<List<Cell>> orientations) {
  /** Copies the lists. */
  public Placement {
    cells = List.copyOf(cells);
    orientations = List.copyOf(orientations);
  }

  // By hand, as in Cell; the cells tell placements apart well enough for a hash.

  @Override
  public boolean equals(Object other) {
    return other instanceof Placement placement
        && piece == placement.piece
        && cells.equals(placement.cells)
        && orientations.equals(placement.orientations);
  }

  @Override
  public int hashCode() {
    return 31 * piece + cells.hashCode();
  }
}
