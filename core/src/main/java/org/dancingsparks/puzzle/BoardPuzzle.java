package org.dancingsparks.puzzle;

import java.util.List;
import org.dancingsparks.lattice.Cell;

/**
 * A puzzle whose options leave marks on the cells of a board, so that a solution can be drawn: the
 * pieces of a tray, the values of a grid, the queens of a chessboard.
 */
public interface BoardPuzzle extends Puzzle {
  /** A title of one line, or empty. */
  String title();

  /**
   * The rules that a solution obeys, in a sentence or two for people who solve by hand; empty if
   * the only rule is to fill the board.
   */
  default String rules() {
    return "";
  }

  Board board();

  /** All marks, each with a symbol of its own. */
  List<Mark> marks();

  /**
   * The number, among {@link #marks}, of the mark that an option leaves on one of its cells.
   *
   * @param place of the cell among the option's {@link #cells}
   */
  int mark(int option, int place);

  /** The cells of the board that an option marks, in reading order. */
  List<Cell> cells(int option);

  /**
   * Returns whether several options of a solution can mark one cell, all alike, as crossing words
   * do. The number of solutions with a mark on a cell is then not the sum over the options.
   */
  default boolean hasSharedCells() {
    return problem().hasColours();
  }

  /**
   * The part of the board, as a block of a sudoku, that a cell belongs to; drawings show the
   * borders between parts.
   */
  default int region(int cell) {
    return 0;
  }
}
