package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards by their sizes are as large as the limits allow, and no larger. */
class ShapeReaderTest {
  private static List<Cell> read(Lattice lattice, String board) {
    return ShapeReader.read(YamlNode.parse("p.yaml", board), lattice);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          square             | 1428x7             | 1429x7             | has 10,003 cells; it can have 1 to 10,000.
          square             | 1x10000            | 1x10001            | has 10,001 cells
          square             | 7x476x3            | 7x477x3            | has 10,017 cells
          hexagonal          | triangle 140       | triangle 141       | has 10,011 cells
          hexagonal          | hexagon 58         | hexagon 59         | has 10,267 cells
          hexagonal          | parallelogram 310x7 | parallelogram 311x7 | 311 rows, 323 columns and 1 layers, 100,453 places
          hexagonal          | parallelogram 7x1428 | parallelogram 7x1429 | has 10,003 cells
          triangular         | triangle 100       | triangle 101       | has 10,201 cells
          triangular         | hexagon 40         | hexagon 41         | has 10,086 cells
          triangular         | parallelogram 315x1 | parallelogram 316x1 | there can be at most 100,000; make it smaller
          triangular         | parallelogram 7x714 | parallelogram 7x715 | has 10,010 cells
          spheres            | pyramid 30         | pyramid 31         | has 10,416 cells
          triangular-spheres | tetrahedron 37     | tetrahedron 38     | 108,300 places
          """)
  void theLargestBoardIsReadBackAndALargerOneRefused(
      String lattice, String board, String larger, String message) {
    PiecePuzzle puzzle = puzzle(lattice, board);
    PiecePuzzle read = PuzzleReader.read("w.yaml", PuzzleWriter.write(puzzle)).puzzle("p");
    assertThat(read.board().cells()).isEqualTo(puzzle.board().cells());
    assertThat(read.problem().hash()).isEqualTo(puzzle.problem().hash());
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> puzzle(lattice, larger))
        .withMessageContaining(message);
  }

  private static PiecePuzzle puzzle(String lattice, String board) {
    String cell = lattice.equals("triangular") ? "^" : "#";
    String text = "name: p\nlattice: %s\nboard: %s\npieces: {A: {shape: '%s', use: any-number}}\n";
    return PuzzleReader.read("p.yaml", text.formatted(lattice, board, cell)).puzzle("p");
  }

  @Test
  void cellsAreListed() {
    assertThat(read(Lattice.SQUARE, "[[1, 2], [3, 4, 5]]"))
        .containsExactly(new Cell(1, 2, 1), new Cell(3, 4, 5));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          square     | []                | has 0 cells; it can have 1 to 10,000.
          square     | [[1]]             | A cell is [row, column] or [row, column, layer].
          square     | [[1, 1001]]       | A cell's numbers are -1,000 to 1,000.
          square     | [[1, x]]          | x
          hexagonal  | '[[1, 1], [1, 2]]'  | cannot both be cells
          triangular | '[[1, 1], [1, 2, 2]]' | A triangular lattice has one layer
          square     | '[[1, 1], [1000, 1000]]' | 1,000,000 places; there can be at most 100,000
          """)
  void listsOfOtherCellsAreRefused(String lattice, String board, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> puzzle(lattice, board))
        .withMessageContaining(message);
  }

  @Test
  void blanksBetweenNameAndSizeAreFree() {
    assertThat(read(Lattice.SPHERES, "  pyramid   3 ")).isEqualTo(Shapes.pyramid(3));
  }

  @Test
  void trianglesOfOneKindAreADrawing() {
    assertThat(read(Lattice.TRIANGULAR, "v.v")).hasSize(2);
    assertThat(read(Lattice.TRIANGULAR, "v")).hasSize(1);
  }
}
