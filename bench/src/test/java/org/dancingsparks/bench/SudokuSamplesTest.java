package org.dancingsparks.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.dancingsparks.sudoku.ClassicSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SudokuSamplesTest {
  private final ClassicSolver solver = new ClassicSolver();

  @Test
  void seventeenGivensAreSeventeen() {
    for (byte[] puzzle : SudokuSamples.known("seventeen")) {
      int givens = 0;
      for (byte value : puzzle) {
        givens += value == 0 ? 0 : 1;
      }
      assertThat(givens).isEqualTo(17);
    }
  }

  @ParameterizedTest
  @CsvSource({"seventeen, 72", "hard, 10"})
  void puzzlesAndTheirIsomorphsHaveOneSolution(String list, int known) {
    assertThat(SudokuSamples.known(list)).hasSize(known);
    Set<String> distinct = new HashSet<>();
    for (byte[] puzzle : SudokuSamples.of(list, 500, 1)) {
      assertThat(solver.solve(puzzle, 2)).isEqualTo(1);
      distinct.add(new String(puzzle));
    }
    assertThat(distinct).hasSize(500);
  }

  @Test
  void theSameSeedMakesTheSame() {
    assertThat(SudokuSamples.of("hard", 50, 7).toArray())
        .isEqualTo(SudokuSamples.of("hard", 50, 7).toArray());
  }
}
