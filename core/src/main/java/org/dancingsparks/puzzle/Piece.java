package org.dancingsparks.puzzle;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A piece: a set of cells, the ways in which it may be turned, and how often it is used. Immutable.
 *
 * @param mark the piece's name, its symbol in drawings and its colour
 * @param cells at least one, moved so that the least row, column and layer are 1, in reading order
 */
public record Piece(Mark mark, Turns turns, Use use, List<Cell> cells) {
  private static final Cell ORIGIN = new Cell(1, 1, 1);

  /**
   * Moves the cells to the origin.
   *
   * @throws IllegalArgumentException if there is no cell, or one twice, or the symbol is no letter
   *     or digit, or the colour not of its form
   */
  public Piece {
    checkMark(mark);
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("The piece " + mark.name() + " has no cells.");
    }
    if (cells.stream().distinct().count() < cells.size()) {
      throw new IllegalArgumentException("The piece " + mark.name() + " has a cell twice.");
    }
    cells = Cell.moved(cells, ORIGIN);
  }

  private static void checkMark(Mark mark) {
    if (!Character.isLetterOrDigit(mark.symbol())) {
      throw new IllegalArgumentException(
          "The piece %s has the symbol %s; a symbol is a letter or digit."
              .formatted(mark.name(), mark.symbol()));
    }
    if (!mark.colour().orElse("#000000").matches("#[0-9a-fA-F]{6}")) {
      throw new IllegalArgumentException(
          "The piece %s has the colour %s; a colour is # and six hexadecimal digits."
              .formatted(mark.name(), mark.colour().orElseThrow()));
    }
  }

  /** A piece used once and coloured by whoever draws. */
  public static Piece of(String name, char symbol, Turns turns, Collection<Cell> cells) {
    return new Piece(new Mark(name, symbol, Optional.empty()), turns, Use.ONCE, List.copyOf(cells));
  }

  /** The same piece, used as often as this. */
  public Piece withUse(Use times) {
    return new Piece(mark, turns, times, cells);
  }

  /**
   * The same piece in a colour.
   *
   * @param colour {@code #rrggbb}
   */
  public Piece withColour(String colour) {
    return new Piece(new Mark(name(), symbol(), Optional.of(colour)), turns, use, cells);
  }

  public String name() {
    return mark.name();
  }

  public char symbol() {
    return mark.symbol();
  }

  /** The colour as {@code #rrggbb}; empty for one chosen by whoever draws. */
  public Optional<String> colour() {
    return mark.colour();
  }

  /**
   * The orientations of the piece: the different shapes that its turns give, at the origin, each
   * once.
   */
  List<List<Cell>> orientations() {
    return turns.turns().stream()
        .map(turn -> Cell.moved(cells.stream().map(turn::apply).toList(), ORIGIN))
        .distinct()
        .toList();
  }
}
