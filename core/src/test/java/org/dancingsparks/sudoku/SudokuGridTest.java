package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SudokuGridTest {
  @Test
  void drawsBarsBetweenBlocks() {
    assertThat(SudokuSamples.grid(SudokuSamples.SOLUTION).drawing())
        .isEqualTo(
            """
            -------------------------
            | 6 1 2 | 5 3 4 | 8 7 9 |
            | 3 4 9 | 2 8 7 | 1 6 5 |
            | 7 5 8 | 9 1 6 | 4 2 3 |
            -------------------------
            | 5 9 4 | 1 2 8 | 7 3 6 |
            | 8 2 7 | 6 5 3 | 9 4 1 |
            | 1 6 3 | 4 7 9 | 5 8 2 |
            -------------------------
            | 4 8 6 | 3 9 5 | 2 1 7 |
            | 9 7 1 | 8 6 2 | 3 5 4 |
            | 2 3 5 | 7 4 1 | 6 9 8 |
            -------------------------
            """);
  }

  @Test
  void drawsOblongBlocksAndOpenCells() {
    assertThat(
            SudokuSamples.grid(SudokuShape.of(2, 3), "123456" + "......" + "2".repeat(24))
                .drawing())
        .startsWith(
            """
            -----------------
            | 1 2 3 | 4 5 6 |
            | . . . | . . . |
            -----------------
            | 2 2 2 | 2 2 2 |
            """)
        .hasLineCount(10);
    assertThat(SudokuGrid.of(new int[][] {{1}}).drawing()).isEqualTo("-----\n| 1 |\n-----\n");
    assertThat(SudokuSamples.grid(SudokuShape.of(2, 1), "1..2").drawing())
        .isEqualTo("---------\n| 1 | . |\n| . | 2 |\n---------\n");
  }

  @Test
  void isALineOfCharacters() {
    assertThat(SudokuSamples.grid(SudokuSamples.NINE_LINES).line())
        .isEqualTo(SudokuSamples.NINE_LINES);
    int[] values = new int[256];
    values[0] = 16;
    values[255] = 10;
    assertThat(SudokuGrid.of(SudokuShape.order(4), values))
        .hasToString("G" + ".".repeat(254) + "A");
  }

  @Test
  void isTheSameByLinesByValuesAndByBytes() {
    SudokuGrid grid = SudokuSamples.grid(SudokuSamples.NINE_LINES);
    byte[] bytes = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      bytes[cell] = (byte) grid.value(cell);
    }
    assertThat(SudokuGrid.of(grid.rows())).isEqualTo(grid).hasSameHashCodeAs(grid);
    assertThat(SudokuGrid.of(SudokuShape.order(3), bytes)).isEqualTo(grid);
    assertThat(SudokuGrid.of(SudokuShape.order(3).withDiagonals(), bytes)).isNotEqualTo(grid);
    assertThat(SudokuGrid.of(SudokuShape.of(9, 1), grid.rows())).isNotEqualTo(grid);
    assertThat(grid.givens()).isEqualTo(31);
    assertThat(grid.rows()[2]).containsExactly(7, 5, 0, 0, 0, 0, 0, 2, 3);
  }

  @Test
  void neverChanges() {
    int[] values = {1, 2, 2, 1};
    byte[] bytes = {1, 2, 2, 1};
    SudokuGrid fromValues = SudokuGrid.of(SudokuShape.of(1, 2), values);
    SudokuGrid fromBytes = SudokuGrid.of(SudokuShape.of(1, 2), bytes);
    values[0] = 0;
    bytes[0] = 0;
    fromValues.rows()[0][0] = 2;
    assertThat(fromValues.line()).isEqualTo("1221");
    assertThat(fromBytes.line()).isEqualTo("1221");
  }

  @Test
  void namesLineColumnAndValueOfWhatIsOutOfRange() {
    int[][] lines = new int[9][9];
    lines[4][6] = 10;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(lines))
        .withMessage(
            "Row 5, column 7 of the grid holds 10; values are 1 to 9, and 0 is an open cell.");
    lines[4][6] = -1;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(lines))
        .withMessageContaining("Row 5, column 7 of the grid holds -1");
    lines[4][6] = 256 + 9;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(lines))
        .withMessageContaining("holds 265");
    byte[] bytes = new byte[16];
    bytes[15] = -128;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(SudokuShape.order(2), bytes))
        .withMessageContaining("Row 4, column 4 of the grid holds -128");
  }

  @Test
  void refusesGridsThatAreRaggedOrOfAnotherSide() {
    int[][] ragged = new int[4][4];
    ragged[2] = new int[3];
    refuses(ragged, "Row 3 of the grid has 3 columns; a grid has as many columns as rows, here 4");
    ragged[2] = null;
    refuses(ragged, "Row 3 of the grid is null");
    refuses(new int[9][8], "Row 1 of the grid has 8 columns");
    refuses(null, "The grid is null");
    refuses(new int[0][], "The grid has no rows");
    refuses(new int[6][6], "say of what shape they are, such as 2x3");
    refuses(new int[62][62], "sides are 1 to 61");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(SudokuShape.of(2, 3), new int[9][9]))
        .withMessage("The grid has 9 rows; the shape 2x3 has 6.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(SudokuShape.order(3), new int[80]))
        .withMessage("There are 80 values; a grid of the shape 3x3 has 81 cells.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(null, new int[9][9]))
        .withMessageContaining("The shape is null");
  }

  private static void refuses(int[][] rows, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SudokuGrid.of(rows))
        .withMessageContaining(message);
  }
}
