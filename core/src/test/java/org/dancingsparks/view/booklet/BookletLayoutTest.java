package org.dancingsparks.view.booklet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.view.booklet.BookletLayout.Page;
import org.dancingsparks.view.booklet.BookletLayout.Section;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BookletLayoutTest {
  private static final double LINE = 200;

  /** Room for some lines of two boards below one heading, and a little more. */
  private static BookletSheet sheet(int down) {
    return new BookletSheet(BookletSheet.HEAD + down * LINE + 50, 2, 300, 20, LINE);
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "6, 2", "13, 3", "25, 2", "100, 4"})
  void eachBoardIsOnOnePageAndPagesAreAboutEquallyFull(int count, int down) {
    List<Page> pages = BookletLayout.of(sheet(down), List.of(count));
    int before = 0;
    int fullest = lines(pages.get(0));
    assertThat(fullest).isLessThanOrEqualTo(down);
    for (Page page : pages) {
      assertThat(page.sections()).hasSize(1);
      assertThat(page.sections().get(0).from()).isEqualTo(before);
      before = page.sections().get(0).to();
      assertThat(lines(page)).isBetween(fullest - 1, fullest);
      assertThat(page.rowHeight()).isBetween(LINE, 1.4 * LINE);
    }
    assertThat(before).isEqualTo(count);
  }

  private static int lines(Page page) {
    return page.sections().stream()
        .mapToInt(section -> (section.to() - section.from() + 1) / 2)
        .sum();
  }

  @Test
  void aShortChapterFollowsOnThePageIfItFitsWhole() {
    assertThat(sections(sheet(4), List.of(2, 1, 2, 6)))
        .containsExactly(
            List.of(new Section(0, 0, 2), new Section(1, 0, 1), new Section(2, 0, 2)),
            List.of(new Section(3, 0, 6)));
    // With its heading it does not fit.
    assertThat(sections(sheet(2), List.of(1, 1, 1)))
        .containsExactly(
            List.of(new Section(0, 0, 1), new Section(1, 0, 1)), List.of(new Section(2, 0, 1)));
    assertThat(sections(sheet(3), List.of(2, 6)))
        .containsExactly(List.of(new Section(0, 0, 2)), List.of(new Section(1, 0, 6)));
  }

  /** Also below the end of a long one. */
  @Test
  void linesAndHeadingsFitTheirPage() {
    BookletSheet sheet = sheet(4);
    List<Page> pages = BookletLayout.of(sheet, List.of(11, 2, 1, 30, 1));
    assertThat(pages.get(1).sections())
        .containsExactly(new Section(0, 6, 11), new Section(1, 0, 2));
    for (Page page : pages) {
      double height = page.sections().size() * BookletSheet.HEAD + lines(page) * page.rowHeight();
      assertThat(height).isLessThanOrEqualTo(sheet.room());
    }
  }

  private static List<List<Section>> sections(BookletSheet sheet, List<Integer> counts) {
    return BookletLayout.of(sheet, counts).stream().map(Page::sections).toList();
  }
}
