package org.dancingsparks.view.booklet;

import java.util.List;
import java.util.Set;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Turns;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Colours;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.booklet.BookletPrint.Ink;

/**
 * Draws the pieces of a puzzle one by one, the layers of solid ones side by side. Immutable.
 *
 * @param side of a cell in pixels
 */
record PieceSheet(List<Piece> pieces, double side) {
  private static final double FLAT = 22;
  private static final double SOLID = 18;

  /** The number of cells that fit beside each other. */
  private static final double ACROSS = 30;

  /** The pieces of a puzzle in some width; solid ones are smaller. */
  static PieceSheet of(PiecePuzzle puzzle, double width) {
    boolean isFlat = puzzle.pieces().stream().allMatch(piece -> board(piece).isFlat());
    return new PieceSheet(puzzle.pieces(), Math.min(isFlat ? FLAT : SOLID, width / ACROSS));
  }

  /** The cells of the boxes round all pieces. */
  static long cells(PiecePuzzle puzzle) {
    return puzzle.pieces().stream()
        .map(piece -> new Board(piece.cells()))
        .mapToLong(box -> (long) box.rows() * box.columns() * box.layers())
        .sum();
  }

  /** Its cells or, for a solid piece, the box round it, which shows how the layers meet. */
  static Board board(Piece piece) {
    Board cells = new Board(piece.cells());
    return cells.isFlat() ? cells : Board.box(cells.rows(), cells.columns(), cells.layers());
  }

  void draw(Markup page, Ink ink) {
    page.open("div", "class", "line pieces");
    for (Piece piece : pieces) {
      page.open("figure", "class", "piece");
      shape(page, piece, ink);
      page.words("figcaption", caption(piece)).close().line();
    }
    page.close().line();
  }

  private void shape(Markup page, Piece piece, Ink ink) {
    // On a board of its own the piece has one option, which can be drawn.
    Piece fixed =
        Piece.of(piece.name(), piece.symbol(), Turns.NONE, piece.cells()).withColour(colour(piece));
    PiecePuzzle alone = new PiecePuzzle(piece.name(), board(piece), List.of(fixed));
    Set<Integer> coloured = ink == Ink.COLOUR ? Set.of(0) : Set.of();
    BoardPainter painter = new BoardPainter(alone, side, coloured, ink.medium()).unframed();
    BookletPages.board(page, painter, "piece " + piece.name(), 0);
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
    return switch (piece.use()) {
      case ONCE -> name;
      case AT_MOST_ONCE -> name + ", at most once";
      case ANY_NUMBER -> name + ", any number";
    };
  }
}
