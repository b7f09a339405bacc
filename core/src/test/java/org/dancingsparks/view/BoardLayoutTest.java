package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Point;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Layers in several rows: as wide as wanted, and where no other layer is. */
class BoardLayoutTest {
  private static final double SIDE = 10;

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 11, 15, 100})
  void layersAreInRowsOfTheWantedWidth(int most) {
    for (String name : List.of("soma", "bedlam", "kanoodle-pyramid", "conway-cube", "kanoodle")) {
      Board board = ((PiecePuzzle) NamedPuzzles.of(name)).board();
      BoardLayout layout = new BoardLayout(board, SIDE, most);
      double widest = Math.max(most * SIDE, board.columns() * SIDE);
      assertThat(layout.width()).as(name).isLessThanOrEqualTo(widest);
      board.cells().forEach(cell -> assertApart(layout, cell, board.cells()));
      BoardLayout alone = new BoardLayout(board, SIDE);
      if (alone.width() <= most * SIDE) {
        assertThat(layout.height()).as(name).isEqualTo(alone.height());
        board
            .cells()
            .forEach(cell -> assertThat(layout.middle(cell)).isEqualTo(alone.middle(cell)));
      } else if (!board.isFlat()) {
        assertThat(layout.height()).as(name).isGreaterThan(alone.height());
      }
    }
  }

  private static void assertApart(BoardLayout layout, Cell cell, List<Cell> others) {
    Point middle = layout.middle(cell);
    assertThat(middle.x()).isBetween(SIDE / 2 - 0.01, layout.width() - SIDE / 2 + 0.01);
    assertThat(middle.y()).isBetween(SIDE / 2 - 0.01, layout.height() - SIDE / 2 + 0.01);
    for (Cell other : others) {
      double distance = middle.distance(layout.middle(other));
      if (!other.equals(cell)) {
        assertThat(distance).isGreaterThan(SIDE - 0.01);
      }
      if (other.layer() != cell.layer()) {
        assertThat(distance).isGreaterThan(2 * SIDE - 0.01);
      }
    }
  }
}
