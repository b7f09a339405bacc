package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;

class ShippedPuzzlesTest {
  @Test
  void areFoundByTheirNames() {
    assertThat(ShippedPuzzles.names())
        .containsExactly(
            "kanoodle",
            "iq-fit",
            "iq-fit-physical",
            "pentominoes:3x20",
            "pentominoes:4x15",
            "pentominoes:5x12",
            "pentominoes:6x10",
            "pentominoes:8x8",
            "one-sided-pentominoes:3x30",
            "one-sided-pentominoes:5x18",
            "one-sided-pentominoes:6x15",
            "one-sided-pentominoes:9x10",
            "soma",
            "a-puzzle-a-day",
            "genius-square",
            "genius-star");
    for (String name : ShippedPuzzles.names()) {
      PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
      assertThat(puzzle.name()).isEqualTo(name);
      assertThat(puzzle.title()).isNotEmpty();
      assertThat(ShippedPuzzles.hasFamily(name)).isTrue();
    }
  }

  @Test
  void areNotFoundByOtherNames() {
    for (String name :
        List.of(
            "",
            ":",
            "Kanoodle",
            "kanoodle:x",
            "pentominoes",
            "pentominoes:",
            "pentominoes:7x7",
            "../kanoodle",
            "kanoodle.yaml")) {
      assertThat(ShippedPuzzles.find(name)).as(name).isEmpty();
    }
    assertThat(ShippedPuzzles.hasFamily("pentominoes:7x7")).isTrue();
    assertThat(ShippedPuzzles.hasFamily("tangram")).isFalse();
  }

  @Test
  void pentominoesFillTheirBoards() {
    for (String name : ShippedPuzzles.names()) {
      if (name.startsWith("pentominoes")) {
        PiecePuzzle puzzle = ShippedPuzzles.find(name).orElseThrow();
        assertThat(puzzle.board().size()).isEqualTo(60);
        assertThat(puzzle.pieces())
            .hasSize(12)
            .allSatisfy(piece -> assertThat(piece.cells()).hasSize(5));
      }
    }
  }
}
