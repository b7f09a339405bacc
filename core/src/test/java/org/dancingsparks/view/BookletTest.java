package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Cell;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Turns;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.view.Booklet.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BookletTest {
  private static final String GIVEN = "//*[@font-weight='bold']";

  private static Page page(BoardPuzzle puzzle, List<Position> positions) {
    return new Page(new Booklet(puzzle, "A title").html(positions));
  }

  private static List<Position> positions(BoardPuzzle puzzle, int most, int givens) {
    return Samples.positions(Samples.solutions(puzzle, most), givens);
  }

  private static String figure(String part, int number) {
    return "//figure[@class='" + part + "'][figcaption/b='" + number + "']";
  }

  private static List<String> symbols(BoardPuzzle puzzle, List<Integer> options) {
    return options.stream()
        .map(option -> "" + puzzle.marks().get(puzzle.mark(option)).symbol())
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
    assertThat(page.count("//span[@class='left']")).isZero();
    assertThat(String.join(" ", page.of("//header/p"))).contains("1 2 3 4 5 6 7 8 9");
  }

  @Test
  void piecesAreShownWithTheirLayersAndWhatIsLeftIsNamed() {
    PiecePuzzle soma = (PiecePuzzle) Samples.puzzle("soma");
    List<Position> positions = positions(soma, 3, 2);
    Page page = page(soma, positions);
    assertThat(page.of("//figure[@class='piece']/figcaption"))
        .containsExactlyElementsOf(soma.pieces().stream().map(Piece::name).toList());
    String lastPiece = "//figure[@class='piece'][last()]";
    assertThat(page.of(lastPiece + "//text[@class='layer']")).containsExactly("layer 1", "layer 2");
    for (int number = 1; number <= 3; number++) {
      Position position = positions.get(number - 1);
      List<String> left = new ArrayList<>(symbols(soma, position.solution()));
      left.removeAll(symbols(soma, position.start()));
      String shown = page.of(figure("position", number) + "//span[@class='left']").get(0);
      assertThat(shown.replace("left: ", "").split(" "))
          .containsExactlyInAnyOrderElementsOf(left)
          .hasSize(5);
    }
  }

  @Test
  void holesAreHatchedAndSaidToBeSuch() {
    BoardPuzzle puzzle = Samples.puzzle("pentominoes:8x8");
    Page page = page(puzzle, positions(puzzle, 3, 2));
    for (int number = 1; number <= 3; number++) {
      for (String part : List.of("position", "solution")) {
        assertThat(page.count(figure(part, number) + "//path[@class='hole']")).isEqualTo(1);
        assertThat(page.count(figure(part, number) + "//path[@class='rim']")).isEqualTo(1);
      }
    }
    assertThat(page.count("//figure[@class='piece']//path[@class='rim']")).isZero();
    assertThat(String.join(" ", page.of("//header/p"))).contains("hatched is a hole in the board");
    BoardPuzzle full = Samples.puzzle("pentominoes:3x20");
    Page without = page(full, positions(full, 1, 0));
    assertThat(without.count("//path[@class='hole']")).isZero();
    assertThat(String.join(" ", without.of("//header/p"))).doesNotContain("hatched");
  }

  @Test
  void piecesThatNeedNotBeUsedAreNamedSo() {
    List<Cell> bar = List.of(Cell.of(1, 1), Cell.of(1, 2));
    List<Piece> pieces =
        List.of(
            new Piece("a", 'a', null, Turns.NONE, Use.ONCE, bar),
            new Piece("b", 'b', null, Turns.ROTATIONS, Use.AT_MOST_ONCE, bar),
            new Piece("c", 'c', null, Turns.NONE, Use.ANY_NUMBER, bar));
    PiecePuzzle puzzle = new PiecePuzzle("bars", "", Board.box(3, 2, 1), pieces, null);
    Page page = page(puzzle, positions(puzzle, 1, 0));
    assertThat(page.of("//span[@class='left']"))
        .containsExactly("left: a, perhaps b, any number of c");
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

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5})
  void ofOneLevelOnlyNothingIsSaidOfDifficulty(int level) {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    List<Position> positions = new ArrayList<>();
    for (Position position : positions(puzzle, 5, 2)) {
      positions.add(new Position(position.start(), position.solution(), level, ""));
    }
    Page page = page(puzzle, positions);
    assertThat(page.count("//span[@class='level']")).isZero();
    assertThat(String.join(" ", page.of("//header/p"))).doesNotContain("ifficult");
    Page differing = page(puzzle, positions(puzzle, 2, 2));
    assertThat(differing.count("//header//span[@class='level']")).isEqualTo(2);
    assertThat(String.join(" ", differing.of("//header/p")))
        .contains("compared with other positions of this puzzle");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sudoku:2", "latin:4", "queens:6", "langford:2,4"})
  void gridsSayTheirRulesAndNotTheirFamilysTitle(String name) {
    BoardPuzzle puzzle = Samples.puzzle(name);
    List<String> words = page(puzzle, positions(puzzle, 2, 1)).of("//header/p");
    assertThat(words).contains(name);
    assertThat(String.join(" ", words))
        .contains(puzzle.rules())
        .doesNotContain(puzzle.title(), "the rules of the puzzle");
  }

  @Test
  void theMakersWordsAreInSmallPrint() {
    BoardPuzzle puzzle = Samples.puzzle("latin:4");
    List<Position> positions = positions(puzzle, 2, 2);
    Booklet plain = new Booklet(puzzle, "A title");
    Page page = new Page(plain.madeBy("hand <&").explaining("No. is a number.").html(positions));
    assertThat(page.of("//h1")).containsExactly("A title");
    assertThat(page.of("//header/p[@class='small']")).containsExactly("Made by: hand <&");
    assertThat(page.of("//section/p[@class='small']")).containsExactly("No. is a number.");
    assertThat(new Page(plain.html(positions)).count("//p[@class='small']")).isZero();
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
    PiecePuzzle puzzle = new PiecePuzzle(bad, bad, Board.box(2, 2, 1), pieces, null);
    List<Integer> solution = IntStream.of(Samples.solutions(puzzle, 1).get(0)).boxed().toList();
    Position position = new Position(solution.subList(0, 1), solution, 3, bad);
    Page page = new Page(new Booklet(puzzle, bad).html(List.of(position)));
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
    String html = new Booklet(puzzle, "A").html(positions(puzzle, 24, 4));
    List<Position> again = new ArrayList<>();
    for (Position position : positions(puzzle, 24, 4)) {
      List<Integer> start = new ArrayList<>(position.start());
      Collections.reverse(start);
      again.add(new Position(start, position.solution(), position.level(), position.note()));
    }
    assertThat(new Booklet(puzzle, "A").html(again)).isEqualTo(html).hasSizeLessThan(300_000);
  }

  @Test
  void cellsAreLargeEnoughToWriteInAndBoardsFitThePage() {
    for (String name : List.of("kanoodle", "soma", "sudoku:3", "queens:1", "pentominoes:3x20")) {
      Board board = Samples.puzzle(name).board();
      BookletSheet sheet = BookletSheet.ofPositions(board, 300);
      assertThat(sheet.side()).as(name).isBetween(28.0, 38.0);
      assertThat(new Plane(board, sheet.side()).width()).as(name).isLessThan(sheet.width());
      assertThat(new Plane(board, sheet.side()).height()).as(name).isLessThan(sheet.height());
      assertThat(sheet.across() * sheet.width()).as(name).isLessThanOrEqualTo(680);
    }
    Board large = Samples.puzzle("dominoes:100x100").board();
    assertThat(BookletSheet.ofPositions(large, 0).across()).isEqualTo(1);
    assertThat(BookletSheet.ofPositions(large, 0).side()).isBetween(6.0, 7.0);
  }

  @Test
  void refusesWhatIsNoPosition() {
    List<Integer> solution = List.of(1, 7, 8, 14);
    assertThatThrownBy(() -> new Position(List.of(1, 5), solution, 1, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A start is a part of its solution; this solution lacks the option 5.");
    assertThatThrownBy(() -> new Position(List.of(), solution, 0, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A position's level is 1 to 5, not 0.");
    assertThatThrownBy(() -> new Position(List.of(), solution, 6, ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesWhatIsNoSolutionOfThePuzzle() {
    Booklet booklet = new Booklet(Samples.puzzle("queens:4"), "queens");
    Position good = positions(Samples.puzzle("queens:4"), 1, 1).get(0);
    assertThat(booklet.html(List.of(good))).isNotEmpty();
    for (List<Integer> options : List.of(List.of(0, 1), List.of(99), List.of(-1))) {
      Position bad = new Position(List.of(), options, 1, "");
      assertThatThrownBy(() -> booklet.html(List.of(good, bad)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "Position 2 cannot be drawn: the options "
                  + options
                  + " are no solution of queens:4.");
    }
  }

  @Test
  void refusesPiecesTooLargeToDraw() {
    Piece far =
        Piece.of("far", 'f', Turns.NONE, List.of(Cell.of(1, 1), new Cell(1000, 1000, 1000)));
    PiecePuzzle puzzle = new PiecePuzzle("far", "", Board.box(1, 2, 1), List.of(far), null);
    assertThatThrownBy(() -> new Booklet(puzzle, "far"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The pieces of far are drawn in boxes of 1000000000 cells together, of at most"
                + " 250000.");
  }

  @Test
  void refusesNoPositionsAndTooMany() {
    BoardPuzzle large = Samples.puzzle("dominoes:100x100");
    Booklet booklet = new Booklet(large, "dominoes");
    assertThat(booklet.most()).isEqualTo(12);
    assertThatThrownBy(() -> booklet.html(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A booklet for dominoes:100x100 has 1 to 12 positions, not 0.");
    Position position = new Position(List.of(), List.of(), 1, "");
    assertThatThrownBy(() -> booklet.html(Collections.nCopies(13, position)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not 13");
    assertThatThrownBy(() -> new Booklet(large, " ")).isInstanceOf(IllegalArgumentException.class);
  }
}
