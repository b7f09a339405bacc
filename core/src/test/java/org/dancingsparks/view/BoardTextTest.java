package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTextTest {
  private static final String RED = "\u001b[38;2;0;0;0;48;2;255;0;16m b\u001b[0m";

  private static final PiecePuzzle RING = Samples.RING;
  private static final PiecePuzzle SOLID = Samples.SOLID;

  /** Copies of a piece, a hole, and a piece that is there once. */
  private static final PiecePuzzle COPIES =
      puzzle(
          """
          name: copies
          board: |
            ####
            #.##
            ####
          turns: rotations
          pieces:
            D: {shape: '##', symbol: D, colour: '#2456c7', use: any-number}
            Q: {shape: '###', symbol: Q}
          """);

  private static int[] options(BoardPuzzle puzzle, String... givens) {
    return Arrays.stream(givens).mapToInt(given -> GivenReader.option(puzzle, given)).toArray();
  }

  private static PiecePuzzle puzzle(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  private static int[] ring() {
    return new int[] {
      GivenReader.option(RING, "Bar=(1,3)(2,3)"), GivenReader.option(RING, "Ell=(2,1)(3,1)(3,2)")
    };
  }

  @Test
  void lineHasASymbolForEachCell() {
    BoardText text = new BoardText(RING);
    assertThat(text.line()).isEqualTo(".......");
    assertThat(text.line(ring())).isEqualTo("..bebee");
  }

  @Test
  void lettersShowHolesAsBlanks() {
    BoardText text = new BoardText(RING);
    assertThat(text.letters()).isEqualTo("...\n. .\n..\n");
    assertThat(text.letters(ring())).isEqualTo("..b\ne b\nee\n");
  }

  @Test
  void copiesArePartedByLines() {
    BoardText text = new BoardText(COPIES);
    assertThat(
            text.letters(
                options(
                    COPIES, "D=(1,1)(1,2)", "D=(1,3)(1,4)", "D=(2,1)(3,1)", "Q=(3,2)(3,3)(3,4)")))
        .isEqualTo(
            """
            ┌───────┬───────┐
            │ D   D │ D   D │
            ├───┬───┼───────┤
            │ D │   │ .   . │
            │   ├───┴───────┤
            │ D │ Q   Q   Q │
            └───┴───────────┘
            """);
    assertThat(text.letters()).startsWith("┌───────────────┐\n│ .   .   .   . │\n│   ┌───┐");
  }

  @Test
  void whatIsOffTheBoardHasNoLines() {
    PiecePuzzle ragged =
        puzzle(
            """
            name: ragged
            board: |
              .##
              ##.
            turns: rotations
            pieces: {D: {shape: '##', symbol: D, use: any-number}}
            """);
    assertThat(new BoardText(ragged).letters(options(ragged, "D=(1,2)(1,3)", "D=(2,1)(2,2)")))
        .isEqualTo(
            """
                ┌───────┐
                │ D   D │
            ┌───┴───┬───┘
            │ D   D │
            └───────┘
            """);
  }

  @Test
  void listedLinesHaveTheNumbersOfCopies() {
    BoardText text = new BoardText(COPIES);
    int[] options =
        options(COPIES, "Q=(3,2)(3,3)(3,4)", "D=(2,1)(3,1)", "D=(1,3)(1,4)", "D=(1,1)(1,2)");
    assertThat(text.line(options)).isEqualTo("DDDDD..DQQQ");
    assertThat(text.listed(options))
        .isEqualTo("DDDDD..DQQQ #%d #%d #%d", options[3], options[2], options[1]);
    assertThat(new BoardText(RING).listed(ring())).isEqualTo("..bebee");
  }

  @Test
  void copiesOfOneCellNeedNoLinesAndNoNumbers() {
    PiecePuzzle puzzle =
        puzzle(
            """
            name: ones
            board: 2x2
            turns: none
            pieces: {A: '##', B: {shape: '#', use: any-number}}
            """);
    int[] options = options(puzzle, "A=(1,1)(1,2)", "B=(2,1)", "B=(2,2)");
    assertThat(new BoardText(puzzle).letters(options)).isEqualTo("AA\nBB\n");
    assertThat(new BoardText(puzzle).listed(options)).isEqualTo("AABB");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "3x6", "2x2x3"})
  void differentSolutionsOfCopiesLookDifferent(String board) {
    PiecePuzzle puzzle =
        puzzle(
            "{name: c, board: %s, turns: space-rotations, pieces: {A: {shape: '##', use: any-number},"
                    .formatted(board)
                + " B: {shape: \"##\\n#.\", use: any-number}}}");
    BoardText text = new BoardText(puzzle);
    Set<String> letters = new HashSet<>();
    Set<String> blocks = new HashSet<>();
    Set<String> listed = new HashSet<>();
    Links links = new Links(puzzle.problem(), puzzle.itemOrder("puzzle"));
    int solutions = 0;
    while (links.next()) {
      solutions++;
      letters.add(text.letters(links.solution()));
      blocks.add(text.blocks(links.solution()));
      listed.add(text.listed(links.solution()));
    }
    assertThat(solutions).isGreaterThan(10);
    assertThat(List.of(letters.size(), blocks.size(), listed.size())).containsOnly(solutions);
  }

  @Test
  void arrowsShowCopiesThatReachAnotherLayer() {
    PiecePuzzle puzzle =
        puzzle(
            "{name: c, board: 1x2x3, turns: space-rotations, pieces:"
                + " {A: {shape: '###', use: any-number}}}");
    assertThat(
            new BoardText(puzzle)
                .letters(options(puzzle, "A=(1,1,1)(1,1,2)(1,1,3)", "A=(1,2,1)(1,2,2)(1,2,3)")))
        .contains("│ A↓│ A↓│\n", "│ A↕│ A↕│\n", "│ A↑│ A↑│\n");
  }

  @Test
  void blocksOfNeighbouringCopiesHaveDifferentTints() {
    String blocks =
        new BoardText(COPIES)
            .blocks(options(COPIES, "D=(1,1)(1,2)", "D=(1,3)(1,4)", "D=(2,1)(3,1)"));
    List<String> cells =
        Pattern.compile("48;2;([\\d;]+)m (.)")
            .matcher(blocks)
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(cells).hasSize(6).allMatch(cell -> cell.endsWith("m D"));
    assertThat(cells.get(0)).isEqualTo(cells.get(1)).isEqualTo("48;2;36;86;199m D");
    assertThat(cells.get(2)).isEqualTo(cells.get(3)).isNotEqualTo(cells.get(0));
    assertThat(cells.get(4)).isEqualTo(cells.get(5)).isNotEqualTo(cells.get(0));
  }

  @Test
  void blocksShowEachCellInItsPiecesColour() {
    String blocks = new BoardText(RING).blocks(GivenReader.option(RING, "Bar=(1,3)(2,3)"));
    assertThat(blocks).isEqualTo(" · ·" + RED + "\n ·  " + RED + "\n · ·\n");
    assertThat(new BoardText(RING).blocks(ring()).lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).endsWith("\u001b[0m"));
  }

  @Test
  void piecesWithoutColourGetDifferentOnes() {
    BoardText text = new BoardText(SOLID);
    assertThat(
            List.of(
                text.blocks(GivenReader.option(SOLID, "A=(1,1,1)(1,2,1)")),
                text.blocks(GivenReader.option(SOLID, "B=(1,1,1)(1,2,1)")),
                text.blocks(GivenReader.option(SOLID, "C=(1,1,1)(1,2,1)"))))
        .doesNotHaveDuplicates();
  }

  @Test
  void layersArePartedByABlankLine() {
    BoardText text = new BoardText(SOLID);
    int[] options = BoardReader.options(SOLID, "AABCDDBC");
    assertThat(text.letters(options)).isEqualTo("AA\nBC\n\nDD\nBC\n");
    assertThat(text.line(options)).isEqualTo("AABCDDBC");
    assertThat(text.blocks()).isEqualTo(" · ·\n · ·\n\n · ·\n · ·\n");
  }

  @Test
  void linesAreReadBackAsTheSameOptions() {
    for (String name : List.of("kanoodle", "iq-fit-physical", "pentominoes:8x8")) {
      PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
      checkLines(puzzle, new Links(puzzle.problem(), puzzle.itemOrder("puzzle")), 20);
    }
    checkLines(SOLID, new Links(SOLID.problem(), SOLID.itemOrder("puzzle")), 1000);
    Links parts = new Links(RING.problem(), RING.itemOrder("puzzle")).stoppingAt(1);
    checkLines(RING, parts, 1000);
  }

  private static void checkLines(PiecePuzzle puzzle, Links links, int most) {
    BoardText text = new BoardText(puzzle);
    int checked = 0;
    while (checked < most && links.next()) {
      String line = text.line(links.solution());
      assertThat(BoardReader.options(puzzle, line)).containsExactlyInAnyOrder(links.solution());
      assertThat(text.letters(links.solution()).replaceAll("[ \n]", "")).isEqualTo(line);
      checked++;
    }
    assertThat(checked).isPositive();
  }
}
