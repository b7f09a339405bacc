package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Layering;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleReaderTest {
  private static PiecePuzzle only(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    assertThat(file.names()).hasSize(1);
    return file.puzzle(file.names().get(0));
  }

  @ParameterizedTest
  @CsvSource({
    "tray.yaml, tray",
    "hdfs://h/a.b/Tray-2.yml, Tray-2",
    "C:\\puzzles\\My Heart.yaml, my-heart",
    "\u5fc3.yaml, puzzle",
    ".yaml, puzzle"
  })
  void nameThatIsLeftOutIsThatOfTheFile(String file, String name) {
    assertThat(PuzzleReader.read(file, "{board: 1x1, pieces: {A: '#'}}").names())
        .containsExactly(name);
  }

  @Test
  void readsAPuzzle() {
    PiecePuzzle puzzle =
        only(
            """
            # A comment.
            name: small
            title: ' A small one '
            board: 2x3
            turns: rotations
            pieces:
              Bar:
                symbol: b
                colour: '#00ff7F'
                shape: |
                  ##
              Ell: |
                #.
                ##
              One: '#'
            """);
    assertThat(puzzle.name()).isEqualTo("small");
    assertThat(puzzle.title()).isEqualTo("A small one");
    assertThat(puzzle.board().size()).isEqualTo(6);
    assertThat(puzzle.pieceRules().layering()).isEmpty();
    Piece bar = puzzle.pieces().get(0);
    assertThat(bar)
        .isEqualTo(
            Piece.of("Bar", 'b', Turns.ROTATIONS, List.of(Cell.of(1, 1), Cell.of(1, 2)))
                .withColour("#00ff7F"));
    assertThat(puzzle.pieces()).extracting(Piece::symbol).containsExactly('b', 'A', 'B');
    assertThat(puzzle.pieces().get(1).cells())
        .containsExactly(Cell.of(1, 1), Cell.of(2, 1), Cell.of(2, 2));
    assertThat(puzzle.pieces().get(2).colour()).isEmpty();
  }

  @Test
  void readsTurnsAndUseOfEachPiece() {
    PiecePuzzle puzzle =
        only(
            """
            name: p
            board: 1x3
            turns: none
            pieces:
              A: {shape: '#', turns: space-rotations-and-mirror-images, use: at-most-once}
              B: {shape: '#', use: any-number}
              C: {shape: '#', use: once, turns: rotations-and-reflections}
            """);
    assertThat(puzzle.pieces())
        .extracting(Piece::turns)
        .containsExactly(
            Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES, Turns.NONE, Turns.ROTATIONS_AND_REFLECTIONS);
    assertThat(puzzle.pieces())
        .extracting(Piece::use)
        .containsExactly(Use.AT_MOST_ONCE, Use.ANY_NUMBER, Use.ONCE);
  }

  @Test
  void needsNoTurnsWhereEachPieceHasItsOwn() {
    assertThat(only("name: p\nboard: 1x1\npieces: {A: {shape: '#', turns: none}}").pieces())
        .hasSize(1);
  }

  private static List<Turns> turns(String board, String more) {
    String text = "name: p\nboard: %s\n%spieces: {A: '##', B: {shape: '#', turns: none}}\n";
    return only(text.formatted(board, more)).pieces().stream().map(Piece::turns).toList();
  }

  @Test
  void piecesAreTurnedAsAHandCanWhereNothingElseIsSaid() {
    assertThat(turns("3x1", "")).containsExactly(Turns.ROTATIONS_AND_REFLECTIONS, Turns.NONE);
    assertThat(turns("1x2x2", "")).containsExactly(Turns.SPACE_ROTATIONS, Turns.NONE);
    assertThat(turns("3x1", "layered: {counts: top, depth: 2}\n"))
        .containsExactly(Turns.SPACE_ROTATIONS, Turns.NONE);
    assertThat(turns("1x2x2", "turns: rotations\n")).containsExactly(Turns.ROTATIONS, Turns.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "red, #ff0000",
    "RebeccaPurple, #663399",
    "darkslategrey, #2f4f4f",
    "darkslategray, #2f4f4f",
    "#f0A, #ff00AA",
    "#a4d65e, #a4d65e"
  })
  void readsColoursAsStyleSheetsHaveThem(String written, String colour) {
    for (String key : List.of("colour", "color")) {
      String piece = "A: {shape: '#', %s: '%s', use: any-number}".formatted(key, written);
      PiecePuzzle puzzle = only("name: p\nboard: 1x1\npieces: {%s}\n".formatted(piece));
      assertThat(puzzle.pieces().get(0).colour()).contains(colour);
      assertThat(only(PuzzleWriter.write(puzzle)).pieces()).isEqualTo(puzzle.pieces());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "My Heart|my-heart|My Heart",
        "' Ein Käse-Würfel! '|ein-kase-wurfel|Ein Käse-Würfel!",
        "3 x 4 (small)|3-x-4-small|3 x 4 (small)",
        "Über Größe|uber-grosse|Über Größe",
        "Ærø Łódź þ Đ œ|aero-lodz-th-d-oe|Ærø Łódź þ Đ œ",
        "Tray_1.b|Tray_1.b|''"
      })
  void makesASimpleNameOfOneWithBlanks(String given, String name, String title) {
    String text = "name: '%s'\nboard: 1x1\npieces: {A: '#'}\n".formatted(given);
    PiecePuzzle puzzle = only(text);
    assertThat(puzzle.name()).isEqualTo(name);
    assertThat(puzzle.title()).isEqualTo(title);
    PiecePuzzle again = only(PuzzleWriter.write(puzzle));
    assertThat(again.name()).isEqualTo(name);
    assertThat(again.title()).isEqualTo(title);
    assertThat(only("title: Mine\n" + text).title()).isEqualTo("Mine");
  }

  @Test
  void familiesMayHaveBlanksInTheirNames() {
    PuzzleFile file =
        PuzzleReader.read("f.yaml", "name: My Heart\nboards: {a: 1x1}\npieces: {A: '#'}");
    assertThat(file.names()).containsExactly("my-heart:a");
    assertThat(file.puzzle("my-heart:a").title()).isEqualTo("My Heart");
  }

  @Test
  void readsAFamilyOfBoards() {
    PuzzleFile file =
        PuzzleReader.read(
            "f.yaml",
            """
            name: family
            boards:
              2x1: 2x1
              solid: 1x2x3
              odd: |
                ##
                .#
            turns: none
            pieces:
              A: '#'
            """);
    assertThat(file.names()).containsExactly("family:2x1", "family:solid", "family:odd");
    assertThat(file.puzzle("family:2x1").board().rows()).isEqualTo(2);
    assertThat(file.puzzle("family:solid").board().layers()).isEqualTo(3);
    assertThat(file.puzzle("family:odd").board().size()).isEqualTo(3);
    assertThat(file.puzzle("family:odd").name()).isEqualTo("family:odd");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> file.puzzle("family"))
        .withMessageContaining("family:2x1, family:solid, family:odd");
  }

  @Test
  void readsListsOfCells() {
    PiecePuzzle puzzle =
        only(
            """
            name: p
            board: 2x2x2
            turns: none
            pieces:
              A: {cells: [[5, -7], [5, -6], [5, -6, 2]]}
            """);
    assertThat(puzzle.pieces().get(0).cells())
        .containsExactly(Cell.of(1, 1), Cell.of(1, 2), new Cell(1, 2, 2));
  }

  @Test
  void readsLayersPartedByABlankLine() {
    PiecePuzzle puzzle =
        only(
            """
            name: p
            board: 2x2
            turns: none
            layered: {counts: bottom, depth: 3}
            pieces:
              A:
                shape: |
                  .#

                  ##
            """);
    assertThat(puzzle.pieceRules().layering()).contains(new Layering(Layering.Counted.BOTTOM, 3));
    assertThat(puzzle.pieces().get(0).cells())
        .containsExactly(Cell.of(1, 2), new Cell(1, 1, 2), new Cell(1, 2, 2));
  }

  @Test
  void givesFreeSymbolsToPiecesThatAskForNone() {
    PiecePuzzle puzzle =
        only(
            """
            name: p
            board: 1x4
            turns: none
            pieces:
              A: '#'
              Second: {shape: '#', symbol: A}
              Third: '#'
              Fourth: {shape: '#', symbol: C}
              Fifth: '#'
            """);
    assertThat(puzzle.pieces()).extracting(Piece::symbol).containsExactly('B', 'A', 'D', 'C', 'E');
  }

  @Test
  void givesPiecesThatAreCalledByALetterThatLetter() {
    PiecePuzzle puzzle =
        only(
            """
            name: p
            board: 1x4
            turns: none
            pieces:
              Long: '#'
              D: '#'
              A: '#'
              x: {shape: '#', symbol: B}
            """);
    assertThat(puzzle.pieces()).extracting(Piece::symbol).containsExactly('C', 'D', 'A', 'B');
  }

  @Test
  void makesPuzzlesOnlyWhenAskedTo() {
    String text = "name: f\nboards: {good: 1x1, bad: 0x1}\nturns: none\npieces: {A: '#'}";
    PuzzleFile file = PuzzleReader.read("f.yaml", text);
    assertThat(file.puzzle("f:good").problem().options()).isEqualTo(1);
  }
}
