package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.format.ShippedPuzzles;
import org.junit.jupiter.api.Test;

class ShippedSymmetriesTest {
  private static PiecePuzzle puzzle(String name) {
    return ShippedPuzzles.find(name).orElseThrow();
  }

  @Test
  void kanoodleHasTheFourOfItsBoard() {
    assertThat(Symmetries.of(puzzle("kanoodle")).titles())
        .containsExactlyInAnyOrder(
            "identity", "half-turn", "reflection left to right", "reflection top to bottom");
  }

  @Test
  void ninePiecesOfKanoodleBreakTheSymmetry() {
    PiecePuzzle kanoodle = puzzle("kanoodle");
    Symmetries group = Symmetries.of(kanoodle);
    List<String> breaking =
        kanoodle.pieces().stream()
            .filter(piece -> breaks(group, kanoodle, piece))
            .map(Piece::name)
            .toList();
    assertThat(breaking)
        .containsExactlyInAnyOrder(
            "Green", "Cyan", "Orange", "Blue", "Pink", "Magenta", "Red", "White", "LightGreen");
  }

  private static boolean breaks(Symmetries group, PiecePuzzle puzzle, Piece piece) {
    int[] options = puzzle.optionsOf(puzzle.piece(piece.name()).orElseThrow());
    return group.orbits(options).stream()
        .allMatch(orbit -> orbit.members().size() == group.order());
  }

  @Test
  void kanoodlesSquareHasTenOrbits() {
    PiecePuzzle kanoodle = puzzle("kanoodle");
    int[] options = kanoodle.optionsOf(kanoodle.piece("LightGreen").orElseThrow());
    assertThat(options).hasSize(40);
    assertThat(Symmetries.of(kanoodle).orbits(options)).hasSize(10);
  }

  @Test
  void mirrorImagesGiveIqFitItsReflections() {
    assertThat(Symmetries.of(puzzle("iq-fit")).order()).isEqualTo(4);
    assertThat(Symmetries.of(puzzle("iq-fit-physical")).titles())
        .containsExactly("identity", "half-turn");
  }

  @Test
  void theSquareOfPentominoesHasEight() {
    assertThat(Symmetries.of(puzzle("pentominoes:6x10")).order()).isEqualTo(4);
    assertThat(Symmetries.of(puzzle("pentominoes:8x8")).order()).isEqualTo(8);
    assertThat(Symmetries.of(puzzle("pentominoes:8x8")).titles())
        .contains(
            "quarter-turn to the right",
            "quarter-turn to the left",
            "reflection in the main diagonal",
            "reflection in the other diagonal");
  }
}
