package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplodedViewTest {
  private static final PiecePuzzle SOMA = (PiecePuzzle) Samples.puzzle("soma");
  private static final String FACES = "//g[@class='exploded']/path[@class='face']/@d";

  private static Picture draw(int... options) {
    return new Picture(new BoardSvg(SOMA).svg(options));
  }

  private static int[] solution() {
    return Samples.solutions(SOMA, 1).get(0);
  }

  @Test
  void eachPieceShowsTheFacesThatItDoesNotCoverItself() {
    int exposed = 0;
    for (int option : solution()) {
      List<Cell> cells = SOMA.cells(option);
      for (Cell cell : cells) {
        Cell above = new Cell(cell.row(), cell.column(), cell.layer() - 1);
        Cell before = new Cell(cell.row() + 1, cell.column(), cell.layer());
        Cell right = new Cell(cell.row(), cell.column() + 1, cell.layer());
        exposed +=
            (int) List.of(above, before, right).stream().filter(c -> !cells.contains(c)).count();
      }
    }
    assertThat(draw(solution()).of(FACES)).hasSize(exposed);
  }

  @Test
  void allFacesAreSeenFromOutsideAndInsideThePicture() {
    Picture picture = draw(solution());
    double width = picture.numbers("/svg/@width").get(0);
    double height = picture.numbers("/svg/@height").get(0);
    for (List<double[]> corners : corners(picture)) {
      assertThat(area(corners)).isPositive();
      assertThat(corners).allMatch(at -> at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height);
    }
  }

  @Test
  void nearerCubesAreLarger() {
    // The last cube drawn is the nearest one.
    List<List<double[]>> faces = corners(draw(solution()));
    double[] heights =
        faces.stream().mapToDouble(face -> Math.abs(face.get(2)[1] - face.get(1)[1])).toArray();
    assertThat(heights[heights.length - 1])
        .isGreaterThan(1.1 * Arrays.stream(heights).min().orElseThrow());
  }

  @Test
  void eachPieceHasItsSymbolOnce() {
    int[] solution = solution();
    assertThat(draw(solution).of("//g[@class='exploded']/text"))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.of(solution)
                .mapToObj(option -> "" + SOMA.marks().get(SOMA.mark(option)).symbol())
                .toList());
  }

  @Test
  void ofAPartOnlyWhatIsPlacedIsDrawn() {
    int[] part = Arrays.copyOf(solution(), 2);
    assertThat(draw(part).count("//g[@class='exploded']/text")).isEqualTo(2);
    assertThat(draw().count("//g[@class='exploded']")).isZero();
    assertThat(draw().of("/svg/@height")).isEqualTo(draw(solution()).of("/svg/@height"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "queens:4"})
  void flatBoardsHaveNoSuchView(String name) {
    var puzzle = Samples.puzzle(name);
    Picture picture = new Picture(new BoardSvg(puzzle).svg(Samples.solutions(puzzle, 1).get(0)));
    assertThat(picture.count("//g[@class='exploded']")).isZero();
  }

  @Test
  void largeBoardsHaveNoSuchView() {
    Piece cube = Piece.of("C", 'C', Turns.NONE, List.of(Cell.of(1, 1))).withUse(Use.ANY_NUMBER);
    for (int lines : new int[] {10, 11}) {
      Board board = Board.box(lines, 10, 10);
      PiecePuzzle puzzle = new PiecePuzzle("large", board, List.of(cube));
      Picture picture = new Picture(new BoardSvg(puzzle).svg(0, 1));
      assertThat(picture.count("//g[@class='exploded']")).isEqualTo(lines == 10 ? 1 : 0);
    }
  }

  @Test
  void sheetsHaveRoomForATenthOfSuchBoards() {
    assertThat(new BoardsSvg(SOMA, 2).most()).isEqualTo(BoardsSvg.MAX_CELLS / 27 / 10);
  }

  @Test
  void sheetsHaveItForEachSolution() {
    BoardsSvg sheet = new BoardsSvg(SOMA, 2);
    Samples.solutions(SOMA, 3).forEach(solution -> sheet.add("some", solution));
    assertThat(new Picture(sheet.svg()).count("//g[@class='exploded']")).isEqualTo(3);
  }

  private static List<List<double[]>> corners(Picture picture) {
    return picture.of(FACES).stream().map(ExplodedViewTest::corners).toList();
  }

  private static List<double[]> corners(String path) {
    assertThat(path).matches("M[^MLz]+(L[^MLz]+){3}z");
    List<double[]> corners = new ArrayList<>();
    for (String point : path.substring(1, path.length() - 1).split("L")) {
      corners.add(Arrays.stream(point.split(" ")).mapToDouble(Double::parseDouble).toArray());
    }
    return corners;
  }

  /** Positive if the corners are clockwise: so they are unless the picture is a mirror image. */
  private static double area(List<double[]> corners) {
    double area = 0;
    for (int at = 0; at < corners.size(); at++) {
      double[] from = corners.get(at);
      double[] to = corners.get((at + 1) % corners.size());
      area += (from[0] * to[1] - from[1] * to[0]) / 2;
    }
    return area;
  }
}
