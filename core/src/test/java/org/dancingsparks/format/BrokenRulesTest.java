package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lattices, uses, regions, groups and holes that cannot be are refused in one line. */
class BrokenRulesTest {
  private static final String PIECES = "pieces: {A: '#', B: {shape: '#'}}\n";

  private static void checkRefused(String text, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () -> {
              PuzzleFile file = PuzzleReader.read("p.yaml", text.replace("\\n", "\n"));
              file.names().forEach(file::puzzle);
            })
        .withMessageStartingWith("p.yaml:")
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage().lines()).hasSize(1));
  }

  /** A puzzle of a 2 x 3 board with labels a to f, without its keys that the text has. */
  private static String puzzle(String text) {
    return "name: p\nboard: 2x3\nlabels: a b c d e f\n" + text + "\n" + PIECES;
  }

  @Test
  void thePuzzleWithoutFaultIsRead() {
    String text = puzzle("free: a\nholes: {x: b c}\ngroups: {g: {pieces: [A, B], use: 1-2}}");
    assertThat(PuzzleReader.read("p.yaml", text).puzzle("p").problem().items()).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          lattice: hexes ~ lattice cannot be hexes; it can be square, hexagonal, triangular
          lattice: hexagon ~ Did you mean hexagonal?
          lattice: [square] ~ lattice should be a single text
          lattice: '' ~ lattice is empty
          lattice: {square: 1} ~ lattice should be a single text
          lattice: hexagonal\\nturns: space-rotations ~ cannot be turned in space
          lattice: triangular\\nturns: space-rotations-and-mirror-images ~ cannot be turned in space
          lattice: hexagonal\\nlayered: {counts: top, depth: 1} ~ Layered pieces are of cubes
          lattice: square\\nlattice: square ~ lattice is given twice
          latice: square ~ Did you mean lattice?
          """)
  void refusesLattices(String lattice, String message) {
    String board =
        lattice.contains("hexagonal\\n") || lattice.contains("triangular\\n") ? "hexagon 2" : "2x3";
    checkRefused("name: p\nboard: " + board + "\n" + lattice + "\n" + PIECES, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          hexagonal ~ 5x11 ~ A board of a hexagonal lattice cannot be 5x11; it is a drawing, or parallelogram ROWSxCOLUMNS, triangle N or hexagon N.
          hexagonal ~ pyramid 3 ~ cannot be pyramid 3
          hexagonal ~ hexagon 0 ~ The board has 0 cells
          hexagonal ~ hexagon 9999 ~ it can have 1 to 10,000
          hexagonal ~ parallelogram 5 ~ cannot be parallelogram 5
          hexagonal ~ parallelogram 9999x9999 ~ it can have 1 to 10,000
          hexagonal ~ '##' ~ row and column have even sums in all cells, or odd sums in all
          hexagonal ~ |\\n  #.#\\n\\n  #.# ~ has one layer
          triangular ~ '##' ~ drawn with #; use ^ or v
          triangular ~ '^^' ~ ^ where a triangle would point the other way
          triangular ~ |\\n  ^v\\n  ^v ~ would point the other way
          triangular ~ hexagon 3x3 ~ cannot be hexagon 3x3
          spheres ~ 3x3x3 ~ it is a drawing, or pyramid N
          spheres ~ tetrahedron 3 ~ cannot be tetrahedron 3
          spheres ~ pyramid 0 ~ The board has 0 cells
          spheres ~ pyramid 99 ~ it can have 1 to 10,000
          triangular-spheres ~ pyramid 3 ~ it is a drawing, or tetrahedron N
          triangular-spheres ~ '##' ~ odd sums in all
          square ~ hexagon 3 ~ it is a drawing, or ROWSxCOLUMNS, or ROWSxCOLUMNSxLAYERS
          square ~ '^v' ~ drawn with ^; use # for a cell
          """)
  void refusesBoards(String lattice, String board, String message) {
    String text = "name: p\nlattice: " + lattice + "\nboard: " + board + "\n" + PIECES;
    checkRefused(text, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          0 ~ cannot be 0; give at least 1 time
          0-0 ~ give at least 1 time
          3-2 ~ the smaller number first
          -1 ~ cannot be -1; it can be once, at-most-once, any-number, or a number such as 3, 0-2 or 2-.
          twice ~ cannot be twice
          1.5 ~ cannot be 1.5
          999999 ~ cannot be 999999
          2--3 ~ cannot be 2--3
          [1, 2] ~ use should be a single text
          '' ~ use is empty
          onse ~ Did you mean once?
          """)
  void refusesUses(String use, String message) {
    checkRefused("name: p\nboard: 2x3\npieces: {A: {shape: '#', use: " + use + "}}\n", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          a b c ~ There are 3 labels for 6 cells
          a b c d e f g ~ There are 7 labels for 6 cells
          a b c d e a ~ Two cells have the label a
          [a, b, c, d, e, f] ~ labels should be a single text
          {a: 1} ~ labels should be a single text
          '' ~ labels is empty
          a b c d e abcdefghijklm ~ A label has at most 12 characters
          a b c d e f\\nlabels: a b c d e f ~ labels is given twice
          . . . . . ~ There are 5 labels for 6 cells
          '|' ~ There are 1 labels for 6 cells
          """)
  void refusesLabels(String labels, String message) {
    checkRefused("name: p\nboard: 2x3\nlabels: " + labels + "\n" + PIECES, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          g ~ names the cell g, but no cell has this label
          a x ~ names the cell x
          [a, x] ~ names the cell x
          [[3, 1]] ~ has the cell (3,1), which is not on the board
          [[1, 1, 2]] ~ which is not on the board
          [[1]] ~ A cell is [row, column]
          [[one, 1]] ~ whole number
          [] ~ names no cell
          {a: 1} ~ should be a list
          '' ~ is empty
          |\\n  #### ~ which is not on the board
          |\\n  #.x ~ drawn with x
          '...' ~ without a cell
          """)
  void refusesRegions(String region, String message) {
    checkRefused(puzzle("free: " + region), message);
    checkRefused(puzzle("holes:\n h:\n  cells: " + region.replace("\\n", "\\n  ")), message);
    String piece = "A: {shape: '#', at: " + region + "}";
    if (!region.startsWith("|")) {
      checkRefused("name: p\nboard: 2x3\nlabels: a b c d e f\npieces: {" + piece + "}\n", message);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          many ~ groups should be a list of entries
          {g: [A, B]} ~ g should be a list of entries
          {g: {pieces: [A, B]}} ~ needs pieces (a list) and use (how many)
          {g: {use: once}} ~ needs pieces (a list) and use (how many)
          {g: {pieces: [A, C], use: once}} ~ has the piece C, which there is not
          {g: {pieces: [A, A], use: once}} ~ has a piece twice
          {g: {pieces: [], use: once}} ~ has no pieces
          {g: {pieces: A, use: once}} ~ pieces should be a list
          {g: {pieces: [A], use: any-number}} ~ which is no rule
          {A: {pieces: [A, B], use: once}} ~ has the name of a piece or another group
          {g: {pieces: [A], use: 0}} ~ give at least 1 time
          {g: {pieces: [A], uses: 1}} ~ Did you mean use?
          {'(1,1)': {pieces: [A], use: 1}} ~ A name starts with a letter or digit
          """)
  void refusesGroups(String groups, String message) {
    checkRefused(puzzle("groups: " + groups), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      textBlock =
          """
          0 ~ give at least 1 time
          many ~ cannot be many
          -2 ~ cannot be -2
          {} ~ There are 0 kinds of holes
          {h: {use: 2}} ~ The holes h need cells
          {h: {cells: a, use: no}} ~ cannot be no
          {h: {cells: a, symbol: x}} ~ unknown key symbol
          {A: a} ~ Two pieces are called A
          {'(1,1)': a} ~ A name starts with a letter or digit
          {h: a, h: b} ~ h is given twice
          [a, b] ~ holes should be a list of entries
          """)
  void refusesHoles(String holes, String message) {
    checkRefused(puzzle("holes: " + holes), message);
  }

  @Test
  void refusesMoreKindsOfHolesThanThereAreSigns() {
    StringBuilder holes = new StringBuilder("holes:\n");
    for (int hole = 0; hole < 40; hole++) {
      holes.append("  h").append(hole).append(": a\n");
    }
    checkRefused(puzzle(holes.toString()), "There are 40 kinds of holes");
  }
}
