package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Inputs that would take all memory or time are refused with a message that names the quantity, its
 * size and the limit.
 */
@Timeout(900)
class LimitsTest {
  private static PiecePuzzle read(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  private static void assertRefused(String text, int line, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(text))
        .withMessageStartingWith("p.yaml:" + line + ": ")
        .withMessageContaining(message);
  }

  private static String manyPieces(int count, String shape) {
    return IntStream.range(0, count)
        .mapToObj(piece -> "  P" + piece + ": " + shape + "\n")
        .collect(Collectors.joining());
  }

  private static String column(int cells) {
    return "|\n" + "    #\n\n".repeat(cells);
  }

  @Test
  void deepNestingIsRefusedWithItsLine() {
    String head = "name: p\nboard: 1x1\nturns: none\npieces:\n";
    assertRefused(head + "  A: " + "[".repeat(100_000), 5, "nested more than 10 levels");
    assertRefused(head + "  A: " + "{a: ".repeat(100_000), 5, "nested more than 10 levels");
    assertRefused(head + "  A: \n   " + "- ".repeat(100_000), 6, "nested more than 10 levels");
    assertRefused("? ".repeat(100_000), 1, "nested more than 10 levels");
  }

  @Test
  void aliasesAreRefusedWhereTheFirstAnchorIs() {
    String laughs = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n";
    assertRefused(laughs, 1, "anchor");
    assertRefused("name: *a\n", 1, "Aliases");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "!!str p",
        "!!binary cA==",
        "!x p",
        "! p",
        "!<tag:yaml.org,2002:str> p",
        "!!javax.script.ScriptEngineManager [!!java.net.URL ['file:///x']]"
      })
  void tagsAreRefused(String name) {
    assertRefused("board: 1x1\nname: " + name + "\n", 2, "tag");
  }

  @Test
  void nothingIsPutInFromOutside() {
    assertThat(read("name: p\ntitle: ${HOME}\nboard: 1x1\nturns: none\npieces: {A: '#'}").title())
        .isEqualTo("${HOME}");
  }

  @Test
  void longDocumentsAndTitlesAreRefused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read("\n".repeat(1 << 24)))
        .withMessage(
            "p.yaml has 16,777,216 characters, and a YAML file can have at most 1,048,576; shorten it.");
    assertRefused(
        "name: p\ntitle: " + "x".repeat(201) + "\nboard: 1x1\nturns: none\npieces: {A: '#'}",
        2,
        "The title has 201 characters; it can have at most 200.");
  }

  @Test
  void boardsOfFarCellsAreRefused() {
    String wide = "    #" + ".".repeat(300_000) + "#\n";
    String high = "    .\n".repeat(50_000);
    assertRefused(
        "name: p\nturns: none\npieces: {A: '#'}\nboard: |\n" + wide + high + "    #\n",
        4,
        "50002 rows, 300002 columns and 1 layers, 15,000,700,004 places; there can be at most"
            + " 100,000; make it smaller.");
  }

  @Test
  @Tag("slow")
  void manyPiecesOnALargeBoardAreRefusedBeforeMemoryEnds() {
    String head = "name: p\nturns: space-rotations-and-mirror-images\npieces:\n";
    List.of("'#'\nboard: 100x100", "'####'\nboard: 21x21x21")
        .forEach(
            shapeAndBoard -> {
              String[] parts = shapeAndBoard.split("\n");
              assertThatExceptionOfType(InputException.class)
                  .isThrownBy(() -> read(head + manyPieces(500, parts[0]) + parts[1]))
                  .withMessageStartingWith("p.yaml:1: The pieces have more than ")
                  .withMessageContaining("Use a smaller board, or fewer or smaller pieces.");
            });
  }

  @Test
  void tallPiecesAreLaidOrRefusedSoon() {
    String text =
        "name: p\nboard: 1x1\nturns: space-rotations\nlayered: {counts: top, depth: 9999}\npieces:\n"
            + IntStream.range(0, 90)
                .mapToObj(piece -> "  P" + piece + ": " + column(1_000))
                .collect(Collectors.joining());
    assertThat(read(text).problem().options()).isEqualTo(90);
  }

  @Test
  void piecesDrawnTooLargeAreRefused() {
    assertRefused(
        "name: p\nboard: 1x1\nturns: none\npieces:\n  A: " + column(1_001),
        5,
        "at most 1,000 rows, columns and layers");
  }

  @Test
  void piecesOfFarCellsCanBeWrittenAndReadBack() {
    PiecePuzzle puzzle =
        read(
            "name: p\nboard: 1x1\nturns: none\n"
                + "pieces: {A: {cells: [[-1000, -1000, -1000], [1000, 1000, 999]]}, B: '#'}");
    assertThat(read(PuzzleWriter.write(puzzle)).pieces()).isEqualTo(puzzle.pieces());
  }

  @Test
  void escapesThatAreCutShortAreRefusedWithTheirLine() {
    assertRefused("board: 1x1\nname: \"\\x\"\n", 2, "not YAML");
    assertRefused("board: 1x1\nname: \"\\U0011FFFF\"\n", 2, "not YAML");
  }

  @Test
  @Tag("slow")
  void largePiecesThatNearlyFitAreRefusedSoon() {
    String line = "    " + "#".repeat(99) + "\n";
    String shape = "|\n" + line.repeat(99) + "    " + "#".repeat(98) + "\n";
    String board = "|\n" + line.repeat(98) + "    " + "#".repeat(98) + ".\n" + line;
    assertRefused(
        "name: p\nboard: "
            + board
            + "turns: rotations-and-reflections\npieces:\n"
            + manyPieces(50, shape),
        1,
        "more than 100,000,000 ways to be tried");
  }

  @Test
  void manyPiecesThatAreAlikeHaveNoListOfSymmetries() {
    for (int count : new int[] {100, 255, 500}) {
      PiecePuzzle puzzle =
          read("name: p\nboard: 2x2\nturns: none\npieces:\n" + manyPieces(count, "'#'"));
      assertThatThrownBy(() -> Symmetries.of(puzzle)).hasMessageContaining("cannot be listed");
    }
  }

  @Test
  @Tag("slow")
  void manyItemsOfAProblemAreRefused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> KnuthReader.read("p.dlx", numbered(1_000_001)))
        .withMessageStartingWith("p.dlx:1: There are more than 1,000,000 items");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> KnuthReader.readNames("o", "a\n".repeat(1_000_001)))
        .withMessageStartingWith("o:1000001: There are more than 1,000,000 items");
  }

  private static String numbered(int items) {
    return IntStream.range(0, items).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  @Test
  void manyCellsOfAGivenPieceAreReadOrRefused() {
    PiecePuzzle puzzle = read("name: p\nboard: 2x2\nturns: none\npieces: {A: '##'}");
    String cells = "(1,1)".repeat(30_000);
    for (String given : Set.of("A=" + cells, "A=" + cells + "x", "A=" + " ".repeat(100_000))) {
      assertThatExceptionOfType(InputException.class)
          .isThrownBy(() -> GivenReader.option(puzzle, given))
          .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(2_100));
    }
  }

  @Test
  void namesFromDiagramFilesAreSafeToShow() throws IOException {
    String name = "../../x\u001b[31m\u202e$(id)\n";
    byte[] file = Packed.file(new PlainPuzzle(name, SmallProblems.sixByFour()));
    DiagramFile read = DiagramFile.read("f.xcd", new ByteArrayInputStream(file));
    assertThat(read.puzzle().name()).isEqualTo("../../x\\u001b[31m\\u202e$(id)\\u000a");
  }
}
