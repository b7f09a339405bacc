package org.dancingsparks.view.booklet;

import java.util.ArrayList;
import java.util.List;

/**
 * Distributes the boards of chapters to pages. A chapter that fits whole below the preceding ones
 * follows on their page; others begin a new page, and their rows are shared out evenly to as many
 * pages as they need, so that no heading is without boards. Not thread safe; good for one layout.
 */
final class BookletLayout {
  private final BookletSheet sheet;
  private final List<Page> pages = new ArrayList<>();

  /**
   * Boards of a chapter on a page.
   *
   * @param chapter number of the chapter, from 0
   * @param from the first, counted from 0 in the chapter
   * @param to behind the last
   */
  record Section(int chapter, int from, int to) {}

  /**
   * The boards on a page.
   *
   * @param rowHeight height of a row of boards, so that they fill the page if they nearly do
   */
  record Page(List<Section> sections, double rowHeight) {}

  private BookletLayout(BookletSheet sheet) {
    this.sheet = sheet;
  }

  /**
   * The pages of some chapters.
   *
   * @param counts the number of boards of each
   */
  static List<Page> of(BookletSheet sheet, List<Integer> counts) {
    BookletLayout layout = new BookletLayout(sheet);
    for (int chapter = 0; chapter < counts.size(); chapter++) {
      layout.add(chapter, counts.get(chapter));
    }
    return layout.pages;
  }

  private void add(int chapter, int count) {
    if (!pages.isEmpty()) {
      List<Section> sections = new ArrayList<>(pages.get(pages.size() - 1).sections());
      sections.add(new Section(chapter, 0, count));
      if (needed(sections) <= sheet.room()) {
        pages.set(pages.size() - 1, page(sections));
        return;
      }
    }
    int rows = sheet.rows(count);
    int needed = (rows + sheet.down() - 1) / sheet.down();
    for (int page = 0; page < needed; page++) {
      int from = first(page, needed, rows);
      int to = Math.min(count, first(page + 1, needed, rows));
      pages.add(page(List.of(new Section(chapter, from, to))));
    }
  }

  private int first(int page, int pages, int rows) {
    return (int) (((long) page * rows + pages - 1) / pages * sheet.across());
  }

  private double needed(List<Section> sections) {
    return sections.size() * BookletSheet.HEAD + rows(sections) * sheet.rowHeight();
  }

  private int rows(List<Section> sections) {
    return sections.stream().mapToInt(section -> sheet.rows(section.to() - section.from())).sum();
  }

  private Page page(List<Section> sections) {
    double filling = (sheet.room() - sections.size() * BookletSheet.HEAD) / rows(sections);
    return new Page(sections, Math.min(filling, sheet.most()));
  }
}
