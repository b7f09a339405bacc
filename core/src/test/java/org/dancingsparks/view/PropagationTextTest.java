package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.sudoku.PropagateAndSearch;
import org.dancingsparks.sudoku.PropagationResult;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuSamples;
import org.dancingsparks.sudoku.SudokuShape;
import org.junit.jupiter.api.Test;

class PropagationTextTest {
  private static PropagationResult solve(String line) {
    return PropagateAndSearch.solve(SudokuSamples.grid(line));
  }

  @Test
  void isTheArticlesTableFigureByFigure() {
    String table = PropagationText.table(solve(SudokuSamples.LAST_LINE_OPEN));
    assertThat(table.replaceAll(" +", " ").replaceAll("(?m)^ ", ""))
        .isEqualTo(
            """
            Prop Red Srch Tot. Prop Tot. Srch
            3 - - 3 0
            - 3 - 6 0
            3 - - 9 0
            - 0 - 9 0
            - - h 9 1
            3 - - 12 1
            - 0 - 12 1
            - - h 12 2
            3 - - 15 2
            - 3 - 18 2
            3 - - 21 2
            - 2 - 23 2
            3 - - 26 2
            - 0 - 26 2
            - - h 26 3
            3 - - 29 3
            - 0 - 29 3
            - - h 29 4
            5 - - 34 4
            - 1 - 35 4
            3 - - 38 4
            - 0 - 38 4
            - - h 38 5
            3 - - 41 5
            - 0 - 41 5
            - - h 41 6
            5 - - 46 6
            - 1 - 47 6
            3 - - 50 6
            - 0 - 50 6
            - - l 50 6
            3 - - 53 6
            - 0 - 53 6
            - - h 53 7
            3 - - 56 7
            - 1 - 57 7
            3 - - 60 7
            - 0 - 60 7
            - - h 60 8
            5 - - 65 8
            - 0 - 65 8
            - - h 65 9
            3 - - 68 9
            - 0 - 68 9
            - - h 68 10
            4 - - 72 10
            - 0 - 72 10
            - - h 72 11
            5 - - 77 11
            - 0 - 77 11
            """);
  }

  @Test
  void alignsItsColumns() {
    String table = PropagationText.table(solve(SudokuSamples.NINE_LINES));
    assertThat(table)
        .startsWith(
            """
            Prop  Red  Srch  Tot. Prop  Tot. Srch
               4    -     -          4          0
               -    4     -          8          0
            """);
    assertThat(table.lines().map(String::length)).containsOnly(37);
  }

  @Test
  void endsInTheSolution() {
    assertThat(PropagationText.text(solve(SudokuSamples.NINE_LINES)))
        .endsWith(
            "Solved: operations 73, searches 2.\n"
                + SudokuSamples.grid(SudokuSamples.SOLUTION).drawing());
  }

  @Test
  void saysHowItEnded() {
    assertThat(PropagationText.summary(solve("11" + ".".repeat(79))))
        .startsWith("Blocked, so there is no solution: operations ");
    SudokuGrid open = SudokuSamples.grid(SudokuShape.order(3), ".".repeat(81));
    assertThat(PropagationText.summary(PropagateAndSearch.solve(open)))
        .contains("this algorithm gives up", "is not known")
        .endsWith(": operations 2, searches 1.\n");
  }
}
