package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.cover.Links;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;

class BoardTextTest {
  private static final String RED = "\u001b[48;2;255;0;16m  \u001b[0m";

  /** A ring with a gap at the right, and a piece of its own colour. */
  private static final PiecePuzzle RING =
      puzzle(
          """
          name: ring
          board: |
            ###
            #.#
            ##.
          turns: rotations
          pieces:
            Bar: {shape: '##', symbol: b, colour: '#ff0010'}
            Ell: {cells: [[1, 1], [2, 1], [2, 2]], symbol: e}
          """);

  private static final PiecePuzzle SOLID =
      puzzle(
          """
          name: solid
          board: 2x2x2
          turns: space-rotations
          pieces:
            A: '##'
            B: '##'
            C: '##'
            D: '##'
          """);

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
