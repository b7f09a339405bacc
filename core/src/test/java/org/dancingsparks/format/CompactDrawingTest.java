package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings of hexagons without the places between them. */
class CompactDrawingTest {
  private static PiecePuzzle read(String board, String... entries) {
    String text =
        "lattice: hexagonal\nboard: %s\npieces: {A: '#'}\n%s\n"
            .formatted(board, String.join("\n", entries));
    return PuzzleReader.read("p.yaml", text).puzzle("p");
  }

  private static String quoted(String drawing) {
    return "\"%s\"".formatted(drawing.replace("/", "\\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "..###/.####/#####/.####/..###, ..# # #/.# # # #/# # # # #/.# # # #/..# # #",
    "##/.##, # #/.# #",
    "##/...##, # #/...# #",
    ".##/#_#/.##, .# #/# . #/.# #",
    "'  ##./ ###', .# #/# # #",
    "..#_##/.#, ..# . # #/.#",
  })
  void hasTheCellsOfTheDrawingWithPlacesBetween(String compact, String spaced) {
    assertThat(read(quoted(compact)).board().cells())
        .isEqualTo(read(quoted(spaced)).board().cells());
  }

  @Test
  void layersOfBallsInTrianglesAreDrawnSo() {
    String form = "{lattice: triangular-spheres, board: %s, pieces: {A: '#'}}";
    assertThat(
            PuzzleReader.read("p.yaml", form.formatted(quoted("..#//..#/.##//..#/.##/###")))
                .puzzle("p")
                .board()
                .cells())
        .isEqualTo(
            PuzzleReader.read("p.yaml", form.formatted("tetrahedron 3"))
                .puzzle("p")
                .board()
                .cells());
  }

  @ParameterizedTest
  @CsvSource({
    ".##/###/.##, ./#, 2, 1",
    ".##/###/.##, .../..#, 2, 5",
    ".##/###/.##, .__/_#., 2, 3",
    ".##/###/.##, .##, 1, 4",
    "hexagon 2, .../.../.##, 3, 2",
  })
  void regionIsDrawnAsItsBoardIs(String board, String free, int row, int column) {
    PiecePuzzle puzzle = read(board.contains("#") ? quoted(board) : board, "free: " + quoted(free));

    assertThat(puzzle.pieceRules().free())
        .anyMatch(cell -> cell.row() == row && cell.column() == column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "..###/.# ##/#####|has cells side by side, but a gap here; write _ for a missing cell",
        "#.#/.##|has cells side by side, but a gap here; write _ for a missing cell",
        "###/_##|drawn with _",
        "###/###|begin each row an odd number of characters further left",
        "###/.#x|drawn with x",
      })
  void mistakeIsNamedWithItsLine(String drawing, String why) {
    String block = "|\n  " + drawing.replace("/", "\n  ");
    assertThatThrownBy(() -> read(block))
        .isInstanceOf(InputException.class)
        .hasMessageMatching("p.yaml:[34]: .*")
        .hasMessageContaining(why);
  }

  @Test
  void writtenPuzzleHasPlacesBetween() {
    PiecePuzzle puzzle = read(quoted(".##/###"));

    assertThat(PuzzleWriter.write(puzzle)).contains(".#.#").doesNotContain("##");
  }
}
