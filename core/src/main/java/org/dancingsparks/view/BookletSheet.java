package org.dancingsparks.view;

import org.dancingsparks.puzzle.Board;

/**
 * How many boards stand side by side on paper, and how large their cells are: as many boards to a
 * page as keep their cells large enough, and then cells as large as the page allows. Immutable.
 * Lengths are pixels, 96 to the inch; the page is what A4 and Letter both have within the margins.
 *
 * @param across boards side by side
 * @param width of the room for a board
 * @param height of the room for a board and its words
 * @param side of a cell
 */
record BookletSheet(int across, double width, double height, double side) {
  /** Between two boards. */
  static final double GAP = 18;

  /** Round each board, for the lines that stand out over its rim. */
  static final double RIM = 2;

  private static final double PAGE_WIDTH = 680;
  private static final double LEAST_WIDTH = 120;

  /** For the numbers of layers. */
  private static final double LABEL = 28;

  /** Cells to write in, of 7.5 to 10 mm if a page has room for one board of such. */
  private static final Wish POSITIONS = new Wish(28.5, 38, 46, 938);

  /** Cells of about 4 mm; on the first page there is a heading. */
  private static final Wish SOLUTIONS = new Wish(13.5, 18, 48, 870);

  /**
   * What boards are for.
   *
   * @param least side of a cell, if the page has room
   * @param most side of a cell
   * @param words height of what is said with each board
   * @param page height of a page
   */
  private record Wish(double least, double most, double words, double page) {}

  static BookletSheet ofPositions(Board board) {
    return of(board, POSITIONS);
  }

  static BookletSheet ofSolutions(Board board) {
    return of(board, SOLUTIONS);
  }

  private static BookletSheet of(Board board, Wish wish) {
    double columns = new Plane(board, 1).width();
    double fixed = wish.words() + 2 * RIM + (board.isFlat() ? 0 : LABEL);
    double narrowest = Math.max(LEAST_WIDTH, wish.least() * columns + 2 * RIM);
    int across = (int) Math.max(1, (PAGE_WIDTH + GAP) / (narrowest + GAP));
    int down = (int) Math.max(1, wish.page() / (wish.least() * board.lines() + fixed));
    double width = (PAGE_WIDTH - (across - 1) * GAP) / across;
    double height = Math.floor(wish.page() / down);
    double side = Math.min((width - 2 * RIM) / columns, (height - fixed) / board.lines());
    return new BookletSheet(across, width, height, Math.min(wish.most(), side));
  }
}
