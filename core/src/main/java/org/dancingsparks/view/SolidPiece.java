package org.dancingsparks.view;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.view.BallDrawing.Room;

/**
 * A piece as a solid body in perspective. It lies as flat as its turns allow, with any upper cells
 * at the back. Immutable.
 *
 * @param board the cells of the piece
 * @param side of a cube, or diameter of a sphere, in pixels
 */
public record SolidPiece(Board board, double side) {
  /** The growth of the parts near the viewer. */
  private static final double NEAR_GROWTH = 1.15;

  /** A piece with cells of some size. */
  public static SolidPiece of(Piece piece, double side) {
    // Its mirror image is another body.
    Turns turns = piece.turns().arePlane() ? piece.turns() : Turns.SPACE_ROTATIONS;
    return piece.lattice().orientations(turns, piece.cells()).stream()
        .map(cells -> new SolidPiece(new Board(piece.lattice(), cells), side))
        .min(
            Comparator.<SolidPiece>comparingInt(lying -> lying.board().layers())
                .thenComparingInt(lying -> lying.upper(cell -> 1))
                .thenComparingInt(lying -> lying.upper(cell -> cell.row() + cell.column())))
        .orElseThrow();
  }

  /**
   * The sum of a measure of the cells that are not in the lowest layer, as often as they are up.
   */
  private int upper(ToIntFunction<Cell> measure) {
    return board.cells().stream()
        .mapToInt(cell -> (board.layers() - cell.layer()) * measure.applyAsInt(cell))
        .sum();
  }

  /** Returns whether a puzzle is in space: its board or one of its pieces has several layers. */
  public static boolean areIn(BoardPuzzle puzzle) {
    return !puzzle.board().isFlat()
        || puzzle.pieces().stream().anyMatch(piece -> !board(piece).isFlat());
  }

  private static Board board(Piece piece) {
    return new Board(piece.lattice(), piece.cells());
  }

  /** The width of its drawing, in pixels. */
  public double width() {
    return NEAR_GROWTH * side * Perspective.width(board);
  }

  /** The height of its drawing, in pixels. */
  public double height() {
    return NEAR_GROWTH * side * Perspective.height(board);
  }

  /**
   * Draws it at the origin of a picture.
   *
   * @param symbol to be written on it, or empty
   */
  public void draw(Svg svg, String colour, String symbol) {
    Room room = new Room(0, 0, width(), height(), side);
    List<List<Cell>> alone = List.of(board.cells());
    if (board.lattice() == Lattice.SQUARE) {
      new ExplodedDrawing(svg, List.of(colour), Explosion.of(board, alone), room).draw(symbol);
    } else {
      new BallDrawing(svg, List.of(colour), BallExplosion.together(board.lattice(), alone), room)
          .draw("together", symbol);
    }
  }
}
