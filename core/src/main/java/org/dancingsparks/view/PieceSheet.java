package org.dancingsparks.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;

/**
 * Draws the pieces of a puzzle one by one, the layers of solid ones side by side. Immutable.
 *
 * @param side of a cell in pixels
 */
public record PieceSheet(List<Piece> pieces, double side) {
  private static final double FLAT = 22;
  private static final double SOLID = 18;

  /** The number of cells that fit beside each other. */
  private static final double ACROSS = 30;

  /** The pieces of a puzzle in some width; solid ones are smaller. */
  public static PieceSheet of(PiecePuzzle puzzle, double width) {
    boolean isFlat =
        puzzle.pieces().stream().allMatch(piece -> PieceBox.of(piece).board().isFlat());
    return new PieceSheet(puzzle.pieces(), Math.min(isFlat ? FLAT : SOLID, width / ACROSS));
  }

  /** The cells of the boxes round all pieces. */
  public static long cells(PiecePuzzle puzzle) {
    return puzzle.pieces().stream()
        .map(piece -> Cell.greatestCorner(piece.cells()))
        .mapToLong(box -> (long) box.row() * box.column() * box.layer())
        .sum();
  }

  /** Writes a figure for each piece into a page; cells that stay open are none. */
  public void draw(Markup page, Medium medium) {
    page.open("div", "class", "line pieces");
    for (Piece piece : pieces.stream().filter(piece -> !piece.isHole()).toList()) {
      page.open("figure", "class", "piece");
      shape(page, piece, medium);
      page.words("figcaption", caption(piece)).close().line();
    }
    page.close().line();
  }

  private void shape(Markup page, Piece piece, Medium medium) {
    // On a board of its own the piece has one option, which can be drawn.
    Mark mark = new Mark(piece.name(), piece.symbol(), Optional.of(colour(piece)));
    Piece fixed = Piece.of(mark, piece.lattice(), Turns.NONE, piece.cells());
    PiecePuzzle alone = new PiecePuzzle(piece.name(), PieceBox.of(piece).board(), List.of(fixed));
    Set<Integer> coloured = medium == Medium.PAPER ? Set.of() : Set.of(0);
    BoardPainter painter = new BoardPainter(alone, side, coloured, medium).unframed();
    painter.write(page, "piece " + piece.name(), 0);
  }

  /**
   * The colour as on the boards, where pieces without a colour have one by their place among all.
   */
  private String colour(Piece piece) {
    return piece.colour().orElseGet(() -> Colours.at(pieces.indexOf(piece)));
  }

  private static String caption(Piece piece) {
    String symbol = String.valueOf(piece.symbol());
    String name = piece.name().equals(symbol) ? symbol : symbol + " \u2013 " + piece.name();
    return piece.use().equals(Use.ONCE) ? name : name + ", " + PieceWords.of(piece.use());
  }
}
