package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.lattice.Cell;

/**
 * A puzzle whose options leave marks on the cells of a board, so that a solution can be drawn: the
 * pieces of a tray, the values of a grid, the queens of a chessboard.
 */
public interface BoardPuzzle extends Puzzle {
  @Override
  default Optional<BoardPuzzle> onBoard() {
    return Optional.of(this);
  }

  @Override
  default String noun() {
    return "cell";
  }

  @Override
  default String chosen() {
    return "filled in";
  }

  @Override
  default int itemsAlongBoard() {
    return problem().items();
  }

  Words words();

  @Override
  default String name() {
    return words().name();
  }

  @Override
  default String title() {
    return words().title();
  }

  /** The rules of the {@link #words}. */
  default String rules() {
    return words().rules();
  }

  Board board();

  /** All marks, each with a symbol of its own. */
  List<Mark> marks();

  /**
   * The number, among {@link #marks}, of the mark that an option leaves on one of its cells.
   *
   * @param index of the cell among the option's {@link #cells}
   */
  int mark(int option, int index);

  /** The cells of the board that an option marks, in reading order. */
  List<Cell> cells(int option);

  /**
   * The cells of an option as it is laid, in reading order: where the board wraps round, some may
   * lie beyond its edges, and have their {@linkplain Board#at place} on the other side.
   */
  default List<Cell> laid(int option) {
    return cells(option);
  }

  /**
   * Returns whether several options of a solution can mark one cell, all alike, as crossing words
   * do. The number of solutions with a mark on a cell is then not the sum over the options.
   */
  default boolean hasSharedCells() {
    return problem().hasColours();
  }

  /**
   * Returns whether options are parts of the board, drawn with a line round each, as pieces are.
   */
  default boolean areParts() {
    return ofPieces().isPresent();
  }

  /** Returns whether symbols do not show which cells an option marks, or how. */
  default boolean isAmbiguous(int option) {
    return false;
  }

  /** The items that count the uses of a mark; none if its options have no item in common. */
  default List<String> itemsOf(int mark) {
    return List.of();
  }

  /** The colours of an option's sides, clockwise; none without tiles. */
  default List<Mark> sides(int option) {
    return List.of();
  }

  /** The colours that sides of tiles can have. */
  default List<Mark> colours() {
    return List.of();
  }

  /** The rules for pieces; none in a puzzle without them. */
  default PuzzleRules pieceRules() {
    return PuzzleRules.NONE;
  }

  /** This puzzle with the tiles that it places, if their sides must match. */
  default Optional<TilePuzzle> ofTiles() {
    return Optional.empty();
  }

  /** The graph whose vertices are the cells of the board, if it is drawn in place of the board. */
  default Optional<Graph> graph() {
    return Optional.empty();
  }

  /**
   * The region of the board, as a block of a sudoku, that a cell belongs to; drawings show the
   * borders between regions.
   */
  default int region(int cell) {
    return 0;
  }
}
