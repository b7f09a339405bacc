package org.dancingsparks.lattice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandTurnsTest {
  /** A shape that no symmetry maps to itself. */
  private static List<Cell> shape(Lattice lattice) {
    return switch (lattice) {
      case SQUARE, SPHERES ->
          List.of(
              new Cell(1, 1, 1),
              new Cell(1, 2, 1),
              new Cell(1, 3, 1),
              new Cell(2, 1, 1),
              new Cell(2, 1, 2));
      case HEXAGONAL -> List.of(Cell.of(1, 1), Cell.of(1, 3), Cell.of(1, 5), Cell.of(2, 2));
      case TRIANGULAR ->
          List.of(Cell.of(1, 2), Cell.of(1, 3), Cell.of(1, 4), Cell.of(1, 5), Cell.of(2, 2));
      case TRIANGULAR_SPHERES ->
          List.of(
              new Cell(1, 1, 1),
              new Cell(1, 3, 1),
              new Cell(1, 5, 1),
              new Cell(1, 7, 1),
              new Cell(2, 2, 1),
              new Cell(2, 4, 2));
    };
  }

  private static Set<List<Cell>> reached(Lattice lattice, List<Turn> by) {
    List<List<Cell>> found = new ArrayList<>(List.of(lattice.atOrigin(shape(lattice))));
    Set<List<Cell>> seen = new LinkedHashSet<>(found);
    for (int at = 0; at < found.size(); at++) {
      for (Turn turn : by) {
        List<Cell> next = lattice.atOrigin(lattice.turned(turn, found.get(at)));
        if (seen.add(next)) {
          found.add(next);
        }
      }
    }
    return seen;
  }

  @ParameterizedTest
  @CsvSource({
    "SQUARE, 4, 24, 48",
    "HEXAGONAL, 6, 12, 12",
    "TRIANGULAR, 6, 12, 12",
    "SPHERES, 4, 24, 48",
    "TRIANGULAR_SPHERES, 3, 24, 48"
  })
  void leadToAllOrientations(Lattice lattice, int plane, int hand, int all) {
    HandTurns turns = HandTurns.of(lattice);
    List<Turn> byHand =
        Stream.concat(Stream.of(turns.turn(), turns.flips().get(0)), turns.tip().stream()).toList();
    List<Turn> byMirror = Stream.concat(byHand.stream(), turns.flips().stream()).toList();

    assertThat(reached(lattice, List.of(turns.turn())))
        .hasSize(plane)
        .isEqualTo(Set.copyOf(lattice.orientations(Turns.ROTATIONS, shape(lattice))));
    assertThat(reached(lattice, byHand)).hasSize(hand);
    assertThat(reached(lattice, byMirror))
        .hasSize(all)
        .isEqualTo(
            Set.copyOf(
                lattice.orientations(Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES, shape(lattice))));
    if (!lattice.isFlat()) {
      assertThat(reached(lattice, byHand))
          .isEqualTo(Set.copyOf(lattice.orientations(Turns.SPACE_ROTATIONS, shape(lattice))));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "SQUARE, quarter-turn to the right",
    "HEXAGONAL, rotation by 60 degrees to the right",
    "TRIANGULAR, rotation by 60 degrees to the right",
    "SPHERES, quarter-turn to the right",
    "TRIANGULAR_SPHERES, rotation by 120 degrees to the right"
  })
  void turnToTheRight(Lattice lattice, String title) {
    assertThat(lattice.title(HandTurns.of(lattice).turn())).isEqualTo(title);
  }

  @Test
  void cubesAreFlippedFromLeftToRightAndTippedBackwards() {
    HandTurns turns = HandTurns.of(Lattice.SQUARE);
    List<Cell> cell = List.of(new Cell(2, 3, 5));
    assertThat(Lattice.SQUARE.turned(turns.flips().get(0), cell))
        .containsExactly(new Cell(2, -3, -5));
    assertThat(Lattice.SQUARE.turned(turns.tip().orElseThrow(), cell))
        .containsExactly(new Cell(-5, 3, 2));
  }
}
