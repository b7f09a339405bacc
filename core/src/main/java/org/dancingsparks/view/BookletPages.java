package org.dancingsparks.view;

import java.util.List;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.Booklet.Position;

/** Writes the page of one booklet from beginning to end. Not thread safe; good for one text. */
final class BookletPages {
  private static final double BESIDE_LEFT = 162;
  private static final double LEFT_SIZE = 14;

  private final BoardPuzzle puzzle;
  private final BookletPrint print;
  private final List<Position> positions;
  private final boolean levelsDiffer;
  private final BookletWords words;
  private final BookletSheet forPositions;
  private final BookletSheet forSolutions;
  private final Markup page = new Markup();

  BookletPages(BoardPuzzle puzzle, BookletPrint print, List<Position> positions) {
    this.puzzle = puzzle;
    this.print = print;
    this.positions = positions;
    levelsDiffer = positions.stream().mapToInt(Position::level).distinct().count() > 1;
    words = new BookletWords(puzzle);
    forPositions = BookletSheet.ofPositions(puzzle.board(), widestCaption());
    forSolutions = BookletSheet.ofSolutions(puzzle.board());
  }

  private double widestCaption() {
    return BESIDE_LEFT
        + positions.stream()
            .map(position -> words.left(position.givens()))
            .mapToDouble(left -> Svg.width(left, LEFT_SIZE))
            .max()
            .orElse(0);
  }

  String html() {
    page.doctype().open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en").line();
    head();
    page.open("body").line();
    introduction();
    section("positions", puzzle instanceof PiecePuzzle ? "new-page" : "");
    inLines(positions.size(), forPositions.across(), at -> position(at + 1, positions.get(at)));
    page.close().line();
    section("solutions", "new-page");
    page.words("h2", "Solutions").line();
    page.words("p", words.solutions()).line();
    smallPrint(print.notes());
    inLines(positions.size(), forSolutions.across(), at -> solution(at + 1, positions.get(at)));
    return page.close().line().close().line().close().finish();
  }

  private void head() {
    page.open("head").line().single("meta", "charset", "utf-8").line();
    page.single("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    page.line().words("title", print.title()).line();
    BookletStyle.write(page, forPositions, forSolutions);
    page.close().line();
  }

  private void introduction() {
    page.open("header").line().words("h1", print.title()).line();
    page.words("p", words.subtitle()).line().words("p", words.rules()).line();
    if (levelsDiffer) {
      difficulty();
    }
    if (puzzle instanceof PiecePuzzle pieces) {
      page.words("h2", "Pieces").line();
      PieceSheet.of(pieces, forPositions.side()).draw(page);
    }
    smallPrint(print.maker().isBlank() ? "" : "Made by: " + print.maker());
    page.close().line();
  }

  private void difficulty() {
    page.open("p").text("Difficulty, compared with other positions of this puzzle: from ");
    level(1);
    page.text(", easy, to ");
    level(Booklet.LEVELS);
    page.text(", hard.").close().line();
  }

  private void smallPrint(String words) {
    if (!words.isBlank()) {
      page.words("p", words, "class", "small").line();
    }
  }

  private void section(String name, String more) {
    page.open("section", "class", (name + " " + more).strip(), "aria-label", name).line();
  }

  private interface Drawing {
    void draw(int place);
  }

  private void inLines(int count, int across, Drawing drawing) {
    page.open("div", "class", "boards").line();
    for (int first = 0; first < count; first += across) {
      page.open("div", "class", "line").line();
      for (int place = first; place < Math.min(count, first + across); place++) {
        drawing.draw(place);
      }
      page.close().line();
    }
    page.close().line();
  }

  private void position(int number, Position position) {
    page.open("figure", "class", "position").open("figcaption");
    page.words("b", String.valueOf(number));
    if (levelsDiffer) {
      level(position.level());
    }
    String left = words.left(position.givens());
    if (!left.isEmpty()) {
      page.words("span", "left: " + left, "class", "left");
    }
    page.close();
    board(page, painter(forPositions, position), "position " + number, position.startInOrder());
    page.close().line();
  }

  private void solution(int number, Position position) {
    page.open("figure", "class", "solution");
    board(page, painter(forSolutions, position), "solution " + number, position.options());
    page.open("figcaption").words("b", String.valueOf(number)).text(position.note());
    page.close().close().line();
  }

  private BoardPainter painter(BookletSheet sheet, Position position) {
    return new BoardPainter(puzzle, sheet.side(), position.givens(), Medium.PAPER);
  }

  private void level(int level) {
    page.open("span", "class", "level");
    Svg svg = new Svg(page, 66, 12, "difficulty " + level + " of " + Booklet.LEVELS);
    for (int place = 1; place <= Booklet.LEVELS; place++) {
      String fill = place <= level ? Brush.BLACK : "#ffffff";
      svg.open("circle", "cx", 13 * place - 6, "cy", 6, "r", 4.5, "fill", fill);
      svg.attributes("stroke", Brush.BLACK, "stroke-width", 1.2).close();
    }
    svg.close();
    page.close();
  }

  /** Draws options with room for the lines over the rim. */
  static void board(Markup page, BoardPainter painter, String title, int... options) {
    double rim = 2 * BookletSheet.RIM;
    Svg svg = new Svg(page, painter.width() + rim, painter.height() + rim, title);
    svg.open("g", "transform", Svg.moved(BookletSheet.RIM, BookletSheet.RIM));
    painter.paint(svg, options);
    svg.close().close();
  }
}
