package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same Sudokus as exact covers and as alldifferent constraints, under two consistencies. */
class ChocoSudokuTest {
  @ParameterizedTest
  @ValueSource(strings = {"BC", "AC"})
  void solvesTheNineLinesAlike(String consistency) {
    SudokuGrid grid = SudokuSamples.grid(SudokuSamples.NINE_LINES);
    assertThat(new ChocoSudoku(grid, consistency).solutions())
        .containsExactly(SudokuSamples.SOLUTION);
    assertThat(SudokuSamples.completions(grid)).containsExactly(SudokuSamples.SOLUTION);
  }

  @ParameterizedTest
  @ValueSource(strings = {"BC", "AC"})
  void listsTheSame736WithoutTheLastLine(String consistency) {
    SudokuGrid grid = SudokuSamples.grid(SudokuSamples.LAST_LINE_OPEN);
    assertThat(new ChocoSudoku(grid, consistency).solutions())
        .hasSize(736)
        .hasSameElementsAs(SudokuSamples.completions(grid));
  }

  @ParameterizedTest
  @ValueSource(strings = {"BC", "AC"})
  void listsTheSameGridsOfOrderTwo(String consistency) {
    SudokuShape shape = SudokuShape.order(2);
    assertThat(all(shape, consistency)).hasSize(288).hasSameElementsAs(SudokuSamples.all(shape));
    SudokuShape diagonals = shape.withDiagonals();
    assertThat(all(diagonals, consistency))
        .hasSize(48)
        .hasSameElementsAs(SudokuSamples.all(diagonals));
  }

  private static List<String> all(SudokuShape shape, String consistency) {
    return new ChocoSudoku(SudokuSamples.grid(shape, ".".repeat(shape.cells())), consistency)
        .solutions();
  }

  @ParameterizedTest
  @ValueSource(strings = {"BC", "AC"})
  void completesRandomGridsAlike(String consistency) {
    Seed.times(
        30,
        (random, seed) -> {
          SudokuGrid grid =
              SudokuSamples.opened(
                  random, SudokuShape.order(3), SudokuSamples.SOLUTION, 35 + random.nextInt(15));
          assertThat(SudokuSamples.completions(grid))
              .containsExactlyInAnyOrderElementsOf(new ChocoSudoku(grid, consistency).solutions());
          SudokuShape oblong = SudokuShape.of(2, 3);
          SudokuGrid small =
              SudokuSamples.opened(
                  random,
                  oblong,
                  SudokuGrid.of(oblong, Sudoku.solve(oblong, new int[6][6])).line(),
                  10 + random.nextInt(10));
          assertThat(SudokuSamples.completions(small))
              .containsExactlyInAnyOrderElementsOf(new ChocoSudoku(small, consistency).solutions());
        });
  }
}
