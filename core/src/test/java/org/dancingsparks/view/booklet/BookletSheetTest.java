package org.dancingsparks.view.booklet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.view.BoardLayout;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Medium;
import org.dancingsparks.view.Samples;
import org.dancingsparks.view.booklet.BookletPrint.Paper;
import org.dancingsparks.view.booklet.BookletSheet.Wanted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BookletSheetTest {
  private static final double WORDS = 60;

  private static BookletSheet sheet(String name, Paper paper, int count) {
    return sheet(Samples.puzzle(name).board(), paper, count);
  }

  private static BookletSheet sheet(Board board, Paper paper, int count) {
    return BookletSheet.ofPositions(wanted(board, paper, List.of(count), width -> WORDS));
  }

  private static Wanted wanted(
      Board board, Paper paper, List<Integer> counts, DoubleUnaryOperator words) {
    Piece piece = Piece.of("a", 'a', Turns.NONE, List.of(Cell.of(1, 1))).withUse(Use.ANY_NUMBER);
    PiecePuzzle puzzle = new PiecePuzzle("cells", board, List.of(piece));
    BoardPainter painter = new BoardPainter(puzzle, 1, Set.of(), Medium.PAPER);
    return new Wanted(board, painter, paper, counts, words);
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void boardsFitThePageAndCellsAreLargeEnoughToWriteIn(Paper paper) {
    for (String name : List.of("kanoodle", "sudoku:3", "queens:1", "latin:5")) {
      Board board = Samples.puzzle(name).board();
      BookletSheet sheet = sheet(board, paper, 24);
      assertThat(sheet.side()).as(name).isBetween(26.0, 42.0);
      assertThat(new BoardLayout(board, sheet.side()).width()).as(name).isLessThan(sheet.width());
      assertThat(new BoardLayout(board, sheet.side()).height() + WORDS)
          .isLessThan(sheet.rowHeight());
      assertThat(BookletSheet.HEAD + sheet.down() * sheet.rowHeight())
          .isLessThan(sheet.room() + 1e-6);
      assertThat(sheet.across() * sheet.width()).as(name).isLessThanOrEqualTo(paper.room());
    }
  }

  @Test
  void aBoardTooLargeForThePageIsAloneOnItInSmallerCells() {
    for (String name : List.of("dominoes:100x100", "pentominoes:3x20")) {
      BookletSheet sheet = sheet(name, Paper.SIX_BY_NINE, 1);
      assertThat(sheet.across()).isEqualTo(1);
      assertThat(new BoardLayout(Samples.puzzle(name).board(), sheet.side()).width())
          .isBetween(450.0, sheet.width());
    }
  }

  @Test
  void fewerBoardsAreLargerAndMoreTakeNoMorePagesThanTheyNeed() {
    BookletSheet few = sheet("kanoodle", Paper.A4, 2);
    BookletSheet many = sheet("kanoodle", Paper.A4, 24);
    assertThat(few.side()).isGreaterThan(many.side());
    assertThat(pages(few, 2)).isEqualTo(1);
    assertThat(many.across() * many.down()).isEqualTo(8);
    assertThat(pages(many, 24)).isEqualTo(3);
  }

  private static int pages(BookletSheet sheet, int count) {
    return BookletLayout.of(sheet, List.of(count)).size();
  }

  /** Where two lines of small drawings stand with each board, as with three pieces placed. */
  @Test
  void fourLinesOfKanoodlesFitOnA4() {
    Board board = Samples.puzzle("kanoodle").board();
    BookletSheet sheet =
        BookletSheet.ofPositions(wanted(board, Paper.A4, List.of(24), width -> 106));
    assertThat(sheet.across()).isEqualTo(2);
    assertThat(sheet.down()).isEqualTo(4);
  }

  @Test
  void solutionsStandSideBySideAsFarAsTheyFit() {
    Board board = Samples.puzzle("kanoodle").board();
    for (int count : List.of(2, 6, 24)) {
      BookletSheet sheet =
          BookletSheet.ofSolutions(wanted(board, Paper.A4, List.of(count), width -> 20));
      assertThat(sheet.across()).isEqualTo(Math.min(count, 3));
      assertThat(sheet.side()).isGreaterThan(17);
    }
  }

  /** A page with room for both headings has smaller cells, but there is no second page. */
  @Test
  void chaptersOfOneBoardShareAPage() {
    Board board = Samples.puzzle("kanoodle").board();
    for (Paper paper : Paper.values()) {
      BookletSheet sheet =
          BookletSheet.ofPositions(wanted(board, paper, List.of(1, 1), width -> WORDS));
      assertThat(BookletLayout.of(sheet, List.of(1, 1))).as(paper.name()).hasSize(1);
    }
  }
}
