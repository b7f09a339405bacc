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
          hexagonal ~ 5x11 ~ A board of a hexagonal lattice cannot be 5x11; it is a drawing with # for a cell, or parallelogram ROWSxCOLUMNS, triangle N or hexagon N, of at most 10,000 cells.
          hexagonal ~ triangle 141 ~ board has 10,011 cells; it can have 1 to 10,000.
          hexagonal ~ hexagon 100000 ~ board has 29,999,700,001 cells
          hexagonal ~ parallelogram 101x100 ~ board has 10,100 cells
          triangular ~ parallelogram 90x90 ~ board has 16,200 cells; it can have 1 to 10,000.
          triangular ~ triangle 101 ~ board has 10,201 cells
          triangular ~ hexagon 41 ~ board has 10,086 cells
          triangular ~ Hexagon 3 ~ cannot be Hexagon 3; it is a drawing with ^ or v for a cell, or parallelogram
          triangular ~ v3 ~ cannot be v3
          hexagonal ~ pyramid 3 ~ cannot be pyramid 3
          hexagonal ~ hexagon 0 ~ board has 0 cells
          hexagonal ~ hexagon 9999 ~ board has 299,910,007 cells; it can have 1 to 10,000
          hexagonal ~ parallelogram 5 ~ cannot be parallelogram 5
          hexagonal ~ parallelogram 9999x9999 ~ it can have 1 to 10,000
          hexagonal ~ |\\n  # #\\n  # # ~ row and column have even sums in all cells, or odd sums in all
          hexagonal ~ |\\n  #.#\\n\\n  #.# ~ has one layer
          triangular ~ '##' ~ drawn with #; use ^ or v
          triangular ~ '^^' ~ ^ where a triangle would point the other way
          triangular ~ |\\n  ^v\\n  ^v ~ would point the other way
          triangular ~ hexagon 3x3 ~ cannot be hexagon 3x3
          spheres ~ 3x3x3 ~ it is a drawing with # for a cell, or pyramid N
          spheres ~ tetrahedron 3 ~ cannot be tetrahedron 3
          spheres ~ pyramid 0 ~ board has 0 cells
          spheres ~ pyramid 99 ~ board has 328,350 cells; it can have 1 to 10,000
          spheres ~ pyramid 31 ~ board has 10,416 cells
          spheres ~ pyramid 1000000 ~ cannot be pyramid 1000000; it is a drawing with # for a cell, or pyramid N, of at most 10,000 cells.
          spheres ~ pyramid -3 ~ cannot be pyramid -3; it is a drawing
          spheres ~ pyramid 1.5 ~ cannot be pyramid 1.5
          spheres ~ Pyramid 3 ~ cannot be Pyramid 3
          spheres ~ pyramid ~ cannot be pyramid;
          triangular-spheres ~ tetrahedron 39 ~ board has 10,660 cells
          triangular-spheres ~ pyramid 3 ~ it is a drawing with # for a cell, or tetrahedron N
          triangular-spheres ~ |\\n  # #\\n  # # ~ odd sums in all
          square ~ hexagon 3 ~ it is a drawing with # for a cell, or ROWSxCOLUMNS, or ROWSxCOLUMNSxLAYERS
          square ~ 100000x100000x100000 ~ board has 1,000,000,000,000,000 cells
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
          0 ~ use cannot be 0; give at least 1. In
          0-0 ~ use cannot be 0-0; give at least 1. In
          3-2 ~ use cannot be 3-2; give the smaller number first. In
          3-0 ~ give at least 1. In
          -1 ~ cannot be -1; it can be once, at-most-once, any-number, or a number such as 3, 0-2 or 2-.
          twice ~ cannot be twice
          1.5 ~ cannot be 1.5
          999999 ~ use cannot be 999999; give at most 99,999. In
          99999999999 ~ give at most 99,999
          1-99999999999 ~ give at most 99,999
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
          a b c ~ The board has 6 cells, but the number of labels is 3
          a b c d e f g ~ The board has 6 cells, but the number of labels is 7
          a b c d e a ~ Two cells have the label a
          [a, b, c, d, e, f] ~ labels should be a single text
          {a: 1} ~ labels should be a single text
          '' ~ labels is empty
          a b c d e abcdefghijklm ~ A label has at most 12 characters
          a b c d e f\\nlabels: a b c d e f ~ labels is given twice
          . . . . . ~ the number of labels is 5
          '|' ~ the number of labels is 1; give each cell one
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
          [[1, 1, 2]] ~ has the cell (1,1,2), which is not on the board
          [1] ~ An entry of
          [[1, x]] ~ whole number, not x
          [[1]] ~ A cell is [row, column]
          [[one, 1]] ~ whole number
          [] ~ names no cell; name at least one. In
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
          {g: {pieces: [A, C], use: once}} ~ The group g has C, which is not a piece of the puzzle; name pieces.
          {g: {pieces: [A, A], use: once}} ~ has a piece twice
          {g: {pieces: [], use: once}} ~ has no pieces
          {g: {pieces: A, use: once}} ~ pieces should be a list
          {g: {pieces: [A], use: any-number}} ~ so it restricts nothing
          {g: {pieces: [[A]], use: once}} ~ An entry of pieces should be a single text
          {g: {pieces: [g], use: once}} ~ The group g has g, which is a group; name its pieces.
          {g: {pieces: [A], use: once}, h: {pieces: [B, g], use: once}} ~ The group h has g, which is a group
          {A: {pieces: [A, B], use: once}} ~ A piece and a group share the name A; rename one.
          {g: {pieces: [A], use: 0}} ~ give at least 1.
          {g: {pieces: [A], uses: 1}} ~ Did you mean use?
          {'(1,1)': {pieces: [A], use: 1}} ~ A group cannot be called (1,1); a name starts with a letter or digit
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
          0 ~ holes cannot be 0; give at least 1. In
          999999999 ~ holes cannot be 999999999; give at most 99,999. In
          many ~ cannot be many
          -2 ~ cannot be -2
          {} ~ There are 0 kinds of holes
          {h: {use: 2}} ~ The hole h needs cells
          {h: {cells: a, use: no}} ~ cannot be no
          {h: {cells: a, symbol: x}} ~ The hole h has the unknown key symbol
          {A: a} ~ A piece and a hole share the name A; rename one.
          {'(1,1)': a} ~ A hole cannot be called (1,1); a name starts with a letter or digit
          {h: a, h: b} ~ h is given twice
          [a, b] ~ holes should be a list of entries
          """)
  void refusesHoles(String holes, String message) {
    checkRefused(puzzle("holes: " + holes), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "groups: ~ g: {pieces: [A, C], use: once} ~ 5 ~ which is not a piece",
        "groups: ~ g:\\n    pieces: [A, g]\\n    use: once ~ 6 ~ which is a group",
        "groups: ~ A:\\n    pieces: [A, B]\\n    use: once ~ 5 ~ share the name A",
        "holes: ~ B:\\n    cells: a ~ 5 ~ share the name B",
        "holes: ~ (x):\\n    cells: a ~ 5 ~ cannot be called (x)",
      })
  void faultsOfNamesAreFoundAtTheirKeys(String key, String entries, int line, String message) {
    checkRefused(puzzle(key + "\n  " + entries), "p.yaml:" + line + ": ");
    checkRefused(puzzle(key + "\n  " + entries), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "free: foo ~ free names the cell foo, but the cells have no labels; give [row, column], a",
        "free: 1 ~ free names the cell 1, but the cells have no labels",
        "holes: {x: [1]} ~ An entry of x names the cell 1, but the cells have no labels",
        "free: '#.x' ~ free is drawn with x",
      })
  void refusesLabelsWhereThereAreNone(String key, String message) {
    checkRefused("name: p\nboard: 2x3\n" + key + "\n" + PIECES, message);
  }

  @Test
  void aHoleAndAPieceOfTheSameNameAreRefused() {
    checkRefused(
        "name: p\nboard: 1x2\nholes: 1\npieces: {hole: '#'}\n",
        "p.yaml:3: A piece and a hole share the name hole; rename one.");
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
