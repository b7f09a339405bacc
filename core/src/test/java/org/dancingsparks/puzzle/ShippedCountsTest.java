package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.links.Links;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options and solutions of the shipped puzzles, known from elsewhere. */
class ShippedCountsTest {
  private static final Map<String, Integer> IQ_FIT =
      Map.of(
          "Green",
          354,
          "Magenta",
          472,
          "Cyan",
          276,
          "LightGreen",
          354,
          "Blue",
          368,
          "Purple",
          236,
          "Yellow",
          368,
          "Pink",
          368,
          "Orange",
          368,
          "Red",
          276);

  private static PiecePuzzle puzzle(String name) {
    return ShippedPuzzles.find(name).orElseThrow();
  }

  private static Links links(String name, String order) {
    return new Links(puzzle(name).problem(), puzzle(name).itemOrder(order));
  }

  @ParameterizedTest
  @CsvSource({"kanoodle, 1789, 67", "iq-fit, 3440, 60", "iq-fit-physical, 2048, 60"})
  void puzzlesHaveTheirOptionsAndItems(String name, int options, int items) {
    assertThat(puzzle(name).problem().options()).isEqualTo(options);
    assertThat(puzzle(name).problem().items()).isEqualTo(items);
    assertThat(puzzle(name).problem().primaryItems()).isEqualTo(items);
    assertThat(puzzle(name).problem().optionsWithoutPrimary()).isZero();
  }

  @Test
  void piecesOfIqFitHaveTheirPlacements() {
    PiecePuzzle puzzle = puzzle("iq-fit");
    Map<String, Integer> found =
        puzzle.pieces().stream()
            .collect(
                Collectors.toMap(
                    Piece::name,
                    piece -> puzzle.optionsOf(puzzle.piece(piece.name()).orElseThrow()).length));
    assertThat(found).isEqualTo(IQ_FIT);
  }

  @Test
  void iqFitAndItsPhysicalFormDifferInTurnsOnly() {
    PiecePuzzle mirrored = puzzle("iq-fit");
    PiecePuzzle physical = puzzle("iq-fit-physical");
    assertThat(physical.pieces())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("turns")
        .isEqualTo(mirrored.pieces());
    assertThat(physical.pieces()).extracting(Piece::turns).containsOnly(Turns.SPACE_ROTATIONS);
    assertThat(mirrored.pieces())
        .extracting(Piece::turns)
        .containsOnly(Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES);
    assertThat(physical.board().cells()).isEqualTo(mirrored.board().cells());
    assertThat(physical.pieceRules().layering()).isEqualTo(mirrored.pieceRules().layering());
    assertThat(covered(mirrored)).containsAll(covered(physical));
  }

  /** The piece and cells of each placement. */
  private static Set<List<Object>> covered(PiecePuzzle puzzle) {
    return puzzle.placements().stream()
        .map(placement -> List.<Object>of(placement.piece(), placement.cells()))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource({"3x20, 8", "4x15, 1472", "8x8, 520"})
  void pentominoesHaveTheirKnownCounts(String board, long solutions) {
    assertThat(links("pentominoes:" + board, "puzzle").count()).isEqualTo(solutions);
  }
}
