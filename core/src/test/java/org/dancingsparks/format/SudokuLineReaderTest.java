package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.dancingsparks.format.SudokuLineReader.Content;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuSamples;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuLineReaderTest {
  private static final SudokuShape NINE = SudokuShape.order(3);
  private static final String LINE = SudokuSamples.NINE_LINES;
  private final SudokuLineReader reader = new SudokuLineReader(NINE);

  private String read(String line) {
    byte[] cells = new byte[81];
    assertThat(reader.read(line, cells)).as(line).isEqualTo(Content.GRID);
    return SudokuGrid.of(NINE, cells).line();
  }

  @Test
  void readsEachSignOfAnOpenCell() {
    assertThat(read(LINE)).isEqualTo(LINE);
    assertThat(read(LINE.replace('.', '0'))).isEqualTo(LINE);
    assertThat(read(LINE.replace('.', '_'))).isEqualTo(LINE);
    assertThat(read(LINE.replaceFirst("\\.", "0"))).isEqualTo(LINE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ",612534",
        ";x",
        " 5.2 hard",
        "\tname",
        "#",
        " # comment",
        "\r",
        " ",
        ",",
        ", 1, \ud800"
      })
  void passesOverWhatFollowsAGrid(String comment) {
    assertThat(read(LINE + comment)).isEqualTo(LINE);
  }

  @Test
  void passesOverBlanksBeforeAGrid() {
    assertThat(read(" \t" + LINE)).isEqualTo(LINE);
    assertThat(read("\ufeff" + LINE)).isEqualTo(LINE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\r", "\ufeff", "#", "# 81 clues", "  #" + "1"})
  void findsNothingInBlanksAndComments(String line) {
    assertThat(reader.read(line, new byte[81])).isEqualTo(Content.NOTHING);
  }

  @Test
  void saysWhyALineIsMalformed() {
    malformed(LINE.substring(1), "The line has 80 cells, but a grid with blocks of 3x3 has 81");
    malformed(LINE + "1", "The line has 82 cells, but a grid with blocks of 3x3 has 81");
    malformed(LINE.substring(40) + ",1", "The line has 41 cells");
    malformed(",", "The line has 0 cells");
    malformed(LINE + ":5", "Character 82, :, is not a cell of a grid with blocks of 3x3");
    malformed(
        "  " + LINE.replace('5', 'x'),
        "Character 6, x, is not a cell of a grid with blocks of 3x3; values are 1 to 9, and an open cell is . 0"
            + " or _.");
    malformed("puzzle,solution", "The line has 6 cells");
    malformed("id:puzzle", "Character 3, :, is not a cell");
    malformed(LINE.substring(0, 80) + "\u0661", "Character 81, \u0661, is not a cell");
    malformed(LINE.substring(0, 80) + "\u001b", "Character 81, \\u001b, is not a cell");
    malformed(LINE.substring(0, 40) + " " + LINE.substring(40), "The line has 40 cells");
  }

  private void malformed(String line, String fault) {
    assertThat(reader.read(line, new byte[81])).isEqualTo(Content.MALFORMED);
    assertThat(reader.fault(line)).contains(fault);
  }

  @Test
  void readsLettersWhereTheSideExceedsNine() {
    SudokuShape shape = SudokuShape.order(4);
    SudokuLineReader large = new SudokuLineReader(shape);
    byte[] cells = new byte[256];
    String line = "123456789ABCDEFG" + ".".repeat(240);
    assertThat(large.read(line, cells)).isEqualTo(Content.GRID);
    assertThat(SudokuGrid.of(shape, cells).line()).isEqualTo(line);
    assertThat(large.read("H" + ".".repeat(255), cells)).isEqualTo(Content.MALFORMED);
    assertThat(large.fault("H" + ".".repeat(255))).contains("values are 1 to 9, A to G, and");
    assertThat(new SudokuLineReader(SudokuShape.of(1, 40)).fault("z" + ".".repeat(1599)))
        .contains("values are 1 to 9, A to Z, a to e, and");
  }

  @Test
  void readsWhatGridsWrite() {
    Seed.times(
        200,
        (random, seed) -> {
          SudokuShape shape =
              List.of(NINE, SudokuShape.of(2, 5), SudokuShape.order(5), SudokuShape.of(61, 1))
                  .get(random.nextInt(4));
          SudokuGrid grid = SudokuSamples.random(random, shape);
          byte[] cells = new byte[shape.cells()];
          assertThat(new SudokuLineReader(shape).read(grid.line(), cells)).isEqualTo(Content.GRID);
          assertThat(SudokuGrid.of(shape, cells)).isEqualTo(grid);
        });
  }

  @Test
  void refusesItsCallersMistakes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> reader.read(LINE, new byte[80]))
        .withMessage("The cells take 80 bytes; a grid with blocks of 3x3 has 81 cells.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> reader.fault(LINE))
        .withMessageContaining("not malformed");
  }
}
