package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.sudoku.PropagationResult.Outcome;
import org.dancingsparks.sudoku.PropagationStep.Kind;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class PropagateAndSearchTest {
  @Test
  void solvesTheNineLinesInSeventyThreeOperations() {
    PropagationResult result =
        PropagateAndSearch.solve(SudokuSamples.grid(SudokuSamples.NINE_LINES));
    assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
    assertThat(result.grid().line()).isEqualTo(SudokuSamples.SOLUTION);
    assertThat(result.operations()).isEqualTo(73);
    assertThat(result.searches()).isEqualTo(2);
  }

  @Test
  void findsTheArticlesGridWithoutTheLastLine() {
    PropagationResult result =
        PropagateAndSearch.solve(SudokuSamples.grid(SudokuSamples.LAST_LINE_OPEN));
    assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
    assertThat(result.operations()).isEqualTo(77);
    assertThat(result.searches()).isEqualTo(11);
    assertThat(result.grid().line())
        .isEqualTo(
            "612534879349287165758961423594128736827653941"
                + "163479582486395217931742658275816394")
        .isIn(SudokuSamples.completions(SudokuSamples.grid(SudokuSamples.LAST_LINE_OPEN)));
    assertThat(SudokuSamples.completions(SudokuSamples.grid(SudokuSamples.LAST_LINE_OPEN)))
        .hasSize(736);
  }

  @Test
  void saysSoWhereNoPairIsLeft() {
    PropagationResult result = PropagateAndSearch.solve(SudokuSamples.grid(".".repeat(81)));
    assertThat(result.outcome()).isEqualTo(Outcome.NO_PAIR_LEFT);
    assertThat(result.searches()).isEqualTo(1);
    assertThat(result.grid().givens()).isZero();
    assertThat(result.trace())
        .containsExactly(
            new PropagationStep(Kind.PROPAGATION, 2, 2, 0),
            new PropagationStep(Kind.REDUCTION, 0, 2, 0));
  }

  @Test
  void isBlockedAtOnceByGivensThatConflict() {
    SudokuGrid grid = SudokuSamples.grid(SudokuShape.order(2), "11..............");
    PropagationResult result = PropagateAndSearch.solve(grid);
    assertThat(result.outcome()).isEqualTo(Outcome.BLOCKED);
    assertThat(result.searches()).isZero();
  }

  @Test
  void triesTheLowerValueBeforeItIsBlocked() {
    int[] blocked = {0};
    // Of a thousand grids about four.
    Seed.times(
        80_000,
        (random, seed) -> {
          PropagationResult result =
              PropagateAndSearch.solve(SudokuSamples.random(random, SudokuShape.order(2)));
          if (result.outcome() == Outcome.BLOCKED && result.searches() > 0) {
            blocked[0]++;
            assertThat(count(result, Kind.HIGH)).isEqualTo(result.searches());
            assertThat(count(result, Kind.LOW)).isEqualTo(result.searches());
          }
        });
    assertThat(blocked[0]).isPositive();
  }

  private static long count(PropagationResult result, Kind kind) {
    return result.trace().stream().filter(step -> step.kind() == kind).count();
  }

  @Test
  void isNeverWrongAboutSmallGrids() {
    for (SudokuShape shape :
        List.of(
            SudokuShape.order(2),
            SudokuShape.order(2).withDiagonals(),
            SudokuShape.of(1, 3),
            SudokuShape.of(4, 1))) {
      List<String> all = SudokuSamples.all(shape);
      Seed.times(
          500,
          (random, seed) -> {
            SudokuGrid grid = SudokuSamples.random(random, shape);
            List<String> expected =
                all.stream().filter(line -> SudokuSamples.agree(grid, line)).toList();
            PropagationResult result = PropagateAndSearch.solve(grid);
            switch (result.outcome()) {
              case SOLVED -> assertThat(result.grid().line()).isIn(expected);
              case BLOCKED -> assertThat(expected).isEmpty();
              // What followed before any search has to be in every solution.
              case NO_PAIR_LEFT ->
                  assertThat(expected).allMatch(line -> SudokuSamples.agree(result.grid(), line));
            }
          });
    }
  }

  @Test
  void solvesWhateverHasOneSolutionAndPairsEnough() {
    Seed.times(
        50,
        (random, seed) -> {
          SudokuGrid grid =
              SudokuSamples.opened(random, SudokuShape.order(3), SudokuSamples.SOLUTION, 40);
          PropagationResult result = PropagateAndSearch.solve(grid);
          if (result.outcome() == Outcome.SOLVED) {
            assertThat(SudokuSamples.agree(grid, result.grid().line())).isTrue();
            assertThat(Sudoku.solve(result.grid().rows())).isDeepEqualTo(result.grid().rows());
          } else {
            assertThat(result.outcome()).isEqualTo(Outcome.NO_PAIR_LEFT);
          }
        });
  }

  @Test
  void addsUpItsTrace() {
    PropagationResult result =
        PropagateAndSearch.solve(SudokuSamples.grid(SudokuSamples.LAST_LINE_OPEN));
    long operations = 0;
    for (PropagationStep step : result.trace()) {
      operations += step.count();
      assertThat(step.operations()).isEqualTo(operations);
    }
    assertThat(result.operations()).isEqualTo(operations);
    assertThat(count(result, Kind.HIGH)).isEqualTo(result.searches());
  }
}
