package org.dancingsparks.view.booklet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.view.booklet.Booklets.booklet;
import static org.dancingsparks.view.booklet.Booklets.chapter;
import static org.dancingsparks.view.booklet.Booklets.figure;
import static org.dancingsparks.view.booklet.Booklets.page;
import static org.dancingsparks.view.booklet.Booklets.positions;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.Samples;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Cover;
import org.dancingsparks.view.booklet.Booklet.Grading;
import org.dancingsparks.view.booklet.Booklet.Position;
import org.dancingsparks.view.booklet.BookletPrint.Ink;
import org.dancingsparks.view.booklet.BookletPrint.Paper;
import org.junit.jupiter.api.Test;

/** The cover, chapters and margins of booklets. */
class BookletPagesTest {
  private static final String POSITIONS = "//section[contains(@class, 'positions')]";

  /** A booklet of two chapters, with these numbers of positions. */
  private static Page nineAndTwoGiven(int nine, int two) {
    BoardPuzzle kanoodle = Samples.puzzle("kanoodle");
    List<Chapter> chapters =
        List.of(
            new Chapter("Nine given", positions(kanoodle, nine, 9)),
            new Chapter("Two given", positions(kanoodle, two, 2)));
    return new Page(booklet(kanoodle).html(chapters));
  }

  @Test
  void longChaptersBeginOnPagesOfTheirOwnAndNumbersGoThroughAll() {
    Page page = nineAndTwoGiven(17, 8);
    assertThat(page.of(POSITIONS + "/h2"))
        .containsExactly(
            "Nine given", "Nine given, continued", "Nine given, continued", "Two given");
    assertThat(page.count(POSITIONS)).isEqualTo(4);
    assertThat(page.of(POSITIONS + "//figcaption/b"))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 25).mapToObj(at -> "" + at).toList());
    assertThat(page.of("//ul[@class='contents']/li"))
        .containsExactly("Nine given: 1 to 17", "Two given: 18 to 25");
    assertThat(page.count(figure("position", 17) + "//path[@class='shape']")).isEqualTo(3);
    assertThat(page.count(figure("position", 18) + "//path[@class='shape']")).isEqualTo(10);
  }

  @Test
  void shortChaptersShareAPageWithAHeadingEach() {
    Page page = nineAndTwoGiven(1, 1);
    assertThat(page.count(POSITIONS)).isEqualTo(1);
    assertThat(page.of(POSITIONS + "/h2")).containsExactly("Nine given", "Two given");
    assertThat(page.of(POSITIONS + "/div[1]//figcaption/b")).containsExactly("1");
    assertThat(page.of(POSITIONS + "/div[2]//figcaption/b")).containsExactly("2");
  }

  @Test
  void theCoverHasTheAuthorAndTheParagraphs() {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    Cover cover = new Cover("A title", "A. Author", List.of("One <b>.", "Two & three."));
    Page page = new Page(new Booklet(puzzle, cover).html(chapter(positions(puzzle, 2, 2))));
    assertThat(page.of("//h1")).containsExactly("A title");
    assertThat(page.of("//p[@class='author']")).containsExactly("A. Author");
    assertThat(page.of("//p[@class='introduction']")).containsExactly("One <b>.", "Two & three.");
    assertThat(page(puzzle, positions(puzzle, 2, 2)).count("//p[@class='author']")).isZero();
  }

  @Test
  void theMakersWordsAreInSmallPrint() {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    List<Position> positions = positions(puzzle, 2, 2);
    Booklet plain = new Booklet(puzzle, Cover.of("A title"));
    Grading grading = new Grading(List.of(), "", "No. is a number.");
    Page page = new Page(plain.madeBy("hand <&").graded(grading).html(chapter(positions)));
    assertThat(page.of("//p[@class='small']"))
        .containsExactly("No. is a number.", "Made by: hand <&");
    assertThat(new Page(plain.html(chapter(positions))).count("//p[@class='small']")).isZero();
  }

  @Test
  void theMarginAtTheBindingIsTheWiderOne() {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    BookletPrint print = new BookletPrint(Paper.SIX_BY_NINE, Ink.GREY);
    Page page = new Page(booklet(puzzle).printed(print).html(chapter(positions(puzzle, 2, 2))));
    assertThat(page.of("//style").get(0))
        .contains("@page { size: 152.4mm 228.6mm; }")
        .contains("@page :left { margin: 13mm 19mm 17mm 11mm; @bottom-left")
        .contains("@page :right { margin: 13mm 11mm 17mm 19mm; @bottom-right");
  }

  /** Browsers print pages smaller if anything stands out at the right, even if it is empty. */
  @Test
  void boardsMovedToTheMiddleDoNotMakeThePageWider() {
    BoardPuzzle puzzle = Samples.puzzle("sudoku:3");
    BookletPrint print = new BookletPrint(Paper.SIX_BY_NINE, Ink.GREY);
    Page page = new Page(booklet(puzzle).printed(print).html(chapter(positions(puzzle, 2, 30))));
    assertThat(page.of("//style").get(0))
        .containsPattern("\\.positions \\.line \\{ left: [1-9]")
        .contains(".boards { display: block; overflow: hidden; }");
  }
}
