package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TurnsTest {
  @ParameterizedTest
  @CsvSource({
    "NONE, 1, none",
    "ROTATIONS, 4, rotations",
    "ROTATIONS_AND_REFLECTIONS, 8, rotations-and-reflections",
    "SPACE_ROTATIONS, 24, space-rotations",
    "SPACE_ROTATIONS_AND_MIRROR_IMAGES, 48, space-rotations-and-mirror-images"
  })
  void haveTheirSizesAndNames(Turns turns, int size, String text) {
    assertThat(turns.turns())
        .hasSize(size)
        .doesNotHaveDuplicates()
        .first()
        .isEqualTo(Turn.IDENTITY);
    assertThat(turns.text()).isEqualTo(text);
  }

  @ParameterizedTest
  @EnumSource
  void areGroups(Turns turns) {
    Cell probe = new Cell(1, 2, 3);
    HashSet<Cell> images = new HashSet<>();
    turns.turns().forEach(turn -> images.add(turn.apply(probe)));
    for (Turn one : turns.turns()) {
      for (Turn other : turns.turns()) {
        assertThat(images).contains(one.apply(other.apply(probe)));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void givePiecesAsManyOrientationsAsTheyCan(Turns turns) {
    List<Cell> cells = SmallPuzzles.cells("##.. .#../.... .###");
    Piece piece = Piece.of("p", 'P', turns, cells);
    assertThat(piece.orientations()).hasSize(turns.turns().size()).doesNotHaveDuplicates();
    assertThat(piece.orientations().get(0)).isEqualTo(piece.cells());
  }

  @Test
  void symmetricPiecesHaveFewerOrientations() {
    List<Cell> cross = SmallPuzzles.cells(".#. ### .#.");
    assertThat(Piece.of("X", 'X', Turns.ROTATIONS_AND_REFLECTIONS, cross).orientations())
        .hasSize(1);
    assertThat(Piece.of("X", 'X', Turns.SPACE_ROTATIONS, cross).orientations()).hasSize(3);
    List<Cell> tee = SmallPuzzles.cells("### .#.");
    assertThat(Piece.of("T", 'T', Turns.ROTATIONS_AND_REFLECTIONS, tee).orientations()).hasSize(4);
    assertThat(Piece.of("T", 'T', Turns.SPACE_ROTATIONS, tee).orientations()).hasSize(12);
  }

  @Test
  void rotationsKeepTheHand() {
    List<Cell> screw = SmallPuzzles.cells("#. ##/#. ..");
    List<Cell> mirrored = SmallPuzzles.cells(".# ##/.# ..");
    Piece rotated = Piece.of("S", 'S', Turns.SPACE_ROTATIONS, screw);
    assertThat(rotated.orientations()).doesNotContain(mirrored);
    Piece any = Piece.of("S", 'S', Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES, screw);
    assertThat(any.orientations())
        .contains(Piece.of("M", 'M', Turns.NONE, mirrored).cells())
        .hasSize(2 * rotated.orientations().size());
  }

  @Test
  void titlesSayWhatTheyDo() {
    // The top left cell of a square, seen from its middle.
    Cell corner = new Cell(-1, -2, 0);
    for (Turn turn : Turns.ROTATIONS_AND_REFLECTIONS.turns()) {
      Cell image = turn.apply(corner);
      Cell expected =
          switch (turn.title()) {
            case "identity" -> corner;
            case "half-turn" -> new Cell(1, 2, 0);
            case "reflection left to right" -> new Cell(-1, 2, 0);
            case "reflection top to bottom" -> new Cell(1, -2, 0);
            case "reflection in the main diagonal" -> new Cell(-2, -1, 0);
            case "reflection in the other diagonal" -> new Cell(2, 1, 0);
            case "quarter-turn to the right" -> new Cell(-2, 1, 0);
            case "quarter-turn to the left" -> new Cell(2, -1, 0);
            default -> throw new AssertionError(turn.title());
          };
      assertThat(image).as(turn.title()).isEqualTo(expected);
    }
  }
}
