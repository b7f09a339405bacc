package org.dancingsparks.view.booklet;

import java.util.List;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.Colours;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.PieceSheet;
import org.dancingsparks.view.Svg;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Cover;
import org.dancingsparks.view.booklet.Booklet.Grading;

/**
 * The front matter of a booklet: the introduction, the rules, the words for difficulty, and the
 * pieces.
 */
record BookletFront(Markup page, Booklet booklet, BookletWords words) {
  void write(List<Chapter> chapters) {
    page.open("header").line();
    cover(booklet.cover());
    page.words("h2", "How to play").line();
    String subtitle = words.subtitle();
    if (!subtitle.isEmpty()) {
      page.words("p", subtitle).line();
    }
    page.words("p", words.rules()).line();
    if (!booklet.grading().isNone()) {
      difficulty(booklet.grading());
    }
    if (chapters.size() > 1) {
      contents(chapters);
    }
    booklet.puzzle().ofPieces().ifPresent(this::pieces);
    page.open("div", "class", "end").line();
    page.words("h2", "Solutions").line();
    page.words("p", words.solutions()).line();
    small(booklet.grading().notes());
    small(booklet.maker().isBlank() ? "" : "Made by: " + booklet.maker());
    page.close().line().close().line();
  }

  private void cover(Cover cover) {
    page.words("h1", cover.title()).line();
    if (!cover.author().isBlank()) {
      page.words("p", cover.author(), "class", "author").line();
    }
    for (String paragraph : cover.introduction()) {
      page.words("p", paragraph, "class", "introduction").line();
    }
  }

  private void difficulty(Grading grading) {
    page.words("h2", "Difficulty").line();
    page.open("p", "class", "levels");
    for (int level = 1; level <= grading.words().size(); level++) {
      level(page, grading, level);
      page.text(" ");
    }
    page.close().line().words("p", grading.meaning()).line();
  }

  /** Draws a level as dots, as many of them black as its number, with its word. */
  static void level(Markup page, Grading grading, int level) {
    int levels = grading.words().size();
    page.open("span", "class", "level");
    Svg svg = new Svg(page, 13 * levels + 1, 12, "difficulty " + level + " of " + levels);
    for (int index = 1; index <= levels; index++) {
      String fill = index <= level ? Colours.BLACK : Colours.WHITE;
      svg.open("circle", "cx", 13 * index - 6, "cy", 6, "r", 4.5, "fill", fill);
      svg.attributes("stroke", Colours.BLACK, "stroke-width", 1.2).close();
    }
    svg.close();
    page.text(grading.words().get(level - 1)).close();
  }

  private void contents(List<Chapter> chapters) {
    page.words("h2", "Positions").line().open("ul", "class", "contents").line();
    int before = 0;
    for (Chapter chapter : chapters) {
      int last = before + chapter.positions().size();
      String numbers = last == before + 1 ? "" + last : (before + 1) + " to " + last;
      page.words("li", chapter.heading() + ": " + numbers).line();
      before = last;
    }
    page.close().line();
  }

  private void pieces(PiecePuzzle puzzle) {
    page.words("h2", "Pieces").line();
    double room = booklet.print().paper().room();
    new PieceSheet(puzzle, room).draw(page, booklet.print().ink().medium());
  }

  private void small(String words) {
    if (!words.isBlank()) {
      page.words("p", words, "class", "small").line();
    }
  }
}
