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
 * @param shift of narrow boards to the right, so that they are in the middle of the page together
 */
record BookletSheet(int across, double width, double height, double side, double shift) {
  /** Between two boards. */
  static final double GAP = 18;

  /** Round each board, for the lines that stand out over its rim. */
  static final double RIM = 2;

  private static final double PAGE_WIDTH = 680;
  private static final double LEAST_WIDTH = 120;

  /** For the numbers of layers. */
  private static final double LABEL = 28;

  /** Height of a line of a caption. */
  private static final double CAPTION = 21;

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

  /**
   * For positions.
   *
   * @param caption width of the longest
   */
  static BookletSheet ofPositions(Board board, double caption) {
    return of(board, POSITIONS, caption);
  }

  static BookletSheet ofSolutions(Board board) {
    return of(board, SOLUTIONS, 0);
  }

  private static BookletSheet of(Board board, Wish wish, double caption) {
    double columns = new Plane(board, 1).width();
    double narrowest = Math.max(LEAST_WIDTH, wish.least() * columns + 2 * RIM);
    int across = (int) Math.max(1, (PAGE_WIDTH + GAP) / (narrowest + GAP));
    double width = (PAGE_WIDTH - (across - 1) * GAP) / across;
    double words = wish.words() + CAPTION * Math.floor(caption / width);
    double fixed = words + 2 * RIM + (board.isFlat() ? 0 : LABEL);
    int down = (int) Math.max(1, wish.page() / (wish.least() * board.lines() + fixed));
    double height = Math.floor(wish.page() / down);
    double fitting = Math.min((width - 2 * RIM) / columns, (height - fixed) / board.lines());
    double side = Math.min(wish.most(), fitting);
    double shift = Math.max(0, (width - side * columns) / 2 - RIM);
    return new BookletSheet(across, width, height, side, shift);
  }
}
