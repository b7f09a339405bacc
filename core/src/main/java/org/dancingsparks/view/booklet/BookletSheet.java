package org.dancingsparks.view.booklet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.view.BoardLayout;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.booklet.BookletPrint.Paper;

/**
 * The number of boards on a page of paper, and the size of their cells: chosen for the fewest pages
 * that keep cells large enough, and then for cells as large as these pages allow. Immutable.
 * Lengths are pixels, 96 to the inch.
 *
 * @param room height of a page
 * @param across boards side by side
 * @param width of the room for a board
 * @param side of a cell
 * @param rowHeight height that a row of boards needs
 */
record BookletSheet(double room, int across, double width, double side, double rowHeight) {
  /** The gap between two boards. */
  static final double GAP = 18;

  /** Height of the heading of a chapter. */
  static final double HEAD = 42;

  private static final int MAX_ROWS = 20;

  /** The height of a line that numbers the layers. */
  private static final double LABEL = 32;

  /** Cells to write in, of 7 to 11 mm if a page has room for one such board. */
  private static final Wish POSITIONS = new Wish(26, 42, 175);

  /** Cells of about 4 mm. */
  private static final Wish SOLUTIONS = new Wish(13, 18, 120);

  /** Larger cells for a solid board, since its pieces are drawn below it, too, as solids. */
  private static final Wish SOLID_SOLUTIONS = new Wish(20, 28, 160);

  /**
   * The wishes for a kind of boards.
   *
   * @param least side of a cell, if the page has room
   * @param most side of a cell
   * @param narrowest room for a board, for the sake of its texts
   */
  private record Wish(double least, double most, double narrowest) {}

  /**
   * The contents of a sheet.
   *
   * @param painter of boards with cells of one pixel
   * @param counts the number of boards of each chapter
   * @param words the greatest height of the texts and drawings with a board, by its width
   */
  record Wanted(
      Board board,
      BoardPainter painter,
      Paper paper,
      List<Integer> counts,
      DoubleUnaryOperator words) {
    /** The height of what the painter draws below the board. */
    private double below() {
      return painter.height() - painter.boardHeight();
    }

    private double width() {
      return Math.max(new BoardLayout(board, 1).width(), below() > 0 ? painter.width() : 0);
    }

    private double height() {
      return new BoardLayout(board, 1).cellsHeight() + below();
    }
  }

  /** The numbers of columns and rows of boards on a page, and of headings above some. */
  private record Grid(int across, int down, int heads) {}

  /** Among equally good sheets, chooses the one with the least room for more boards. */
  static BookletSheet ofPositions(Wanted wanted) {
    return of(wanted, POSITIONS, Comparator.comparingInt(grid -> grid.across() * grid.down()));
  }

  /** Among equally good sheets, chooses the one with the most boards side by side. */
  static BookletSheet ofSolutions(Wanted wanted) {
    Wish wish = wanted.below() > 0 ? SOLID_SOLUTIONS : SOLUTIONS;
    return of(wanted, wish, Comparator.comparingInt(grid -> -grid.across()));
  }

  private record Candidate(Grid grid, BookletSheet sheet, int pages) {}

  private static BookletSheet of(Wanted wanted, Wish wish, Comparator<Grid> otherwise) {
    List<Candidate> candidates = new ArrayList<>();
    for (Grid grid : grids(wanted, wish)) {
      BookletSheet sheet = of(wanted, wish, grid);
      if (candidates.isEmpty() || sheet.side() >= wish.least()) {
        int pages = BookletLayout.of(sheet, wanted.counts()).size();
        candidates.add(new Candidate(grid, sheet, pages));
      }
    }
    return candidates.stream()
        .min(
            Comparator.comparingInt(Candidate::pages)
                .thenComparingDouble(candidate -> -candidate.sheet().side())
                .thenComparing(Candidate::grid, otherwise))
        .orElseThrow()
        .sheet();
  }

  private static List<Grid> grids(Wanted wanted, Wish wish) {
    List<Grid> grids = new ArrayList<>();
    double narrowest = Math.min(wish.narrowest(), wanted.paper().room());
    int longest = wanted.counts().stream().mapToInt(Integer::intValue).max().orElseThrow();
    for (int across = 1;
        across <= longest && width(wanted.paper(), across) >= narrowest;
        across++) {
      for (int down = 1; down <= MAX_ROWS; down++) {
        for (int heads = 1; heads <= Math.min(down, wanted.counts().size()); heads++) {
          grids.add(new Grid(across, down, heads));
        }
      }
    }
    return grids;
  }

  private static double width(Paper paper, int across) {
    return Math.floor((paper.room() - (across - 1) * GAP) / across);
  }

  private static BookletSheet of(Wanted wanted, Wish wish, Grid grid) {
    Board board = wanted.board();
    double room = wanted.paper().roomDown();
    double width = width(wanted.paper(), grid.across());
    double fixed =
        wanted.words().applyAsDouble(width) + 2 * BoardPainter.RIM + (board.isFlat() ? 0 : LABEL);
    double down = (room - grid.heads() * HEAD) / grid.down();
    double fitting =
        Math.min((width - 2 * BoardPainter.RIM) / wanted.width(), (down - fixed) / wanted.height());
    double side = Math.max(1, Math.min(wish.most(), fitting));
    return new BookletSheet(
        room, grid.across(), width, side, Math.min(room - HEAD, fixed + side * wanted.height()));
  }

  /** This sheet with higher rows. */
  BookletSheet higher(double more) {
    return new BookletSheet(room, across, width, side, rowHeight + more);
  }

  /** Returns whether a page has room for a row at all. */
  boolean fits() {
    return rowHeight <= room - HEAD;
  }

  /** The greatest height of a row if the page has room: more would tear the rows apart. */
  double most() {
    return rowHeight * 1.4;
  }

  /** The number of rows that a page has room for below one heading. */
  int down() {
    return Math.max(1, (int) ((room - HEAD) / rowHeight + 1e-6));
  }

  /**
   * The distance that narrow boards are moved right, so that together they are centred on the page.
   *
   * @param words width of the widest texts and drawings with a board
   */
  double shift(Board board, double words) {
    double drawn = new BoardLayout(board, side).width() + 2 * BoardPainter.RIM;
    return Math.max(0, (width - Math.max(words, drawn)) / 2);
  }

  /** The number of rows that some boards fill. */
  int rows(int count) {
    return (count + across - 1) / across;
  }
}
