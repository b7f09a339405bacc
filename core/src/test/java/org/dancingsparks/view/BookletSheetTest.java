package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.view.BookletPrint.Paper;
import org.dancingsparks.view.BookletSheet.Wanted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BookletSheetTest {
  private static final double WORDS = 60;

  private static BookletSheet sheet(String name, Paper paper, int count) {
    return sheet(Samples.puzzle(name).board(), paper, count);
  }

  private static BookletSheet sheet(Board board, Paper paper, int count) {
    return BookletSheet.ofPositions(new Wanted(board, paper, count, width -> WORDS));
  }

  @ParameterizedTest
  @EnumSource(Paper.class)
  void boardsFitThePageAndCellsAreLargeEnoughToWriteIn(Paper paper) {
    for (String name : List.of("kanoodle", "sudoku:3", "queens:1", "latin:5")) {
      Board board = Samples.puzzle(name).board();
      BookletSheet sheet = sheet(board, paper, 24);
      assertThat(sheet.side()).as(name).isBetween(28.5, 42.0);
      assertThat(new Plane(board, sheet.side()).width()).as(name).isLessThan(sheet.width());
      assertThat(new Plane(board, sheet.side()).height() + WORDS).isLessThan(sheet.line());
      assertThat(sheet.down() * sheet.line()).isLessThanOrEqualTo(BookletSheet.room(paper));
      assertThat(sheet.across() * sheet.width()).as(name).isLessThanOrEqualTo(paper.room());
    }
  }

  @Test
  void aBoardTooLargeForThePageIsAloneOnItInSmallerCells() {
    for (String name : List.of("dominoes:100x100", "pentominoes:3x20")) {
      BookletSheet sheet = sheet(name, Paper.SIX_BY_NINE, 1);
      assertThat(sheet.across()).isEqualTo(1);
      assertThat(sheet.down()).isEqualTo(1);
      assertThat(new Plane(Samples.puzzle(name).board(), sheet.side()).width())
          .isBetween(450.0, sheet.width());
    }
  }

  @Test
  void fewerBoardsAreLargerAndMoreTakeNoMorePagesThanTheyNeed() {
    BookletSheet few = sheet("kanoodle", Paper.A4, 2);
    BookletSheet many = sheet("kanoodle", Paper.A4, 24);
    assertThat(few.side()).isGreaterThan(many.side());
    assertThat(few.pages(2)).isEqualTo(1);
    assertThat(many.across() * many.down()).isEqualTo(8);
    assertThat(many.pages(24)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "6, 2", "13, 3", "25, 2", "100, 4"})
  void eachBoardIsOnOnePageAndPagesAreAboutEquallyFull(int count, int down) {
    BookletSheet sheet = new BookletSheet(2, down, 300, 20, 200);
    int pages = sheet.pages(count);
    assertThat(sheet.first(0, count)).isZero();
    assertThat(sheet.first(pages, count)).isEqualTo(count);
    int fullest = (sheet.first(1, count) + 1) / 2;
    assertThat(fullest).isLessThanOrEqualTo(down);
    for (int page = 0; page < pages; page++) {
      int on = sheet.first(page + 1, count) - sheet.first(page, count);
      assertThat((on + 1) / 2).isBetween(fullest - 1, fullest);
      assertThat(on).isPositive();
    }
  }
}
