package org.dancingsparks.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;

/**
 * Draws the pieces of a puzzle one by one, those of a puzzle in space as solid bodies. Immutable.
 */
public final class PieceSheet {
  private static final double FLAT = 22;
  private static final double SOLID = 18;

  /** The number of cells that fit beside each other. */
  private static final double ACROSS = 30;

  private final List<Piece> pieces;
  private final boolean areSolid;
  private final double side;

  /** The pieces of a puzzle in some width; solid ones are smaller. */
  public PieceSheet(BoardPuzzle puzzle, double width) {
    pieces = puzzle.pieces();
    areSolid = SolidPiece.areIn(puzzle);
    side = Math.min(areSolid ? SOLID : FLAT, width / ACROSS);
  }

  /** The cells of the boxes round all pieces. */
  public static long cells(BoardPuzzle puzzle) {
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
      if (areSolid) {
        solid(page, piece, medium);
      } else {
        flat(page, piece, medium);
      }
      page.words("figcaption", caption(piece)).close().line();
    }
    page.close().line();
  }

  private void solid(Markup page, Piece piece, Medium medium) {
    SolidPiece solid = SolidPiece.of(piece, side);
    Svg svg = new Svg(page, solid.width(), solid.height(), "piece " + piece.name());
    String colour = medium == Medium.PAPER ? Colours.WHITE : colour(piece);
    solid.draw(svg, colour, String.valueOf(piece.symbol()));
    svg.close();
  }

  private void flat(Markup page, Piece piece, Medium medium) {
    // On a board of its own the piece has one option, which can be drawn.
    Mark mark = new Mark(piece.name(), piece.symbol(), Optional.of(colour(piece)));
    Board board = new Board(piece.lattice(), piece.cells());
    Piece fixed = Piece.of(mark, piece.lattice(), Turns.NONE, piece.cells());
    PiecePuzzle alone = new PiecePuzzle(piece.name(), board, List.of(fixed));
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
