package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardSvgTest {
  private static final double SIDE = 40;

  private static Picture draw(BoardPuzzle puzzle, int... options) {
    return new Picture(new BoardSvg(puzzle).svg(options));
  }

  private static PiecePuzzle dominoes(int pieces, String name) {
    List<Piece> all =
        IntStream.range(0, pieces)
            .mapToObj(
                at ->
                    Piece.of(
                        name + at,
                        (char) ('A' + at),
                        Turns.NONE,
                        List.of(Cell.of(1, 1), Cell.of(1, 2))))
            .toList();
    return new PiecePuzzle("small", Board.box(pieces, 2, 1), all).withTitle(name);
  }

  @Test
  void cellsAreAsLargeAsAskedFor() {
    PiecePuzzle puzzle = dominoes(2, "D");
    Picture picture = new Picture(new BoardSvg(puzzle, Set.of(), 25).svg(0));
    assertThat(PathData.of(picture.of("//path[@class='placement']/@d").get(0)).area())
        .isEqualTo(2 * 25 * 25);
    assertThatThrownBy(() -> new BoardSvg(puzzle, Set.of(), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A cell has a side of at least 1 pixel, not 0.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "iq-fit-physical", "pentominoes:8x8", "dominoes:6x6"})
  void eachPlacementHasOneOutlineAsLongAsItsRim(String name) {
    BoardPuzzle puzzle = Samples.puzzle(name);
    for (int[] solution : Samples.solutions(puzzle, 5)) {
      Picture picture = draw(puzzle, solution);
      List<String> outlines = picture.of("//path[@class='placement']/@d");
      assertThat(outlines).hasSize(solution.length);
      for (int at = 0; at < solution.length; at++) {
        PathData path = PathData.of(outlines.get(at));
        assertThat(path.length()).isEqualTo(SIDE * rim(puzzle.cells(solution[at])));
        assertThat(path.area()).isEqualTo(SIDE * SIDE * puzzle.cells(solution[at]).size());
      }
      assertThat(picture.of("//path[@class='placement']/title"))
          .containsExactlyElementsOf(
              IntStream.of(solution).mapToObj(puzzle.problem()::describe).toList());
      assertThat(picture.of("//text[@class='symbol']"))
          .containsExactlyElementsOf(
              IntStream.of(solution)
                  .mapToObj(option -> "" + puzzle.marks().get(puzzle.mark(option, 0)).symbol())
                  .toList());
      assertThat(picture.count("//circle[@class='open']")).isZero();
    }
  }

  private static long rim(List<Cell> cells) {
    List<Cell> beyond = new ArrayList<>();
    for (Cell cell : cells) {
      beyond.add(Cell.of(cell.row() + 1, cell.column()));
      beyond.add(Cell.of(cell.row() - 1, cell.column()));
      beyond.add(Cell.of(cell.row(), cell.column() + 1));
      beyond.add(Cell.of(cell.row(), cell.column() - 1));
    }
    beyond.removeAll(cells);
    return beyond.size();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "pentominoes:8x8", "dominoes:6x6", "queens:5", "sudoku:2"})
  void theBoardHasAHeavierLineRoundItThanPiecesAndRegions(String name) {
    BoardPuzzle puzzle = Samples.puzzle(name);
    Picture picture = draw(puzzle, Samples.solutions(puzzle, 1).get(0));
    assertThat(PathData.of(picture.of("//path[@class='rim']/@d").get(0)).area())
        .isEqualTo(SIDE * SIDE * puzzle.board().size());
    assertThat(picture.numbers("//path[@class='rim']/@stroke-width").get(0))
        .isGreaterThan(
            picture.numbers("//path[@class='placement' or @class='region']/@stroke-width").get(0));
    assertThat(picture.count("//path[@class='gap']"))
        .isEqualTo(name.equals("pentominoes:8x8") ? 1 : 0);
  }

  @Test
  void openCellsHaveADotAndGapsAreHatched() {
    Picture empty = draw(Samples.RING);
    assertThat(empty.count("//circle[@class='open']")).isEqualTo(7);
    assertThat(PathData.of(empty.of("//path[@class='blank']/@d").get(0)).area())
        .isEqualTo(7 * SIDE * SIDE);
    assertThat(empty.of("//path[@class='gap']/title")).containsExactly("no cell");
    int bar = Samples.RING.optionsOf(0)[0];
    Picture part = draw(Samples.RING, bar);
    assertThat(part.count("//circle[@class='open']")).isEqualTo(5);
    assertThat(part.of("//path[@class='placement']/@fill")).containsExactly("#ff0010");
  }

  @Test
  void layersStandSideBySideWithTheirNumbers() {
    Set<Integer> symbols = new TreeSet<>();
    for (int[] solution : Samples.solutions(Samples.SOLID, 1000)) {
      Picture picture = draw(Samples.SOLID, solution);
      assertThat(picture.of("//text[@class='layer']")).containsExactly("top", "layer 2");
      List<String> outlines = picture.of("//path[@class='placement']/@d");
      assertThat(outlines).hasSize(4);
      assertThat(outlines.stream().mapToDouble(path -> PathData.of(path).area()).sum())
          .isEqualTo(8 * SIDE * SIDE);
      symbols.add(picture.count("//text[@class='symbol']"));
    }
    // A piece that stands upright has its symbol in both layers; they come in twos.
    assertThat(symbols).contains(4, 8).isSubsetOf(4, 6, 8);
  }

  @Test
  void aBoardOfOneCellIsDrawn() {
    BoardPuzzle queen = Samples.puzzle("queens:1");
    assertThat(draw(queen, 0).of("//text[@class='symbol']")).containsExactly("Q");
    Board board = Board.box(1, 1, 1);
    Piece piece = Piece.of("P", 'P', Turns.NONE, List.of(Cell.of(1, 1)));
    Picture one = draw(new PiecePuzzle("one", board, List.of(piece)), 0);
    assertThat(one.of("//path[@class='placement']/@d")).containsExactly("M0 0h40v40h-40z");
    assertThat(one.of("/svg/@width")).containsExactly("56");
    assertThat(one.of("/svg/title")).containsExactly("one");
  }

  @Test
  void eighteenPiecesHaveColoursOfTheirOwn() {
    PiecePuzzle puzzle = dominoes(18, "piece ");
    Picture picture = draw(puzzle, Samples.solutions(puzzle, 1).get(0));
    assertThat(picture.of("//path[@class='placement']/@fill")).hasSize(18).doesNotHaveDuplicates();
  }

  @Test
  void namesOfPiecesCannotBreakOut() {
    PiecePuzzle puzzle = dominoes(2, Picture.HOSTILE);
    Picture picture = draw(puzzle, Samples.solutions(puzzle, 1).get(0));
    assertThat(picture.of("//path[@class='placement']/title"))
        .hasSize(2)
        .allMatch(title -> title.startsWith("<&\"'>]]>\ufffd\ufffd[31m"));
    assertThat(picture.of("/svg/title").get(0)).startsWith("small: <&");
  }

  @Test
  void gridsHaveASymbolInEachCellAndHeavyLinesRoundRegions() {
    BoardPuzzle latin = Samples.puzzle("latin:4");
    int[] solution = Samples.solutions(latin, 1).get(0);
    assertThat(String.join("", draw(latin, solution).of("//text[@class='symbol']")))
        .hasSize(16)
        .containsPattern("[1-4]{16}");
    assertThat(draw(latin, solution).count("//path[@class='region']")).isEqualTo(1);
    Picture blocks =
        draw(new Altered(latin, latin.marks(), cell -> cell / 8 * 2 + cell % 4 / 2), solution);
    assertThat(blocks.of("//path[@class='region']/@d"))
        .hasSize(4)
        .allSatisfy(
            path -> assertThat(PathData.of(path)).isEqualTo(new PathData(1, 8 * SIDE, 6400)));
    assertThat(blocks.count("//path[@class='chequer']")).isZero();
  }

  @Test
  void aBoardForOneValueIsChequered() {
    BoardPuzzle queens = Samples.puzzle("queens:5");
    Picture picture = draw(queens, Samples.solutions(queens, 1).get(0));
    assertThat(PathData.of(picture.of("//path[@class='chequer']/@d").get(0)).area())
        .isEqualTo(12 * SIDE * SIDE);
    assertThat(picture.count("//text[@class='symbol']")).isEqualTo(5);
  }

  @Test
  void givensAreBold() {
    BoardPuzzle latin = Samples.puzzle("latin:3");
    int[] solution = Samples.solutions(latin, 1).get(0);
    String svg = new BoardSvg(latin, Set.of(solution[0], solution[4])).svg(solution);
    assertThat(new Picture(svg).count("//text[@font-weight='bold' and @fill='#000000']"))
        .isEqualTo(2);
    assertThat(new Picture(svg).count("//text[not(@font-weight) and @fill!='#000000']"))
        .isEqualTo(7);
    assertThat(draw(latin, solution).count("//text[@fill='#000000']")).isEqualTo(9);
  }

  @Test
  void refusesOptionsThatAreNotThere() {
    BoardPuzzle queens = Samples.puzzle("queens:4");
    assertThatThrownBy(() -> new BoardSvg(queens).svg(3, 16))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("queens:4 has no option 16 to draw; it has 16, numbered from 0.");
    assertThatThrownBy(() -> new BoardSvg(queens, Set.of(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
