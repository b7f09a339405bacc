package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.view.BookletPrint.Paper;

/**
 * How many boards stand on a page of paper, and how large their cells are: the fewest pages that
 * keep cells large enough, and then cells as large as these pages allow. Immutable. Lengths are
 * pixels, 96 to the inch.
 *
 * @param across boards side by side
 * @param down lines of boards on a page, at most
 * @param width of the room for a board
 * @param side of a cell
 * @param line height that a line of boards needs
 */
record BookletSheet(int across, int down, double width, double side, double line) {
  /** Between two boards. */
  static final double GAP = 18;

  /** Round each board, for the lines that stand out over its rim. */
  static final double RIM = 2;

  /** Height of the heading of a page. */
  static final double HEAD = 42;

  private static final int MOST_DOWN = 20;

  /** For the numbers of layers. */
  private static final double LABEL = 32;

  /** Cells to write in, of 7.5 to 11 mm if a page has room for one board of such. */
  private static final Wish POSITIONS = new Wish(28.5, 42, 175);

  /** Cells of about 4 mm. */
  private static final Wish SOLUTIONS = new Wish(13, 18, 120);

  /**
   * What boards are for.
   *
   * @param least side of a cell, if the page has room
   * @param most side of a cell
   * @param narrowest room for a board, for the sake of what is said with it
   */
  private record Wish(double least, double most, double narrowest) {}

  /**
   * What a sheet is for.
   *
   * @param count how many of the boards begin on a new page
   * @param words height of what is said and drawn with a board in some width, at most
   */
  record Wanted(Board board, Paper paper, int count, DoubleUnaryOperator words) {}

  static BookletSheet ofPositions(Wanted wanted) {
    return of(wanted, POSITIONS);
  }

  static BookletSheet ofSolutions(Wanted wanted) {
    return of(wanted, SOLUTIONS);
  }

  /** The height of a page below its heading. */
  static double room(Paper paper) {
    return paper.roomDown() - HEAD;
  }

  private static BookletSheet of(Wanted wanted, Wish wish) {
    List<BookletSheet> sheets = new ArrayList<>();
    double narrowest = Math.min(wish.narrowest(), wanted.paper().room());
    for (int across = 1; width(wanted.paper(), across) >= narrowest; across++) {
      for (int down = 1; down <= MOST_DOWN; down++) {
        BookletSheet sheet = of(wanted, wish, across, down);
        if (sheets.isEmpty() || sheet.side() >= wish.least()) {
          sheets.add(sheet);
        }
      }
    }
    return sheets.stream()
        .min(
            Comparator.<BookletSheet>comparingInt(sheet -> sheet.pages(wanted.count()))
                .thenComparingDouble(sheet -> -sheet.side())
                .thenComparingInt(sheet -> sheet.across() * sheet.down()))
        .orElseThrow();
  }

  private static double width(Paper paper, int across) {
    return Math.floor((paper.room() - (across - 1) * GAP) / across);
  }

  private static BookletSheet of(Wanted wanted, Wish wish, int across, int down) {
    Board board = wanted.board();
    double width = width(wanted.paper(), across);
    double columns = new Plane(board, 1).width();
    double fixed = wanted.words().applyAsDouble(width) + 2 * RIM + (board.isFlat() ? 0 : LABEL);
    double fitting =
        Math.min(
            (width - 2 * RIM) / columns, (room(wanted.paper()) / down - fixed) / board.lines());
    double side = Math.max(1, Math.min(wish.most(), fitting));
    return new BookletSheet(across, down, width, side, fixed + side * board.lines());
  }

  /**
   * How far narrow boards are moved right, so that they are in the middle of the page together.
   *
   * @param words width of the widest that is said and drawn with a board
   */
  double shift(Board board, double words) {
    double drawn = new Plane(board, side).width() + 2 * RIM;
    return Math.max(0, (width - Math.max(words, drawn)) / 2);
  }

  private int lines(int count) {
    return (count + across - 1) / across;
  }

  /** How many pages some boards take. */
  int pages(int count) {
    return (lines(count) + down - 1) / down;
  }

  /** Which of some boards is the first of a page; lines are shared out evenly to the pages. */
  int first(int page, int count) {
    int pages = pages(count);
    long before = ((long) page * lines(count) + pages - 1) / pages;
    return (int) Math.min(count, before * across);
  }
}
