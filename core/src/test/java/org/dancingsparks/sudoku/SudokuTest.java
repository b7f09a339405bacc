package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class SudokuTest {
  @Test
  void findsTheOneSolution() {
    int[][] grid = SudokuSamples.grid(SudokuSamples.NINE_LINES).rows();
    assertThat(SudokuGrid.of(Sudoku.solve(grid)).line()).isEqualTo(SudokuSamples.SOLUTION);
  }

  @Test
  void leavesTheGridGivenAsItIs() {
    int[][] grid = SudokuSamples.grid(SudokuSamples.NINE_LINES).rows();
    int[][] solution = Sudoku.solve(grid);
    assertThat(grid).isDeepEqualTo(SudokuSamples.grid(SudokuSamples.NINE_LINES).rows());
    assertThat(Sudoku.solve(solution)).isDeepEqualTo(solution).isNotSameAs(solution);
  }

  @Test
  void answersAnEmptyArrayWhereThereIsNoSolution() {
    int[][] conflict = new int[9][9];
    conflict[0][0] = 5;
    conflict[8][0] = 5;
    assertThat(Sudoku.solve(conflict)).isDeepEqualTo(new int[0][0]);
    // No givens conflict, but the last cell of row 1 has no value left.
    int[][] stuck = {{1, 2, 3, 0}, {0, 0, 0, 4}, {0, 0, 0, 0}, {0, 0, 0, 0}};
    assertThat(Sudoku.solve(stuck)).isDeepEqualTo(new int[0][0]);
  }

  @Test
  void findsOneOfTheCompletionsIfThereAreAny() {
    SudokuShape shape = SudokuShape.order(2);
    List<String> all = SudokuSamples.all(shape);
    Seed.times(
        300,
        (random, seed) -> {
          SudokuGrid grid = SudokuSamples.random(random, shape);
          List<String> expected =
              all.stream().filter(line -> SudokuSamples.agree(grid, line)).toList();
          int[][] solution = Sudoku.solve(grid.rows());
          assertThat(solution.length == 0).isEqualTo(expected.isEmpty());
          if (!expected.isEmpty()) {
            assertThat(SudokuGrid.of(solution).line()).isIn(expected);
          }
        });
  }

  @Test
  void solvesEmptyGridsOfEachShape() {
    List<SudokuShape> shapes =
        List.of(
            SudokuShape.order(1),
            SudokuShape.order(3).withDiagonals(),
            SudokuShape.of(2, 3),
            SudokuShape.of(4, 3),
            SudokuShape.of(1, 7),
            SudokuShape.order(4));
    for (SudokuShape shape : shapes) {
      int[][] solution = Sudoku.solve(shape, new int[shape.side()][shape.side()]);
      assertThat(solution).as("%s", shape).hasDimensions(shape.side(), shape.side());
      assertEachUnitHoldsAllValues(shape, SudokuGrid.of(shape, solution));
    }
  }

  private static void assertEachUnitHoldsAllValues(SudokuShape shape, SudokuGrid grid) {
    boolean hasDiagonals = shape.diagonals() == SudokuShape.Diagonals.BOTH;
    boolean[][] seen = new boolean[3 * shape.side() + 2][shape.side() + 1];
    for (int cell = 0; cell < shape.cells(); cell++) {
      int row = cell / shape.side();
      int column = cell % shape.side();
      int value = grid.value(cell);
      seen[row][value] = true;
      seen[shape.side() + column][value] = true;
      seen[2 * shape.side() + shape.blockOf(cell)][value] = true;
      seen[3 * shape.side()][value] |= !hasDiagonals || row == column;
      seen[3 * shape.side() + 1][value] |= !hasDiagonals || row + column == shape.side() - 1;
    }
    for (boolean[] unit : seen) {
      unit[0] = true;
    }
    assertThat(Arrays.stream(seen).allMatch(SudokuTest::isFull)).as("%s", shape).isTrue();
  }

  private static boolean isFull(boolean[] unit) {
    for (boolean isSeen : unit) {
      if (!isSeen) {
        return false;
      }
    }
    return true;
  }

  @Test
  void refusesMalformedGrids() {
    int[][] grid = new int[9][9];
    grid[2][3] = 11;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sudoku.solve(grid))
        .withMessageContaining("Row 3, column 4 of the grid holds 11");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sudoku.solve(new int[6][6]))
        .withMessageContaining("such as 2x3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Sudoku.solve(SudokuShape.of(2, 3), new int[6][]))
        .withMessageContaining("Row 1 of the grid is null");
    assertThatIllegalArgumentException().isThrownBy(() -> Sudoku.solve(null));
    assertThatIllegalArgumentException().isThrownBy(() -> Sudoku.solve(null, grid));
  }
}
