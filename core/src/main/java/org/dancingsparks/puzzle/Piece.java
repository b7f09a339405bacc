package org.dancingsparks.puzzle;

import java.util.Collection;
import java.util.List;

/**
 * A piece: a set of cells, and how it may be turned and used.
 *
 * @param symbol stands for the piece in drawings
 * @param colour {@code #rrggbb}, or null for one chosen by whoever draws
 * @param cells at least one, moved so that the least row, column and layer are 1, in reading order
 */
public record Piece(
    String name, char symbol, String colour, Turns turns, Use use, List<Cell> cells) {
  private static final Cell ORIGIN = new Cell(1, 1, 1);

  /**
   * Moves the cells to the origin.
   *
   * @throws IllegalArgumentException if there is no cell, or one twice, or the symbol is no letter
   *     or digit, or the colour not of its form
   */
  public Piece {
    if (!Character.isLetterOrDigit(symbol)) {
      throw new IllegalArgumentException(
          "The piece %s has the symbol %s; a symbol is a letter or digit.".formatted(name, symbol));
    }
    if (colour != null && !colour.matches("#[0-9a-fA-F]{6}")) {
      throw new IllegalArgumentException(
          "The piece %s has the colour %s; a colour is # and six hexadecimal digits."
              .formatted(name, colour));
    }
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("The piece " + name + " has no cells.");
    }
    if (cells.stream().distinct().count() < cells.size()) {
      throw new IllegalArgumentException("The piece " + name + " has a cell twice.");
    }
    cells = Cell.moved(cells, ORIGIN);
  }

  /** A piece used once and coloured by whoever draws. */
  public static Piece of(String name, char symbol, Turns turns, Collection<Cell> cells) {
    return new Piece(name, symbol, null, turns, Use.ONCE, List.copyOf(cells));
  }

  /** Each different shape that turning gives, at the origin, each once. */
  List<List<Cell>> orientations() {
    return turns.turns().stream()
        .map(turn -> Cell.moved(cells.stream().map(turn::apply).toList(), ORIGIN))
        .distinct()
        .toList();
  }
}
