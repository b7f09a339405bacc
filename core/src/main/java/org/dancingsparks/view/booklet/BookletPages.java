package org.dancingsparks.view.booklet;

import java.util.List;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.BoardPainter;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Svg;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Position;
import org.dancingsparks.view.booklet.BookletLayout.Section;
import org.dancingsparks.view.booklet.BookletSheet.Wanted;

/** Writes the page of one booklet from beginning to end. Not thread safe; good for one text. */
final class BookletPages {
  /** The height of the text above a board, as in the style. */
  private static final double CAPTION = 26;

  /** The width that a caption needs. */
  private static final double MIN_CAPTION = 175;

  private static final double ABOVE_LEFT = 6;

  /** The space below pieces that are drawn larger than necessary. */
  private static final double AIR = 10;

  private static final double LEFT_SIZE = 14;
  private static final double LEFT_LINE = 20;
  private static final double NOTE_SIZE = 11;
  private static final double NOTE_LINE = 14;

  private final Booklet booklet;
  private final BoardPuzzle puzzle;
  private final List<Chapter> chapters;
  private final List<Integer> counts;
  private final List<Position> positions;
  private final BookletWords words;
  private final PiecesLeft left;
  private final BookletSheet forPositions;
  private final BookletSheet forSolutions;
  private final BoardPainter onPositions;
  private final BoardPainter onSolutions;
  private final Markup page = new Markup();

  BookletPages(Booklet booklet, List<Chapter> chapters) {
    this.booklet = booklet;
    this.chapters = chapters;
    puzzle = booklet.puzzle();
    positions = chapters.stream().flatMap(chapter -> chapter.positions().stream()).toList();
    words = new BookletWords(puzzle, booklet.print().ink());
    counts = chapters.stream().map(chapter -> chapter.positions().size()).toList();
    PiecesLeft small = left(PiecesLeft.SIDES.get(PiecesLeft.SIDES.size() - 1));
    BookletSheet sheet =
        BookletSheet.ofPositions(
            wanted(painter(1), counts, width -> most(position -> above(small, position, width))));
    left = small == null ? null : largest(sheet, small);
    forPositions = sheet.higher(above(left, sheet) - above(small, sheet));
    forSolutions =
        BookletSheet.ofSolutions(
            wanted(
                painter(1).exploded(),
                List.of(positions.size()),
                width -> most(position -> below(position, width))));
    onPositions = painter(forPositions.side());
    onSolutions = painter(forSolutions.side());
  }

  private BoardPainter painter(double side) {
    return new BoardPainter(puzzle, side, Set.of(), booklet.print().ink().medium());
  }

  private Wanted wanted(BoardPainter painter, List<Integer> counts, DoubleUnaryOperator words) {
    return new Wanted(puzzle.board(), painter, booklet.print().paper(), counts, words);
  }

  /** Drawings of pieces with cells of some side; null if they are named in words. */
  private PiecesLeft left(double side) {
    return PiecesLeft.isDrawn(puzzle) ? new PiecesLeft(puzzle, booklet.print().ink(), side) : null;
  }

  /** The largest drawings of pieces that need no more pages than the smallest. */
  private PiecesLeft largest(BookletSheet sheet, PiecesLeft small) {
    int pages = BookletLayout.of(sheet, counts).size();
    for (double side : PiecesLeft.SIDES) {
      PiecesLeft larger = left(side);
      BookletSheet higher = sheet.higher(above(larger, sheet) - above(small, sheet) + AIR);
      if (higher.fits() && BookletLayout.of(higher, counts).size() == pages) {
        return larger;
      }
    }
    return small;
  }

  private double above(PiecesLeft left, BookletSheet sheet) {
    return most(position -> above(left, position, sheet.width()));
  }

  private double most(ToDoubleFunction<Position> height) {
    return positions.stream().mapToDouble(height).max().orElseThrow();
  }

