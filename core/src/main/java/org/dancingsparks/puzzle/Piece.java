package org.dancingsparks.puzzle;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;

/**
 * A piece: a set of cells, the ways in which it may be turned, how often it is used, and where. A
 * hole, an open cell that a solution must have, is a piece as well. Immutable.
 *
 * @param mark the piece's name, its symbol in drawings and its colour
 * @param cells at least one, moved next to the origin, in reading order
 * @param at the cells of the board that it may cover; empty if all
 */
public record Piece(
    Mark mark, Lattice lattice, Turns turns, Use use, List<Cell> cells, Set<Cell> at) {
  /**
   * Moves the cells to the origin.
   *
   * @throws IllegalArgumentException if there is no cell, or one twice, or they are not of the
   *     lattice, or the colour is not of its form
   */
  public Piece {
    checkColour(mark);
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("The piece " + mark.name() + " has no cells.");
    }
    if (cells.stream().distinct().count() < cells.size()) {
      throw new IllegalArgumentException("The piece " + mark.name() + " has a cell twice.");
    }
    checkCells(mark, lattice, cells);
    cells = lattice.atOrigin(cells);
    at = Set.copyOf(at);
  }

  private static void checkCells(Mark mark, Lattice lattice, List<Cell> cells) {
    try {
      lattice.check(cells);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("The piece %s: %s".formatted(mark.name(), e.getMessage()));
    }
  }

  private static void checkColour(Mark mark) {
    if (!mark.colour().orElse("#000000").matches("#[0-9a-fA-F]{6}")) {
      throw new IllegalArgumentException(
          "The piece %s has the colour %s; a colour is # and six hexadecimal digits."
              .formatted(mark.name(), mark.colour().orElseThrow()));
    }
  }

  /**
   * A piece of squares or cubes, used once and coloured by whoever draws.
   *
   * @throws IllegalArgumentException also if the symbol is not a letter or digit
   */
  public static Piece of(String name, char symbol, Turns turns, Collection<Cell> cells) {
    return of(new Mark(name, symbol, Optional.empty()), Lattice.SQUARE, turns, cells);
  }

  /**
   * A piece used once.
   *
   * @throws IllegalArgumentException also if the symbol is not a letter or digit
   */
  public static Piece of(Mark mark, Lattice lattice, Turns turns, Collection<Cell> cells) {
    if (mark.isHole()) {
      throw new IllegalArgumentException(
          "The piece %s has the symbol %s; a symbol is a letter or digit."
              .formatted(mark.name(), mark.symbol()));
    }
    return new Piece(mark, lattice, turns, Use.ONCE, List.copyOf(cells), Set.of());
  }

  /**
   * A piece for cells that stay open; a solution has some number of them.
   *
   * @param at the cells that may stay open; empty if all may
   */
  public static Piece hole(Mark mark, Lattice lattice, Use use, Set<Cell> at) {
    return new Piece(mark, lattice, Turns.NONE, use, List.of(Cell.of(1, 1)), at);
  }

  /** This piece with another number of uses. */
  public Piece withUse(Use times) {
    return new Piece(mark, lattice, turns, times, cells, at);
  }

  /** This piece in another shape. */
  public Piece withCells(List<Cell> shape) {
    return new Piece(mark, lattice, turns, use, shape, at);
  }

  /** This piece confined to some cells of the board; it may cover any cells if none are given. */
  public Piece withAt(Set<Cell> region) {
    return new Piece(mark, lattice, turns, use, cells, region);
  }

  /**
   * This piece in a colour.
   *
   * @param colour {@code #rrggbb}
   */
  public Piece withColour(String colour) {
    return new Piece(
        new Mark(name(), symbol(), Optional.of(colour)), lattice, turns, use, cells, at);
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

  /** Returns whether it stands for cells that stay open. */
  public boolean isHole() {
    return mark.isHole();
  }

  /** Returns whether it may cover a cell of the board. */
  public boolean mayCover(Cell cell) {
    return at.isEmpty() || at.contains(cell);
  }

  /**
   * The orientations of the piece: the different shapes that its turns give, at the origin, each
   * once. A hole has one shape for each kind of cell that the lattice has.
   */
  public List<List<Cell>> orientations() {
    return lattice.orientations(isHole() ? Turns.ROTATIONS : turns, cells);
  }
}
