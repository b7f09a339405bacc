package org.dancingsparks.view.booklet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.dancingsparks.view.booklet.Booklets.booklet;
import static org.dancingsparks.view.booklet.Booklets.chapter;
import static org.dancingsparks.view.booklet.Booklets.figure;
import static org.dancingsparks.view.booklet.Booklets.page;
import static org.dancingsparks.view.booklet.Booklets.positions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.view.Colours;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Picture;
import org.dancingsparks.view.Samples;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Cover;
import org.dancingsparks.view.booklet.Booklet.Position;
import org.dancingsparks.view.booklet.BookletPrint.Ink;
import org.dancingsparks.view.booklet.BookletPrint.Paper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BookletTest {
  private static final String BODIES = "//g[@class='exploded']";

  private static final String GIVEN = "//*[@font-weight='bold']";

  private static List<String> symbols(BoardPuzzle puzzle, List<Integer> options) {
    return options.stream()
        .map(option -> "" + puzzle.marks().get(puzzle.mark(option, 0)).symbol())
        .toList();
  }

  private static List<String> titles(BoardPuzzle puzzle, List<Integer> options) {
    return options.stream().map(puzzle.problem()::describe).toList();
  }

  @ParameterizedTest
  @CsvSource({"kanoodle, 7, 3", "iq-fit-physical, 5, 2", "soma, 4, 1", "pentominoes:3x20, 3, 0"})
  void eachPositionAndItsSolutionAreDrawnOnce(String name, int most, int givens) {
    BoardPuzzle puzzle = Samples.puzzle(name);
    List<Position> positions = positions(puzzle, most, givens);
    Page page = page(puzzle, positions);
    assertThat(page.count("//figure[@class='position']")).isEqualTo(most);
    assertThat(page.count("//figure[@class='solution']")).isEqualTo(most);
    for (int number = 1; number <= most; number++) {
      Position position = positions.get(number - 1);
      String placements = "//path[@class='placement']";
      String shown = figure("position", number) + placements + "/title";
      assertThat(page.of(shown)).containsExactlyElementsOf(titles(puzzle, position.start()));
      String solution = figure("solution", number) + placements;
      assertThat(page.of(solution + "/title"))
          .containsExactlyElementsOf(titles(puzzle, position.solution()));
      assertThat(page.of(solution + "[@fill!='#ffffff']/title"))
          .containsExactlyElementsOf(titles(puzzle, position.start()));
      assertThat(page.of(figure("solution", number) + "/figcaption"))
          .containsExactly(number + "note " + number);
    }
    assertThat(page.count("//circle[@class='open']")).isZero();
  }

  @Test
  void gridsHaveTheirGivensBoldAndNoPieces() {
    BoardPuzzle sudoku = Samples.puzzle("sudoku:3");
    List<Position> positions = positions(sudoku, 3, 30);
    Page page = page(sudoku, positions);
    for (int number = 1; number <= 3; number++) {
      Position position = positions.get(number - 1);
      List<String> givens = symbols(sudoku, position.start());
      assertThat(page.of(figure("position", number) + "//text"))
          .containsExactlyElementsOf(givens)
          .hasSize(30);
      assertThat(page.of(figure("position", number) + GIVEN)).containsExactlyElementsOf(givens);
      assertThat(page.of(figure("solution", number) + "//text"))
          .containsExactlyElementsOf(symbols(sudoku, position.solution()));
      assertThat(page.of(figure("solution", number) + GIVEN)).containsExactlyElementsOf(givens);
      assertThat(page.count(figure("position", number) + "//path[@class='region']")).isEqualTo(9);
    }
    assertThat(page.count("//figure[@class='piece']")).isZero();
    assertThat(page.count("//div[@class='left']")).isZero();
    assertThat(String.join(" ", page.of("//header/p"))).contains("1 2 3 4 5 6 7 8 9");
  }

  @Test
  void piecesInSpaceAreDrawnAsBodiesAndWhatIsLeftIsNamed() {
    PiecePuzzle soma = (PiecePuzzle) Samples.puzzle("soma");
    List<Position> positions = positions(soma, 3, 2);
    Page page = page(soma, positions);
    assertThat(page.of("//figure[@class='piece']/figcaption"))
        .containsExactlyElementsOf(soma.pieces().stream().map(Piece::name).toList());
    assertThat(page.of("//figure[@class='piece']" + BODIES + "/text"))
        .containsExactlyElementsOf(
            soma.pieces().stream().map(piece -> "" + piece.symbol()).toList());
    assertThat(page.count("//figure[@class='piece']//text[@class='layer']")).isZero();
    for (int number = 1; number <= 3; number++) {
      Position position = positions.get(number - 1);
      List<String> left = new ArrayList<>(symbols(soma, position.solution()));
      left.removeAll(symbols(soma, position.start()));
      String drawn = figure("position", number) + "/div[@class='left']";
      assertThat(page.of(drawn + "//text")).containsExactlyInAnyOrderElementsOf(left).hasSize(5);
      assertThat(page.count(drawn + "//g[@class='shape']" + BODIES)).isEqualTo(5);
      assertThat(page.of(figure("solution", number) + BODIES + "/text")).hasSize(7);
      assertThat(page.count(figure("position", number) + "/svg" + BODIES)).isZero();
    }
    assertThat(String.join(" ", page.of("//header//p"))).contains("drawn as bodies, moved apart");
    assertThat(booklet(soma).most()).isEqualTo((Booklet.MAX_CELLS - 46) / (2 * 27 + 46) / 10);
  }

  @Test
  void gapsAreHatchedAndSaidToBeSuch() {
    BoardPuzzle puzzle = Samples.puzzle("pentominoes:8x8");
    Page page = page(puzzle, positions(puzzle, 3, 2));
    for (int number = 1; number <= 3; number++) {
      for (String part : List.of("position", "solution")) {
        assertThat(page.count(figure(part, number) + "//path[@class='gap']")).isEqualTo(1);
        assertThat(page.count(figure(part, number) + "//path[@class='rim']")).isEqualTo(1);
      }
    }
    assertThat(page.count("//figure[@class='piece']//path[@class='rim']")).isZero();
    assertThat(String.join(" ", page.of("//header/p")))
        .contains("Hatched places are not part of the board");
    BoardPuzzle full = Samples.puzzle("pentominoes:3x20");
    Page without = page(full, positions(full, 1, 0));
    assertThat(without.count("//path[@class='gap']")).isZero();
    assertThat(String.join(" ", without.of("//header/p"))).doesNotContain("Hatched");
  }

  @Test
  void piecesThatNeedNotBeUsedAreNamedSo() {
    List<Cell> bar = List.of(Cell.of(1, 1), Cell.of(1, 2));
    List<Piece> pieces =
        List.of(
            Piece.of("a", 'a', Turns.NONE, bar),
            Piece.of("b", 'b', Turns.ROTATIONS, bar).withUse(Use.AT_MOST_ONCE),
            Piece.of("c", 'c', Turns.NONE, bar).withUse(Use.ANY_NUMBER));
    PiecePuzzle puzzle = new PiecePuzzle("bars", Board.box(3, 2, 1), pieces);
    Page page = page(puzzle, positions(puzzle, 1, 0));
    String left = "//div[@class='left']/*[local-name()='svg']";
    assertThat(page.of(left + "/title")).containsExactly("left: a, perhaps b, any number of c");
    assertThat(page.of(left + "//text")).containsExactly("a", "perhaps", "b", "any number of", "c");
    assertThat(page.of(left + "//path[@class='shape']/title")).containsExactly("a", "b", "c");
    assertThat(page.of("//figure[@class='piece']/figcaption"))
        .containsExactly("a", "b, at most once", "c, any number");
    assertThat(String.join(" ", page.of("//header/p")))
        .contains("a c may not be turned. b may be turned round, but not over.");
  }

  @Test
  void theLevelIsAsManyFilledDots() {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    List<Position> positions = positions(puzzle, 5, 2);
    Page page = page(puzzle, positions);
    for (int level = 1; level <= 5; level++) {
      String dots = figure("position", level) + "//span[@class='level']//circle";
      assertThat(page.count(dots)).isEqualTo(5);
      assertThat(page.count(dots + "[@fill='#000000']")).isEqualTo(level);
    }
  }

  @Test
  void wordsForDifficultyStandWithTheirPositionsAndAreExplained() {
    Page page = page(Samples.puzzle("latin:4"), positions(Samples.puzzle("latin:4"), 5, 2));
    assertThat(page.of("//header/p[@class='levels']/span")).hasSize(5);
    assertThat(page.of("//header/p")).contains("Some are harder.");
    for (int level = 1; level <= 5; level++) {
      String word = Samples.GRADING.words().get(level - 1);
      String shown = page.of(figure("position", level) + "//span[@class='level']").get(0);
      assertThat(shown).endsWith(word);
    }
  }

  @Test
  void withoutLevelsOrWordsNothingIsSaidOfDifficulty() {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    List<Position> without = new ArrayList<>();
    for (Position position : positions(puzzle, 5, 2)) {
      without.add(new Position(position.start(), position.solution(), 0, ""));
    }
    assertThat(page(puzzle, without).count("//figure//span[@class='level']")).isZero();
    Booklet plain = new Booklet(puzzle, Cover.of("A title"));
    Page page = new Page(plain.html(chapter(positions(puzzle, 5, 2))));
    assertThat(page.count("//span[@class='level']")).isZero();
    assertThat(page.of("//h2"))
        .containsExactly("How to play", "Solutions", "Positions", "Solutions");
  }

  @Test
  void piecesLeftStandOnOneLineAndLongOnesLie() {
    List<Cell> bar = List.of(Cell.of(1, 1), Cell.of(2, 1), Cell.of(3, 1));
    List<Cell> block =
        List.of(2, 3).stream()
            .flatMap(n -> IntStream.rangeClosed(1, 3).mapToObj(at -> Cell.of(at, n)))
            .toList();
    List<Piece> pieces =
        List.of(
            Piece.of("a", 'a', Turns.ROTATIONS, bar),
            Piece.of("b", 'b', Turns.ROTATIONS, block),
            Piece.of("c", 'c', Turns.NONE, bar));
    PiecePuzzle puzzle = new PiecePuzzle("bars", Board.box(3, 4, 1), pieces);
    Page page = page(puzzle, positions(puzzle, 1, 0));
    String entry = "//div[@class='left']/*[local-name()='svg']/*[local-name()='g']";
    List<Double> feet = new ArrayList<>();
    for (int at = 1; at <= 3; at++) {
      String top = page.of("(" + entry + ")[" + at + "]/@transform").get(0);
      String baseline = page.of("(" + entry + ")[" + at + "]/*[local-name()='text']/@y").get(0);
      feet.add(Double.parseDouble(top.replaceAll(".*[ ,]|\\)", "")) + Double.parseDouble(baseline));
    }
    assertThat(feet.get(1)).isCloseTo(feet.get(0), within(0.1));
    assertThat(feet.get(2)).isCloseTo(feet.get(0), within(0.1));
    List<String> shapes = page.of("//path[@class='shape']/@d");
    // Lying, and standing as it must.
    assertThat(shapes.get(0)).isNotEqualTo(shapes.get(2));
  }

  @Test
  void colourIsFullForWhatIsGivenAndPaleForWhatIsFound() {
    List<Cell> bar = List.of(Cell.of(1, 1), Cell.of(1, 2));
    List<Piece> pieces =
        List.of(
            Piece.of("a", 'a', Turns.NONE, bar).withColour("#ff0010"),
            Piece.of("b", 'b', Turns.NONE, bar));
    PiecePuzzle bars = new PiecePuzzle("bars", Board.box(2, 2, 1), pieces);
    List<Position> positions = positions(bars, 1, 1);
    Booklet grey = booklet(bars);
    Booklet coloured = grey.printed(new BookletPrint(Paper.A4, Ink.COLOUR));
    String fills = "//figure[@class='solution']//path[@class='placement']/@fill";
    Page page = new Page(coloured.html(chapter(positions)));
    List<String> full = List.of("#ff0010", Colours.at(1));
    int given = bars.mark(positions.get(0).start().get(0));
    assertThat(page.of(fills))
        .containsExactlyInAnyOrder(full.get(given), Colours.pale(full.get(1 - given)));
    assertThat(page.of("//figure[@class='piece']//path[@class='placement']/@fill"))
        .containsExactlyElementsOf(full);
    assertThat(page.of("//path[@class='shape']/@fill")).containsExactly(full.get(1 - given));
    assertThat(page.of("//header/p")).anyMatch(rules -> rules.contains("drawn in colour"));
    assertThat(new Page(grey.html(chapter(positions))).of(fills))
        .containsExactlyInAnyOrder("#d8d8d8", "#ffffff");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sudoku:2", "latin:4", "queens:6", "langford:2,4"})
  void gridsSayTheirRulesAndNotTheirFamilysTitle(String name) {
    BoardPuzzle puzzle = Samples.puzzle(name);
    List<String> words = page(puzzle, positions(puzzle, 2, 1)).of("//header/p");
    assertThat(String.join(" ", words))
        .contains(puzzle.rules())
        .doesNotContain(puzzle.title(), "the rules of the puzzle");
  }

  @Test
  void namesCannotBreakOut() {
    List<Piece> pieces =
        IntStream.range(0, 2)
            .mapToObj(
                at ->
                    Piece.of(
                        Picture.HOSTILE + at,
                        (char) ('A' + at),
                        Turns.NONE,
                        List.of(Cell.of(1, 1), Cell.of(1, 2))))
            .toList();
    String bad = Picture.HOSTILE + "</style></title><script>";
    PiecePuzzle puzzle = new PiecePuzzle(bad, Board.box(2, 2, 1), pieces).withTitle(bad);
    List<Integer> solution = IntStream.of(Samples.solutions(puzzle, 1).get(0)).boxed().toList();
    Position position = new Position(solution.subList(0, 1), solution, 3, bad);
    Page page = new Page(new Booklet(puzzle, Cover.of(bad)).html(chapter(List.of(position))));
    String shown = Markup.clean(bad);
    assertThat(shown).contains("<script>");
    assertThat(page.of("/html/head/title")).containsExactly(shown);
    assertThat(page.of("//h1")).containsExactly(shown);
    assertThat(page.of("//figure[@class='solution']/figcaption")).containsExactly("1" + shown);
    assertThat(page.of("//figure[@class='piece']/figcaption"))
        .allMatch(caption -> caption.contains("</svg>"));
  }

  @Test
  void theSamePositionsGiveTheSameTextInWhateverOrderTheyStart() {
    BoardPuzzle puzzle = Samples.puzzle("kanoodle");
    String html = booklet(puzzle).html(chapter(positions(puzzle, 24, 4)));
    List<Position> again = new ArrayList<>();
    for (Position position : positions(puzzle, 24, 4)) {
      List<Integer> start = new ArrayList<>(position.start());
      Collections.reverse(start);
      again.add(new Position(start, position.solution(), position.level(), position.note()));
    }
    assertThat(booklet(puzzle).html(chapter(again))).isEqualTo(html).hasSizeLessThan(450_000);
  }

  @Test
  void refusesWhatIsNoPosition() {
    List<Integer> solution = List.of(1, 7, 8, 14);
    assertThatThrownBy(() -> new Position(List.of(1, 5), solution, 1, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A start is a part of its solution; this solution lacks the option 5.");
    assertThatThrownBy(() -> new Position(List.of(), solution, -1, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A position's level is 0 or more, not -1.");
  }

  @Test
  void refusesWhatIsNoSolutionOfThePuzzle() {
    Booklet booklet = booklet(Samples.puzzle("queens:4"));
    Position good = positions(Samples.puzzle("queens:4"), 1, 1).get(0);
    assertThat(booklet.html(chapter(List.of(good)))).isNotEmpty();
    for (List<Integer> options : List.of(List.of(0, 1), List.of(99), List.of(-1))) {
      Position bad = new Position(List.of(), options, 1, "");
      assertThatThrownBy(() -> booklet.html(chapter(List.of(good, bad))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "Position 2 cannot be drawn: the options "
                  + options
                  + " are not a solution of queens:4.");
    }
    Position unnamed = new Position(List.of(), good.solution(), 6, "");
    assertThatThrownBy(() -> booklet.html(chapter(List.of(unnamed))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Position 1 has the level 6, but there are words for 5.");
  }

  @Test
  void refusesPiecesTooLargeToDraw() {
    Piece far =
        Piece.of("far", 'f', Turns.NONE, List.of(Cell.of(1, 1), new Cell(1000, 1000, 1000)));
    PiecePuzzle puzzle = new PiecePuzzle("far", Board.box(1, 2, 1), List.of(far));
    assertThatThrownBy(() -> booklet(puzzle))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The pieces of far are drawn in boxes of 1000000000 cells together, of at most"
                + " 250000.");
  }

  @Test
  void refusesNoPositionsAndTooMany() {
    BoardPuzzle large = Samples.puzzle("dominoes:100x100");
    Booklet booklet = booklet(large);
    assertThat(booklet.most()).isEqualTo(12);
    assertThatThrownBy(() -> booklet.html(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A booklet for dominoes:100x100 has 1 to 12 positions, not 0.");
    Position position = new Position(List.of(), List.of(), 1, "");
    assertThatThrownBy(() -> booklet.html(chapter(Collections.nCopies(13, position))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not 13");
    assertThatThrownBy(() -> new Chapter("", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Cover.of(" ")).isInstanceOf(IllegalArgumentException.class);
  }
}
