package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.booklet.Booklet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures of puzzles on all lattices. */
class LatticePicturesTest {
  private static final String LATTICES = "org.dancingsparks.view.LatticeSamples#lattices";

  private static Picture draw(PiecePuzzle puzzle, int... options) {
    return new Picture(new BoardSvg(puzzle).svg(options));
  }

  private static boolean isHole(PiecePuzzle puzzle, int option) {
    return puzzle.pieces().get(puzzle.mark(option)).isHole();
  }

  private static int[] pieces(PiecePuzzle puzzle, int... options) {
    return IntStream.of(options).filter(option -> !isHole(puzzle, option)).toArray();
  }

  @ParameterizedTest
  @MethodSource(LATTICES)
  void placementsAreOutlinedAndHolesStayWhite(String lattice) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    for (int[] solution : LatticeSamples.solutions(puzzle, 10)) {
      Picture picture = draw(puzzle, solution);
      int[] pieces = pieces(puzzle, solution);
      assertThat(picture.count("//path[@class='placement']")).isEqualTo(pieces.length);
      assertThat(picture.of("//g[@class='hole']/path/@fill"))
          .hasSize(solution.length - pieces.length)
          .allMatch("#ffffff"::equals);
      assertThat(picture.of("//text[@class='symbol']"))
          .containsAll(
              IntStream.of(pieces)
                  .mapToObj(option -> "" + puzzle.marks().get(puzzle.mark(option)).symbol())
                  .toList());
      assertThat(picture.count("//circle[@class='open']")).isZero();
    }
  }

  @ParameterizedTest
  @MethodSource(LATTICES)
  void eachOpenCellHasADotALabelOrARing(String lattice) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    Picture picture = draw(puzzle);
    int labels = picture.count("//text[@class='label']");
    int rings = picture.count("//circle[@class='ring']");
    assertThat(rings).isEqualTo(puzzle.pieceRules().free().size());
    assertThat(labels + rings + picture.count("//circle[@class='open']"))
        .isEqualTo(puzzle.board().size());
  }

  @Test
  void labelsAreSeenUntilTheirCellsAreCovered() {
    PiecePuzzle puzzle = LatticeSamples.puzzle("square");
    assertThat(draw(puzzle).of("//text[@class='label']"))
        .containsExactly("Jan", "Feb", "Mar", "1", "2", "3", "4", "5", "6", "7");
    int[] solution = LatticeSamples.solutions(puzzle, 1).get(0);
    List<String> open =
        Arrays.stream(solution)
            .filter(option -> isHole(puzzle, option))
            .map(option -> puzzle.board().number(puzzle.cells(option).get(0)).orElseThrow())
            .mapToObj(puzzle.board()::label)
            .toList();
    assertThat(open).hasSize(2);
    Picture picture = draw(puzzle, solution);
    assertThat(picture.of("//text[@class='label']")).containsExactlyElementsOf(open);
    assertThat(picture.of("//g[@font-weight='bold']/text[@class='label']"))
        .containsExactlyElementsOf(open);
  }

  @ParameterizedTest
  @ValueSource(strings = {"spheres", "triangular-spheres"})
  void spheresAreDrawnInTheirPlacesAndMovedApart(String lattice) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    int[] solution = LatticeSamples.solutions(puzzle, 1).get(0);
    int[] pieces = pieces(puzzle, solution);
    Picture picture = draw(puzzle, solution);
    int balls = IntStream.of(pieces).map(option -> puzzle.cells(option).size()).sum();
    double width = picture.numbers("/svg/@width").get(0);
    double height = picture.numbers("/svg/@height").get(0);
    for (String view : List.of("together", "exploded")) {
      String group = "//g[@class='" + view + "']";
      assertThat(picture.count(group + "/g[@class='ball']")).isEqualTo(balls);
      List<String> symbols = picture.of(group + "/text");
      assertThat(symbols.size()).isBetween(pieces.length, balls);
      for (int option : pieces) {
        assertThat(symbols).contains("" + puzzle.marks().get(puzzle.mark(option)).symbol());
      }
      assertThat(picture.numbers(group + "//circle/@cx")).allMatch(x -> x > 0 && x < width);
      assertThat(picture.numbers(group + "//circle/@cy")).allMatch(y -> y > 0 && y < height);
    }
    assertThat(picture.of("//text[@class='layer']")).containsExactly("top", "2", "3", "4");
    assertThat(draw(puzzle, pieces[0]).count("//g[@class='together']")).isOne();
    assertThat(draw(puzzle, pieces[0]).count("//g[@class='exploded']")).isZero();
    assertThat(draw(puzzle).count("//g[@class='together' or @class='exploded']")).isZero();
  }

  @ParameterizedTest
  @MethodSource(LATTICES)
  void sharesAreDrawnOnTheCells(String lattice) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    List<int[]> solutions = LatticeSamples.solutions(puzzle, 4);
    CellMarginals cells = new CellMarginals(puzzle, Samples.marginals(puzzle, solutions));
    Picture picture = new Picture(new HeatMapSvg(puzzle).svg(cells, BigInteger.valueOf(4)));
    assertThat(picture.count("//path[@class='cell']"))
        .isEqualTo(puzzle.board().size() * puzzle.marks().size());
  }

  @ParameterizedTest
  @CsvSource({
    "square, 'Pieces may be turned round and over. Of the month cells, leave 1 open: Jan, Feb,'",
    "square, 'These cells can stay open: (1,4). A thin ring marks a cell that can stay open.'",
    "hexagonal, Pieces may be turned round in six ways and over. Leave 1 cell open.",
    "triangular, 'in six ways and over. These cells can stay open: (1,2), (4,6). A thin ring'",
    "spheres, 'in space, and lie across layers. Of the top cells, leave 1 open: (1,1,1).'",
    "triangular-spheres, 'and lie across layers. Of the one cells, leave 1 open: a, b, c.'"
  })
  void bookletsSayHowPiecesTurnAndWhatStaysOpen(String lattice, String words) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    List<int[]> solutions = LatticeSamples.solutions(puzzle, 2);
    List<Booklet.Position> positions = Samples.positions(solutions, 2);
    String html =
        new Booklet(puzzle, Booklet.Cover.of("Some"))
            .graded(Samples.GRADING)
            .html(List.of(new Booklet.Chapter("", positions)));
    assertThat(html).contains(words);
    Xml page = new Xml(html);
    long pieces = puzzle.pieces().stream().filter(piece -> !piece.isHole()).count();
    assertThat(page.count("//figure[@class='piece']")).isEqualTo((int) pieces);
    assertThat(page.count("//figure[@class='position']/svg")).isEqualTo(2);
    assertThat(page.of("//div[@class='left']//text")).doesNotContain("_", "=");
  }

  @ParameterizedTest
  @EnumSource(names = {"SQUARE", "SPHERES", "TRIANGULAR_SPHERES"})
  void aBodyLiesAsFlatAsItsTurnsAllowAndIsNoMirrorImage(Lattice lattice) {
    List<Cell> cells =
        switch (lattice) {
          case SQUARE -> List.of(new Cell(1, 1, 1), new Cell(1, 1, 2), new Cell(2, 2, 2));
          case SPHERES -> List.of(new Cell(1, 1, 1), new Cell(1, 1, 2), new Cell(2, 2, 2));
          default ->
              List.of(new Cell(1, 2, 1), new Cell(1, 2, 2), new Cell(2, 1, 2), new Cell(2, 3, 2));
        };
    Mark mark = new Mark("P", 'P', java.util.Optional.empty());
    Piece fixed = Piece.of(mark, lattice, Turns.NONE, cells);
    assertThat(SolidPiece.of(fixed, 10).board().cells()).isEqualTo(lattice.atOrigin(cells));
    Turns all = Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES;
    Board lying = SolidPiece.of(Piece.of(mark, lattice, all, cells), 10).board();
    List<List<Cell>> turned = lattice.orientations(Turns.SPACE_ROTATIONS, cells);
    assertThat(turned).contains(lying.cells());
    assertThat(turned).allMatch(shape -> new Board(lattice, shape).layers() >= lying.layers());
  }

  @Test
  void cellsAreOutlinedAsTheirLatticeHasThem() {
    record Expected(String lattice, int corners) {}
    for (Expected expected :
        List.of(
            new Expected("square", 4),
            new Expected("hexagonal", 6),
            new Expected("triangular", 3),
            new Expected("spheres", 24))) {
      PiecePuzzle puzzle = LatticeSamples.puzzle(expected.lattice());
      BoardPainter painter = new BoardPainter(puzzle, 20, Set.of(), Medium.SCREEN);
      for (Cell cell : puzzle.board().cells()) {
        assertThat(painter.outline(cell))
            .hasSize(expected.corners())
            .allMatch(at -> at.x() > -1e-9 && at.x() < painter.boardWidth() + 1e-9)
            .allMatch(at -> at.y() > -1e-9 && at.y() < painter.boardHeight() + 1e-9);
      }
    }
  }
}
