package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuSamples;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class SudokuReaderTest {
  private static final SudokuGrid GRID = SudokuSamples.grid(SudokuSamples.NINE_LINES);

  private static SudokuGrid read(String text) {
    return SudokuReader.read("g.txt", text);
  }

  @Test
  void readsALine() {
    assertThat(read(GRID.line())).isEqualTo(GRID);
    assertThat(read("# a puzzle\n\n  " + GRID.line() + ", hard\r\n# end\n")).isEqualTo(GRID);
    assertThat(read("\ufeff" + GRID.line())).isEqualTo(GRID);
    assertThat(read("1234341221434321").shape()).isEqualTo(SudokuShape.order(2));
    assertThat(read("G" + ".".repeat(255)).value(0)).isEqualTo(16);
    assertThat(read("P" + ".".repeat(624)).value(0)).isEqualTo(25);
    assertThat(read("1")).isEqualTo(SudokuGrid.of(new int[][] {{1}}));
  }

  @Test
  void readsDrawings() {
    assertThat(read(GRID.drawing())).isEqualTo(GRID);
    assertThat(read("# drawn\n" + GRID.drawing().replace(" ", ""))).isEqualTo(GRID);
    assertThat(read(GRID.drawing().replace('.', '_').replaceAll("-{9}", "---+-----")))
        .isEqualTo(GRID);
    assertThat(read(GRID.line().replaceAll(".{9}", "$0 # a line\r\n"))).isEqualTo(GRID);
    assertThat(read(GRID.line().replaceAll(".", "$0,").replaceAll(".{18}", "$0\n")))
        .isEqualTo(GRID);
    assertThat(read(GRID.line().replaceAll(".", "$0 "))).isEqualTo(GRID);
    assertThat(read(GRID.line().replaceAll(".{3}", "$0|"))).isEqualTo(GRID);
    assertThat(read("12\n21\n\n34\n43\n\n21\n12\n\n43\n34\n").line()).isEqualTo("1221344321124334");
  }

  @Test
  void readsNumbersOfSeveralDigits() {
    Seed.times(
        50,
        (random, seed) -> {
          SudokuShape shape = random.nextBoolean() ? SudokuShape.order(4) : SudokuShape.order(5);
          SudokuGrid grid = SudokuSamples.random(random, shape);
          assertThat(read(numbers(random, grid))).isEqualTo(grid);
          assertThat(read(grid.drawing())).isEqualTo(grid);
          assertThat(read(grid.drawing().replace(" ", ""))).isEqualTo(grid);
        });
    assertThat(
            SudokuReader.read(
                    "g.txt", "10 1 02 | . 00 0\n".repeat(2) + ". ".repeat(88), SudokuShape.of(2, 5))
                .line())
        .startsWith("A12...A12...")
        .hasSize(100);
  }

  /** With letters and numbers mixed, as some programs write them. */
  private static String numbers(Random random, SudokuGrid grid) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < grid.shape().cells(); cell++) {
      int value = grid.value(cell);
      text.append(
          value > 0 && random.nextInt(4) == 0 ? "" + grid.shape().symbol(value) : "" + value);
      text.append(grid.shape().columnOf(cell) == grid.shape().side() - 1 ? "\n" : " ");
    }
    return text.toString();
  }

  @Test
  void readsGridsOfAShapeThatIsGiven() {
    for (SudokuShape shape :
        List.of(
            SudokuShape.of(2, 3),
            SudokuShape.of(3, 2),
            SudokuShape.order(2).withDiagonals(),
            SudokuShape.of(4, 3),
            SudokuShape.of(1, 2),
            SudokuShape.of(1, 61),
            SudokuShape.order(1))) {
      Seed.times(
          10,
          (random, seed) -> {
            SudokuGrid grid = SudokuSamples.random(random, shape);
            assertThat(SudokuReader.read("g.txt", grid.line(), shape)).isEqualTo(grid);
            assertThat(SudokuReader.read("g.txt", grid.drawing(), shape)).isEqualTo(grid);
          });
    }
  }

  @Test
  void namesTheLineThatHasTooManyOrTooFewCells() {
    String[] lines = GRID.line().replaceAll(".{9}", "$0\n").split("\n");
    lines[4] = lines[4].substring(1);
    refuses(
        "# drawn\n" + String.join("\n", lines),
        "g.txt:6: The line has 8 cells and the grid 80, but a grid with blocks of 3x3 has 9 a line and 81 in all;"
            + " add the missing cells, . 0 or _ where they are open, or remove those too many."
            + " In: 2..5..4.");
    refuses(
        String.join("\n", List.of(lines).subList(0, 4)),
        "g.txt has 36 cells. A grid of side 6 has no square blocks; say of what shape they are,"
            + " such as 2x3.");
    refuses(
        ".........\n".repeat(8),
        "g.txt has 72 cells, but a grid with blocks of 3x3 has 81; add the missing");
    refuses(
        "12 ".repeat(15) + "\n" + ("12 ".repeat(16) + "\n").repeat(15),
        "g.txt:1: The line has 15 cells and the grid 255, but a grid with blocks of 4x4 has 16 a line and 256");
    refuses(
        ("12 ".repeat(15) + "\n").repeat(15),
        "g.txt has 225 cells. A grid of side 15 has no square blocks");
  }

  @Test
  void namesTheCharacterThatIsNoCell() {
    refuses(
        GRID.drawing().replaceFirst("8", "*"),
        "g.txt:2: Character 19, *, is not a cell of a grid; cells are digits, letters, and . 0 or _");
    refuses(
        GRID.drawing().replaceFirst("8", "A"),
        "g.txt:2: Character 19, A, is not a cell of a grid with blocks of 3x3; values are 1 to 9, and");
    refuses(
        "5" + ".".repeat(15),
        "g.txt:1: Character 1, 5, is not a cell of a grid with blocks of 2x2");
    refuses(
        ". ".repeat(250) + "\n. . . . . 17",
        "g.txt:2: Character 11 begins 17, which is not a cell");
    refuses(
        ". ".repeat(255) + "1x",
        "which is not a cell of a grid with blocks of 4x4; numbers are 1 to 16.");
    refuses("1\u0007\n", "Character 2, \\u0007, is not a cell");
  }

  @Test
  void namesTheNumberOfCellsInALine() {
    refuses(
        GRID.line().substring(1),
        "g.txt:1: The line has 80 cells, but a grid with blocks of 3x3 has 81; complete or shorten it");
    refuses(
        "1".repeat(36), "g.txt:1: The line has 36 cells. A grid of side 6 has no square blocks");
    refuses(
        "1".repeat(100_000),
        "g.txt:1: The line has 100000 cells, but a grid with blocks of 7x7 has 2401");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> SudokuReader.read("g.txt", GRID.line(), SudokuShape.of(2, 3)))
        .withMessageContaining("The line has 81 cells, but a grid with blocks of 2x3 has 36");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> SudokuReader.read("g.txt", GRID.drawing(), SudokuShape.of(2, 3)))
        .withMessageContaining(
            "g.txt:2: The line has 9 cells and the grid 81, but a grid with blocks of 2x3 has 6 a line and 36");
  }

  @Test
  void refusesWhatIsNoGrid() {
    for (String text : List.of("", "\n\n", "# only a comment\n", "\ufeff\n")) {
      refuses(text, "g.txt holds no grid; give its cells");
    }
    refuses("|\n|\n", "g.txt has 0 cells");
    refuses(("1".repeat(100) + "\n").repeat(75), "g.txt:75: There are too many cells for any grid");
    refuses(GRID.line() + "\n" + GRID.line(), "The line has 81 cells and the grid 162");
  }

  private static void refuses(String text, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(text))
        .withMessageContaining(message);
  }
}
