package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

class BoardTest {
  private static List<Cell> alongNarrowSide(Board board) {
    return board.alongNarrowSide().stream().map(board::cell).toList();
  }

  @Test
  void numbersCellsInReadingOrder() {
    Board board = Board.box(2, 3, 2);
    assertThat(board.size()).isEqualTo(12);
    assertThat(board.cell(1)).isEqualTo(Cell.of(1, 2));
    assertThat(board.cell(3)).isEqualTo(Cell.of(2, 1));
    assertThat(board.cell(6)).isEqualTo(new Cell(1, 1, 2));
    assertThat(board.number(new Cell(2, 3, 2))).hasValue(11);
    assertThat(board.number(new Cell(2, 4, 1))).isEmpty();
  }

  @Test
  void movesAnyCellsToTheOrigin() {
    Board board = new Board(List.of(new Cell(5, -2, 9), new Cell(6, -3, 9), new Cell(5, -2, 9)));
    assertThat(board.cells()).containsExactly(Cell.of(1, 2), Cell.of(2, 1));
    assertThat(List.of(board.rows(), board.columns(), board.layers())).containsExactly(2, 2, 1);
    assertThat(board.isFlat()).isTrue();
    assertThat(board.name(0)).isEqualTo("(1,2)");
    assertThat(Board.box(1, 1, 2).name(1)).isEqualTo("(1,1,2)");
  }

  @Test
  void fillsAlongTheNarrowSide() {
    assertThat(alongNarrowSide(Board.box(2, 3, 1)))
        .containsExactly(
            Cell.of(1, 1),
            Cell.of(2, 1),
            Cell.of(1, 2),
            Cell.of(2, 2),
            Cell.of(1, 3),
            Cell.of(2, 3));
    assertThat(alongNarrowSide(Board.box(3, 2, 1))).isEqualTo(Board.box(3, 2, 1).cells());
    assertThat(alongNarrowSide(Board.box(2, 2, 1))).isEqualTo(Board.box(2, 2, 1).cells());
  }

  @Test
  void fillsSolidBoardsAlongTheNarrowestSide() {
    // Columns change slowest, then layers, then lines.
    assertThat(alongNarrowSide(Board.box(1, 3, 2)))
        .startsWith(Cell.of(1, 1), new Cell(1, 1, 2), Cell.of(1, 2), new Cell(1, 2, 2));
    assertThat(alongNarrowSide(Board.box(2, 4, 3)))
        .startsWith(
            Cell.of(1, 1), Cell.of(2, 1), new Cell(1, 1, 2), new Cell(2, 1, 2), new Cell(1, 1, 3));
  }

  @Test
  void knowsItsSymmetries() {
    assertThat(Board.box(2, 3, 1).symmetries()).hasSize(4);
    assertThat(Board.box(3, 3, 1).symmetries()).hasSize(8);
    assertThat(Board.box(2, 2, 2).symmetries()).hasSize(48);
    assertThat(Board.box(1, 1, 1).symmetries()).hasSize(1);
    assertThat(new Board(SmallPuzzles.cells("##. .##")).symmetries()).hasSize(2);
    assertThat(new Board(SmallPuzzles.cells("### #..")).symmetries()).hasSize(1);
  }

  @Test
  void needsACell() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Board(List.of()))
        .withMessageContaining("no cells");
  }
}
