package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleTextTest {
  private static PuzzleCheck check(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return new PuzzleCheck(file.puzzle(file.names().get(0)));
  }

  @Test
  void boardAndPiecesAreDrawnAsUnderstood() {
    PuzzleCheck check =
        check(
            """
            name: My Hole
            board: |
              .###
              ##.#
            pieces:
              Ell: {shape: "##\\n#.", symbol: L}
              Long: '####'
              Spare: {shape: '#', use: at-most-once}
            """);
    assertThat(PuzzleText.of(check))
        .isEqualTo(
            """
            puzzle  my-hole
            title   My Hole
            board   6 cells

                 ###
                ## #

            L  Ell: 3 cells, once, 4 orientations, 3 placements

                LL
                L

            A  Long: 4 cells, once, 2 orientations, 0 placements

                AAAA

            B  Spare: 1 cell, at-most-once, 1 orientation, 6 placements

                B

            The pieces cover 7 to 8 cells, the board has 6.
            """);
  }

  @Test
  void layersStandSideBySide() {
    PuzzleCheck check =
        check("{name: s, board: 1x2x2, pieces: {A: {cells: [[1, 1], [1, 1, 2], [1, 2, 2]]}}}");
    assertThat(PuzzleText.of(check))
        .contains("board   4 cells\n\n    ##   ##\n")
        .contains("12 orientations, 4 placements\n\n    A    AA\n")
        .endsWith("\n    A    AA\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // Flat pieces in the plane, and the same in space, where a hand turns them over.
        "5x5; Ell is the mirror image of Jay.; Tee fits nowhere.",
        "2x3x3; Ell is the same as Jay.; Ell is the mirror image of Jay."
      })
  void piecesAreAlikeWhereAHandOrAMirrorMakesThemOne(String board, String said, String unsaid) {
    PuzzleCheck check =
        check(
            "{name: p, board: %s, pieces: {Jay: \"###\\n..#\", Tee: \"###\\n.#.\", Ell: \"..#\\n###\"}}"
                .formatted(board));
    assertThat(check.remarks()).contains(said).doesNotContain(unsaid).hasSize(1);
  }

  @Test
  void turnedPiecesAreTheSame() {
    PuzzleCheck check =
        check("{name: p, board: 2x4, pieces: {A: \"##\\n#.\", B: \".#\\n##\", C: '##'}}");
    assertThat(check.remarks())
        .containsExactly(
            "The pieces cover 8 cells, as many as the board has.", "B is the same as A.");
  }

  @Test
  void piecesOfAnyNumberCoverAnyNumberOfCells() {
    PuzzleCheck check = check("{name: p, board: 2x4, pieces: {A: {shape: '##', use: any-number}}}");
    assertThat(check.remarks())
        .containsExactly("The pieces cover 0 cells or more, the board has 8.");
    assertThat(check.mostCells()).isEmpty();
  }

  @Test
  void cellsThatStayOpenOrMayAreNamed() {
    assertThat(
            check("{name: p, board: 2x3, free: [[1, 1], [1, 2]], pieces: {A: '####'}}").remarks())
        .contains("The pieces cover 4 cells, the board has 6, 2 of them free.");
    assertThat(check("{name: p, board: 1x5, holes: 1, pieces: {A: '####'}}").remarks())
        .contains("The pieces and open cells have 5 cells, as many as the board has.");
  }

  @Test
  void reasonsWhyThereIsNoSolutionAreLeftToBeSaidElsewhere() {
    PuzzleCheck odd = check("{name: p, board: 3x3, pieces: {A: {shape: '##', use: any-number}}}");
    assertThat(odd.remarks()).isEmpty();
    PuzzleCheck few = check("{name: p, board: 1x4, pieces: {A: '##', B: '#'}}");
    assertThat(few.remarks()).isEmpty();
    assertThat(few.mostCells()).hasValue(3);
    PuzzleCheck two = check("{name: p, board: 1x3, pieces: {A: '####', B: '#####'}}");
    assertThat(two.remarks())
        .containsExactly("The pieces cover 9 cells, but the board has 3.", "B fits nowhere.");
  }

  @Test
  void spareOrRepeatedPiecesThatFitNowhereCoverNothing() {
    PuzzleCheck check =
        check(
            "{name: p, board: 1x3, pieces: {A: '###', B: {shape: '####', use: any-number}, C:"
                + " {shape: '#####', use: at-most-once}}}");
    assertThat(check.remarks())
        .containsExactly(
            "The pieces cover 3 cells, as many as the board has.",
            "B fits nowhere.",
            "C fits nowhere.");
  }

  @Test
  void oneSidedPentominoesHaveSixMirrorImages() {
    PiecePuzzle puzzle = ShippedPuzzles.find("one-sided-pentominoes:9x10").orElseThrow();
    assertThat(new PuzzleCheck(puzzle).remarks())
        .startsWith("The pieces cover 90 cells, as many as the board has.")
        .hasSize(7)
        .filteredOn(remark -> remark.contains("mirror image"))
        .hasSize(6);
  }

  @Test
  void layeredPiecesCoverWhatOneOfTheirLayersDoes() {
    PuzzleCheck check = new PuzzleCheck(ShippedPuzzles.find("iq-fit").orElseThrow());
    assertThat(check.fewestCells()).isLessThanOrEqualTo(50);
    assertThat(check.mostCells().orElseThrow()).isGreaterThanOrEqualTo(50);
  }
}
