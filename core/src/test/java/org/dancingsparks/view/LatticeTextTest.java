package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Drawings as text on all lattices. */
class LatticeTextTest {
  @ParameterizedTest
  @MethodSource("org.dancingsparks.view.LatticeSamples#lattices")
  void allFormsAreReadBackTheSame(String lattice) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    BoardText text = new BoardText(puzzle);
    List<int[]> solutions = LatticeSamples.solutions(puzzle, 50);
    assertThat(solutions).hasSizeGreaterThan(10);
    for (int[] all : solutions) {
      for (int[] options : List.of(all, Arrays.copyOf(all, all.length / 2), new int[0])) {
        for (String drawing :
            List.of(
                text.listed(options),
                text.letters(options),
                text.letters(options).indent(3),
                text.blocks(options))) {
          assertThat(BoardReader.options(puzzle, drawing))
              .as(drawing)
              .containsExactlyInAnyOrder(options);
        }
      }
    }
  }

  private static String first(String lattice) {
    PiecePuzzle puzzle = LatticeSamples.puzzle(lattice);
    return new BoardText(puzzle).letters(LatticeSamples.solutions(puzzle, 1).get(0));
  }

  @Test
  void hexagonsAreStaggered() {
    assertThat(first("hexagonal"))
        .isEqualTo(
            """
              A B B
             A A B B
            A A A B B
             A A C _
              A C C

            #1 #10 #20 #33 #56
            """);
  }

  @Test
  void trianglesAreLettersInTheirRows() {
    assertThat(first("triangular"))
        .isEqualTo(
            """
             .AAAA
            AAAACCC
            AAAACCC
             AAAA.

            #4 #12 #26 #34 #102 #119
            """);
  }

  @Test
  void layersOfSpheresFollowEachOther() {
    assertThat(first("spheres"))
        .isEqualTo(
            """
            _

            AA
            AD

            ABA
            ABD
            BBD

            ABBA
            ABCC
            BBCC
            BBBD

            #4 #9 #12 #82 #98 #132 #183 #233
            """);
  }

  /** A hexagon has its colour on two places, so that neighbours in a row meet. */
  @Test
  void hexagonsInColourCoverTwoColumns() {
    PiecePuzzle puzzle = LatticeSamples.puzzle("hexagonal");
    int[] solution = LatticeSamples.solutions(puzzle, 1).get(0);
    String plain = new BoardText(puzzle).blocks(solution).replaceAll("\u001b\\[[0-9;]*m", "|");
    assertThat(plain.lines())
        .startsWith("    | A||  || B||  || B||  |", "  | A||  || A||  || B||  || B||  |")
        .contains("  | A||  || A||  || C||  | _");
  }

  private static String checked(String lattice) {
    return PuzzleText.of(new PuzzleCheck(LatticeSamples.puzzle(lattice)));
  }

  @Test
  void checksDrawBoardsAndPiecesAsTheyLie() {
    assertThat(checked("triangular"))
        .contains("board   24 cells, triangular, 2 of them (o) can stay open")
        .contains("\n     ov^v^\n    ^v^v^v^\n    v^v^v^v\n     v^v^o\n")
        .contains(
            "B  Cap: 4 cells in 2 parts, 0-2, 6 orientations, 42 placements\n\n     ^v^\n      ^\n");
    assertThat(checked("hexagonal"))
        .contains("\n      # # #\n     # # # #\n    # # # # #\n")
        .contains("_  hole: open cell, once, 19 placements\n\n    anywhere\n");
    assertThat(checked("spheres")).contains("\n    #      ##     ###    ####\n");
    assertThat(checked("square"))
        .contains("=  day: open cell, once, 7 placements\n\n    ....\n    ====\n    ===.\n")
        .doesNotContain("is the same as");
  }
}