  private double above(PiecesLeft left, Position position, double width) {
    if (left != null) {
      return CAPTION + ABOVE_LEFT + left.height(position.givens(), width) + ABOVE_LEFT;
    }
    double words = Svg.width(left(position), LEFT_SIZE);
    return CAPTION + ABOVE_LEFT + LEFT_LINE * Math.ceil(words / width) + ABOVE_LEFT;
  }

  private String left(Position position) {
    String left = words.left(position.givens());
    return left.isEmpty() ? "" : "left: " + left;
  }

  private static double below(Position position, double width) {
    // Wider than it is, since words do not fill their lines and a number precedes them.
    double note = Svg.width(position.note(), NOTE_SIZE) * 1.1 + 40;
    return NOTE_LINE * Math.ceil(note / width) + ABOVE_LEFT;
  }

  String html() {
    page.doctype().open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en").line();
    page.open("head").line().single("meta", "charset", "utf-8").line();
    page.single("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    page.line().words("title", booklet.cover().title()).line();
    new BookletStyle(page, booklet.print().paper()).write(forPositions, forSolutions, shift());
    page.close().line().open("body").line();
    new BookletFront(page, booklet, words).write(chapters);
    pages("positions", chapters.stream().map(BookletPages::heading).toList(), forPositions, counts);
    pages("solutions", List.of("Solutions"), forSolutions, List.of(positions.size()));
    return page.close().line().close().finish();
  }

  private static String heading(Chapter chapter) {
    return chapter.heading().isBlank() ? "Positions" : chapter.heading();
  }

  private double shift() {
    double width = forPositions.width();
    double widest = left == null ? 0 : most(position -> left.width(position.givens(), width));
    return forPositions.shift(puzzle.board(), Math.max(MIN_CAPTION, widest));
  }

  private void pages(String name, List<String> headings, BookletSheet sheet, List<Integer> counts) {
    int index = 0;
    for (BookletLayout.Page at : BookletLayout.of(sheet, counts)) {
      boolean isAgain = at.sections().get(0).from() > 0;
      page.open("section", "class", "page " + name + (isAgain ? " again" : ""));
      page.attributes("aria-label", name, "style", "--line: " + Svg.number(at.rowHeight()) + "px");
      page.line();
      for (Section section : at.sections()) {
        String continued = section.from() > 0 ? ", continued" : "";
        page.words("h2", headings.get(section.chapter()) + continued).line();
        int end = index + section.to() - section.from();
        inRows(index, end, sheet);
        index = end;
      }
      page.close().line();
    }
  }

  private void inRows(int from, int to, BookletSheet sheet) {
    page.open("div", "class", "boards").line();
    for (int first = from; first < to; first += sheet.across()) {
      page.open("div", "class", "line").line();
      for (int index = first; index < Math.min(to, first + sheet.across()); index++) {
        if (sheet == forPositions) {
          position(index);
        } else {
          solution(index);
        }
      }
      page.close().line();
    }
    page.close().line();
  }

  private void position(int index) {
    Position position = positions.get(index);
    page.open("figure", "class", "position").open("figcaption");
    page.words("b", String.valueOf(index + 1));
    if (position.level() > 0 && !booklet.grading().isNone()) {
      BookletFront.level(page, booklet.grading(), position.level());
    }
    page.close();
    String title = "position " + (index + 1);
    onPositions.with(position.givens()).write(page, title, position.startInOrder());
    leftBelow(position);
    page.close().line();
  }

  private void leftBelow(Position position) {
    String words = left(position);
    if (words.isEmpty()) {
      return;
    }
    page.open("div", "class", "left");
    if (left == null) {
      page.text(words);
    } else {
      left.draw(page, position.givens(), forPositions.width(), words);
    }
    page.close();
  }

  private void solution(int index) {
    Position position = positions.get(index);
    page.open("figure", "class", "solution");
    BoardPainter painter = onSolutions.with(position.givens()).exploded();
    painter.write(page, "solution " + (index + 1), position.options());
    page.open("figcaption").words("b", String.valueOf(index + 1)).text(position.note());
    page.close().close().line();
  }
}
