package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;

class SolidBoardTest {
  private static final double SIDE = 40;

  /** The bytes that a picture may add to a page. */
  private static final int MAX_BYTES = 300_000;

  private static SolidBoard solid(String name) {
    return new SolidBoard(((PiecePuzzle) NamedPuzzles.of(name)).board(), SIDE);
  }

  @Test
  void flatAndLargeBoardsAreNotDrawn() {
    assertThat(solid("kanoodle").isDrawn()).isFalse();
    assertThat(solid("soma").isDrawn()).isTrue();
    assertThat(new SolidBoard(Board.box(10, 10, 10), SIDE).isDrawn()).isFalse();
  }

  @Test
  void theLargestThatIsDrawnIsSmallInAPage() {
    Board cubes = Board.box(5, 5, 8);
    List<Cell> cells =
        IntStream.range(0, 200)
            .mapToObj(cell -> new Cell(1 + cell % 5, 1 + cell / 5 % 5, 1 + cell / 25))
            .toList();
    for (Board board : List.of(cubes, new Board(Lattice.SPHERES, cells))) {
      SolidBoard solid = new SolidBoard(board, SIDE);
      assertThat(board.size()).isEqualTo(200);
      assertThat(solid.isDrawn()).isTrue();
      assertThat(solid.svg()).hasSizeLessThan(MAX_BYTES);
    }
  }

  @Test
  void eachCellIsAGroupAndEachFaceKnowsTheCellBeyond() {
    Xml picture = new Xml(solid("soma").svg());
    assertThat(picture.of("//*[@data-cell]/@data-cell")).hasSize(27).doesNotHaveDuplicates();
    assertThat(picture.count("//*[@class='face']")).isEqualTo(3 * 27);
    // Each of the 54 places where two cubes touch is the face of one of them.
    assertThat(picture.count("//*[@class='face'][@data-beyond]")).isEqualTo(54);
    Xml balls = new Xml(solid("kanoodle-pyramid").svg());
    assertThat(balls.count("//*[@data-cell]")).isEqualTo(55);
    // In each layer side by side, and from each ball to the four below.
    assertThat(balls.count("//*[@class='neck']"))
        .isEqualTo(2 * (1 * 2 + 2 * 3 + 3 * 4 + 4 * 5) + 4 * (1 + 4 + 9 + 16));
  }
}
