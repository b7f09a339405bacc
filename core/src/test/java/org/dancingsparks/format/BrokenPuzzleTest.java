package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are not puzzles are refused with file, line and reason. */
class BrokenPuzzleTest {
  private static final String HEAD = "name: p\nboard: 2x2\nturns: none\n";

  private static void read(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    file.names().forEach(file::puzzle);
  }

  private static void checkRefused(String text, int line, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(text))
        .withMessageStartingWith("p.yaml:" + line + ": ")
        .withMessageContaining(message)
        .withMessageContaining(" In: ");
  }

  static List<Arguments> documents() {
    String pieces = "pieces:\n  A: '#'\n";
    return List.of(
        Arguments.of("no map", "- a\n- b\n", 1, "list of entries"),
        Arguments.of("no YAML", "name: p\nboard: [1\n", 2, "the [ that opens here is not closed"),
        Arguments.of("a tab", "name: p\n\tboard: 1x1\n", 2, "not YAML"),
        Arguments.of("two documents", "name: p\n---\nname: q\n", 2, "not YAML"),
        Arguments.of(
            "a shape that is a map",
            HEAD + "pieces:\n  A: {shape: {a: '#'}}\n",
            5,
            "A should be a single text"),
        Arguments.of(
            "a shape that is a list",
            HEAD + "pieces:\n  A: {shape: ['#']}\n",
            5,
            "A should be a single text"),
        Arguments.of(
            "a board that is a map",
            "name: p\nboard: {a: '#'}\n" + pieces,
            2,
            "board should be a single text"),
        Arguments.of(
            "a board that is a list",
            "name: p\nboard: ['#']\n" + pieces,
            2,
            "An entry of board should be a list"),
        Arguments.of("a bad name", "name: a/b\nboard: 1x1\n" + pieces, 1, "cannot be a/b"),
        Arguments.of("a blank name", "name: ' '\nboard: 1x1\n" + pieces, 1, "name is empty"),
        Arguments.of(
            "an unknown key",
            HEAD + "color: red\n" + pieces,
            4,
            "The puzzle has the unknown key color. Known keys are name, title, lattice, board, "),
        Arguments.of(
            "a mistyped key", HEAD + "Pieces:\n  A: '#'\n", 4, "Did you mean pieces? Known keys"),
        Arguments.of(
            "an unknown key of a layering",
            HEAD + "layered: {counts: top, deep: 2}\n" + pieces,
            4,
            "layered has the unknown key deep. Known keys are counts, depth."),
        Arguments.of(
            "a name without a to z", "name: Ж ж\nboard: 1x1\n" + pieces, 1, "cannot be Ж ж"),
        Arguments.of(
            "a long name", "name: " + "a ".repeat(31) + "\nboard: 1x1\n" + pieces, 1, "at most 60"),
        Arguments.of("a key twice", HEAD + "turns: none\n" + pieces, 4, "turns is given twice"),
        Arguments.of("no board", "# x\nname: p\nturns: none\n" + pieces, 2, "either a board"),
        Arguments.of("board and boards", HEAD + "boards: {a: 1x1}\n" + pieces, 1, "either a board"),
        Arguments.of("no pieces", HEAD, 1, "no pieces"),
        Arguments.of("pieces as a text", HEAD + "pieces: many\n", 4, "list of entries"),
        Arguments.of("an empty board", "name: p\nboard: 0x5\nturns: none\n" + pieces, 2, "0 cells"),
        Arguments.of(
            "a vast board", "name: p\nboard: 999x999x9\nturns: none\n" + pieces, 2, "10,000"),
        Arguments.of(
            "a bad box", "name: p\nboard: 2 by 3\nturns: none\n" + pieces, 2, "cannot be 2 by 3"),
        Arguments.of("bad turns", "name: p\nboard: 1x1\nturns: all\n" + pieces, 3, "cannot be all"),
        Arguments.of(
            "mistyped turns",
            "name: p\nboard: 1x1\nturns: rotation\n" + pieces,
            3,
            "it can be none, rotations, rotations-and-reflections, space-rotations,"
                + " space-rotations-and-mirror-images. Did you mean rotations?"),
        Arguments.of(
            "a bad board name", "name: p\nboards:\n  a:b: 1x1\n" + pieces, 3, "board's name"),
        Arguments.of("a tag", "name: p\nboard: !!java.io.File /x\n" + pieces, 2, "tag"),
        Arguments.of("an anchor", "name: p\nboard: &x 1x1\n" + pieces, 2, "anchor"),
        Arguments.of(
            "half a layering", HEAD + "layered: {depth: 2}\n" + pieces, 4, "layered needs"),
        Arguments.of(
            "bad layering",
            HEAD + "layered:\n  counts: top\n  depth: 0\n" + pieces,
            6,
            "at least 1"),
        Arguments.of(
            "depth in words",
            HEAD + "layered: {counts: top, depth: two}\n" + pieces,
            4,
            "whole number"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void refusesBrokenDocuments(String what, String text, int line, String message) {
    checkRefused(text, line, message);
  }

  static List<Arguments> pieces() {
    return List.of(
        Arguments.of("a bad sign", "  A: |\n    ##\n    #x\n", 7, "drawn with x"),
        Arguments.of(
            "a bad sign after a blank line", "  A: |\n    #\n\n    o\n", 8, "drawn with o"),
        Arguments.of("no cell", "  A: '...'\n", 5, "without a cell"),
        Arguments.of("no shape", "  A:\n    symbol: A\n", 6, "either a shape"),
        Arguments.of("nothing at all", "  A:\n", 5, "A is empty"),
        Arguments.of(
            "shape and cells", "  A: {shape: '#', cells: [[1, 1]]}\n", 5, "either a shape"),
        Arguments.of(
            "an unknown key",
            "  A:\n    shape: '#'\n    size: 1\n",
            7,
            "The piece A has the unknown key size. Known keys are symbol, colour, color, turns, use,"),
        Arguments.of(
            "a mistyped key", "  A: {shapes: '#'}\n", 5, "unknown key shapes. Did you mean shape?"),
        Arguments.of(
            "a cell without quotes", "  A: #\n", 5, "A is empty; # begins a comment, so put"),
        Arguments.of(
            "a colour without quotes",
            "  A:\n    shape: '#'\n    color: #f00\n",
            7,
            "color is empty; # begins a comment, so put"),
        Arguments.of(
            "two colours",
            "  A: {shape: '#', color: red, colour: red}\n",
            5,
            "both colour and color"),
        Arguments.of("a long symbol", "  A: {shape: '#', symbol: AB}\n", 5, "not AB"),
        Arguments.of("a sign as symbol", "  A: {shape: '#', symbol: '*'}\n", 5, "not *"),
        Arguments.of(
            "a symbol twice",
            "  A: {shape: '#', symbol: x}\n  B: {shape: '#', symbol: x}\n",
            6,
            "Another piece has the symbol x"),
        Arguments.of("a piece twice", "  A: '#'\n  A: '#'\n", 6, "A is given twice"),
        Arguments.of("a bad piece name", "  '(1,1)': '#'\n", 5, "A piece cannot be called (1,1)"),
        Arguments.of(
            "a mistyped colour",
            "  A: {shape: '#', colour: redd}\n",
            5,
            "The colour redd is unknown; give a CSS colour name such as red, or '#rrggbb' or '#rgb'. Did you"
                + " mean red?"),
        Arguments.of("a bad colour", "  A: {shape: '#', colour: '#ff000'}\n", 5, "'#rrggbb'"),
        Arguments.of("bad turns", "  A: {shape: '#', turns: both}\n", 5, "cannot be both"),
        Arguments.of("a bad use", "  A: {shape: '#', use: twice}\n", 5, "cannot be twice"),
        Arguments.of("a short cell", "  A:\n    cells:\n    - [1]\n", 7, "A cell is"),
        Arguments.of("a cell in words", "  A: {cells: [[one, 1]]}\n", 5, "whole number"),
        Arguments.of("a far cell", "  A: {cells: [[1, 1001]]}\n", 5, "-1,000 to 1,000"),
        Arguments.of("a cell twice", "  A: {cells: [[1, 1], [1, 1]]}\n", 5, "a cell twice"),
        Arguments.of("cells as a text", "  A: {cells: '#'}\n", 5, "should be a list"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pieces")
  void refusesBrokenPieces(String what, String text, int line, String message) {
    checkRefused(HEAD + "pieces:\n" + text, line, message);
  }

  static List<Arguments> lostRows() {
    return List.of(
        Arguments.of("the last row", "  A: |\n    ###\n   #..\n", 7, "row of A is a comment"),
        Arguments.of("half a drawing", "  A: |\n    ##\n   #.\n    ##\n", 7, "row of A"),
        Arguments.of("a first row too far right", "  A: |\n     ##\n    #.\n", 7, "row of A"),
        Arguments.of("a layer", "  A: |\n    ##\n\n   #.\n  B: '#'\n", 8, "row of A"),
        Arguments.of("with Windows' lines", "  A: |\r\n    ##\r\n   #.\r\n", 7, "row of A"),
        Arguments.of("with a tab", "  A: |\n    ##\n   #\t#\n", 7, "row of A is a comment"),
        Arguments.of("of a shape", "  A:\n    shape: |\n      ##\n     #.\n", 8, "row of shape"),
        Arguments.of("folded", "  A: >\n    ##\n   #.\n", 7, "row of A is a comment"),
        Arguments.of("after another comment", "  A: |\n    ##\n  # B:\n   #.\n", 8, "row of A"),
        Arguments.of(
            "all rows",
            "  A: |\n  ##\n  #.\n",
            6,
            "indent all rows alike and more than A, and write . for each blank at the beginning of a row. In: ##"),
        Arguments.of(
            "without |", "  A:\n    .##\n    #..\n", 7, "write A: | and below it all rows"),
        Arguments.of("without | and dots", "  A:\n    ###\n    #..\n", 6, "write A: | and below"),
        Arguments.of("in the same line", "  A: .# #.\n", 5, "write A: | and below it all rows"),
        Arguments.of("joined", "  A: >\n    ##\n    #.\n", 5, "The rows of A become one row"),
        Arguments.of("joined in quotes", "  A: '##\n    #.'\n", 5, "The rows of A become one row"),
        Arguments.of("with dots first", "  A: |\n    ##\n   .#\n", 7, "row is indented less"),
        Arguments.of(
            "of triangles", "  A: |\n    ##\n  ^v\n  B: '#'\n", 7, "row is indented less"));
  }

  /** YAML takes rows that are not indented like the first for comments, and joins lines. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("lostRows")
  void refusesToLoseRowsOfDrawings(String what, String text, int line, String message) {
    checkRefused(HEAD + "pieces:\n" + text, line, message);
  }

  @Test
  void refusesToLoseRowsOfBoardsAndEntriesOfLists() {
    String pieces = "pieces:\n  A: '#'\n";
    checkRefused("name: p\nboard: |\n  ###\n  ###\n #.#\n" + pieces, 5, "row of board");
    checkRefused("name: p\nboards:\n  a: 1x1\n  b: |\n    #\n   #\n" + pieces, 6, "row of b");
    checkRefused(HEAD + "holes: 2\nnever:\n  - |\n    ##\n   #.\n" + pieces, 8, "row of never");
  }

  @Test
  void commentsThatMayBeSeparatorsAreWarnedOf() {
    String text = HEAD + "pieces:\n  A: |\n    ##\n########\n  B: |\n    #.#\n  ####\n";
    assertThat(PuzzleReader.read("p.yaml", text).warnings())
        .singleElement()
        .asString()
        .startsWith("p.yaml:7: This line is a comment and no row of A, since it is not indented");
  }

  @Test
  void otherCommentsAreNoRows() {
    for (String piece :
        List.of(
            "  A: '##'\n    ####\n",
            "  v: ####\n    cells: [[1, 1]]\n",
            "  A: {shape: '##', use: 2} ####\n",
            "  A: |\n    ##\n    #.\n   # of two\n",
            "  A: |\n    ##\n    ########\n",
            "  # ##\n  A: |\n\n    ##\n")) {
      PuzzleFile file = PuzzleReader.read("p.yaml", HEAD + "pieces:\n" + piece);
      assertThat(file.puzzle("p").pieces()).hasSize(1);
      assertThat(file.warnings()).isEmpty();
    }
  }

  static List<Arguments> faults() {
    return List.of(
        Arguments.of("  A: \"#\n  B: '#'\n", 5, "the quote \" that opens here is not closed"),
        Arguments.of("  A: '#\n  B: 'y'\n", 6, "so the quote of an earlier line is not closed"),
        Arguments.of("  A: {shape: '#'\n  B: '#'\n", 5, "the { that opens here is not closed"),
        Arguments.of("  A: {shape: '#' use: 2}\n", 5, "a comma or } is missing"),
        Arguments.of("  A |\n    ##\n  B: '#'\n", 5, "has no colon followed by a blank"),
        Arguments.of("  A:|\n    ##\n  B: '#'\n", 5, "has no colon followed by a blank"),
        Arguments.of("  A: '#'\n  B\n  C: '#'\n", 6, "line 7 (C: '#') follows"),
        Arguments.of("  A: x: y\n", 5, "the value has a colon and a blank in it"),
        Arguments.of("  A: 1\n    use: 2\n", 5, "a key with others below it has no value"),
        Arguments.of("\tA: '#'\n", 5, "indented by a tab"),
        Arguments.of("  A: |\n\t##\n", 6, "indented by a tab"),
        Arguments.of("  A: @x\n", 5, "a value cannot begin with @; put it in quotes"),
        Arguments.of("  A: {shape: '#', use: \u201conce\u201d}\n", 5, "Typographic quotes"),
        Arguments.of("  A: \u201c##\u201d\n", 5, "A is drawn with \u201c; use # for a cell"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void saysInPlainWordsAndAtItsLineWhatIsNotYaml(String text, int line, String message) {
    checkRefused(HEAD + "pieces:\n" + text, line, message);
  }

  @Test
  void pointsAtTheCellThatCannotBeDrawn() {
    String head = "name: p\nlattice: hexagonal\nboard: hexagon 2\npieces:\n";
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(head + "  Bee:\n    shape: |\n      #.#\n      . #\n"))
        .withMessageStartingWith("p.yaml:8: Bee cannot be drawn so: (1,1) and (2,3) cannot both be")
        .extracting(InputException::excerpt)
        .isEqualTo("    . #\n      ^");
    checkRefused(
        head + "  Bee:\n    cells: [[1, 1], [2, 1]]\n", 6, "The piece Bee: (1,1) and (2,1) cannot");
  }

  @Test
  void saysThatANegativeSizeIsNoSize() {
    for (String board : List.of("-3x5", "+3x5", "\u22123x5")) {
      checkRefused(
          "name: p\nboard: " + board + "\npieces: {}\n",
          2,
          "cannot be " + board + ", which is not a size;");
    }
  }

  @Test
  void aPuzzleWithoutPiecesIsRead() {
    assertThat(PuzzleReader.read("p.yaml", HEAD + "pieces: {}\n").puzzle("p").placements())
        .isEmpty();
  }

  @Test
  void refusesAnEmptyText() {
    for (String text : List.of("", "\n", "# nothing\n")) {
      assertThatExceptionOfType(InputException.class)
          .isThrownBy(() -> read(text))
          .withMessageStartingWith("p.yaml is empty");
    }
  }

  @Test
  void refusesWhatIsTooLargeOrTooDeep() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read("name: '" + "x".repeat(1 << 20) + "'"))
        .withMessageStartingWith("p.yaml");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read("name: " + "[".repeat(100_000)))
        .withMessageStartingWith("p.yaml");
  }

  @Test
  void refusesLayersOnASolidBoard() {
    checkRefused(
        "name: p\nboard: 2x2x2\nturns: none\nlayered: {counts: top, depth: 1}\npieces: {A: '#'}\n",
        4,
        "flat board");
  }
}
