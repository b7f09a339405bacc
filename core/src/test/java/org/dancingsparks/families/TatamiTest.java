package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TatamiTest {
  private static BoardPuzzle puzzle(String name) {
    return (BoardPuzzle) Families.find(name).orElseThrow();
  }

  private static long diagram(BoardPuzzle puzzle) {
    return new FrontierSearch(puzzle.problem(), puzzle.defaultOrder())
        .diagram()
        .orElseThrow()
        .count()
        .longValueExact();
  }

  /** OEIS A068921, A068923, A068925, A180970 and A192094; n 2^(n-1) and more on a square. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "tatami:1x1 0",
        "tatami:2x9 28",
        "tatami:4x12 8",
        "tatami:12x4 8",
        "tatami:6x9 1",
        "tatami:3x9,monominoes 1778",
        "tatami:8x10,monominoes 7450",
        "tatami:2x2,monominoes 6"
      })
  void areAsManyAsKnown(String name, long solutions) {
    assertThat(diagram(puzzle(name))).isEqualTo(solutions);
  }

  /** A tiling by dominoes and single cells is a tatami tiling iff no point has four tiles. */
  @ParameterizedTest
  @ValueSource(strings = {"3x4", "4x3", "2x5"})
  void areTheTilingsWithoutFourTilesAtAPoint(String size) {
    BoardPuzzle tilings = puzzle("tilings:I1+I2," + size);
    Links links = new Links(tilings.problem(), tilings.defaultOrder());
    long tatami = 0;
    while (links.next()) {
      tatami += isTatami(tilings, links.solution()) ? 1 : 0;
    }
    assertThat(diagram(puzzle("tatami:" + size + ",monominoes"))).isEqualTo(tatami).isPositive();
  }

  private static boolean isTatami(BoardPuzzle puzzle, int... options) {
    Map<Cell, Integer> owners = new HashMap<>();
    for (int option : options) {
      puzzle.cells(option).forEach(cell -> owners.put(cell, option));
    }
    for (int row = 1; row < puzzle.board().rows(); row++) {
      for (int column = 1; column < puzzle.board().columns(); column++) {
        Set<Integer> round = new HashSet<>();
        round.add(owners.get(Cell.of(row, column)));
        round.add(owners.get(Cell.of(row, column + 1)));
        round.add(owners.get(Cell.of(row + 1, column)));
        round.add(owners.get(Cell.of(row + 1, column + 1)));
        if (round.size() == 4) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tatami:6|did you mean tatami:6x6?",
        "tatami:6x7,singles|There is no puzzle tatami:6x7,singles",
        "tatami:200x200|at most 10,000"
      })
  void wrongParametersAreRefused(String name, String message) {
    assertThatThrownBy(() -> puzzle(name)).hasMessageContaining(message);
  }
}
