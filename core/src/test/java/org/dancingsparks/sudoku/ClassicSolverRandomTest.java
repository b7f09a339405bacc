package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** The solver against plain backtracking and plain singles. */
class ClassicSolverRandomTest {
  private static final int RUNS = 1500;

  private final ClassicSolver solver = new ClassicSolver();

  @Test
  void countsWhatBacktrackingCounts() {
    Seed.times(
        RUNS,
        (random, seed) ->
            check(thinned(Sudokus.grid(random), 20 + random.nextInt(62), random), random));
  }

  @Test
  void countsWhatBacktrackingCountsWhereGivensMayBeWrong() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          byte[] givens = thinned(Sudokus.grid(random), 24 + random.nextInt(58), random);
          for (int wrong = 1 + random.nextInt(2); wrong > 0; wrong--) {
            givens[random.nextInt(81)] = (byte) (1 + random.nextInt(9));
          }
          check(givens, random);
        });
  }

  @Test
  void countsWhatBacktrackingCountsWithHardlyAnyGivens() {
    AtomicInteger compared = new AtomicInteger();
    Seed.times(
        RUNS / 5,
        (random, seed) -> {
          byte[] givens = new byte[81];
          for (int given = random.nextInt(12); given > 0; given--) {
            givens[random.nextInt(81)] = (byte) (1 + random.nextInt(9));
          }
          OptionalInt expected = PlainSudoku.countIfShort(givens, 20);
          if (expected.isPresent()) {
            assertThat(solver.solve(givens, 20)).isEqualTo(expected.getAsInt());
            compared.incrementAndGet();
          }
        });
    assertThat(compared.get()).isPositive();
  }

  @Test
  void countsWhatBacktrackingCountsWhereAGivenOfAMinimalPuzzleIsMissing() {
    Seed.times(
        RUNS / 5,
        (random, seed) -> {
          byte[] givens = new SudokuGenerator(seed).puzzle(0);
          check(givens, random);
          int cell = random.nextInt(81);
          givens[cell] = 0;
          check(givens, random);
          givens[cell] = (byte) (1 + random.nextInt(9));
          check(givens, random);
        });
  }

  @Test
  void findsOneSolutionOfEachIsomorph() {
    Seed.times(
        RUNS,
        (random, seed) -> {
          List<String> texts = random.nextBoolean() ? Sudokus.SEVENTEEN : Sudokus.HARD;
          byte[] puzzle = Sudokus.read(texts.get(random.nextInt(texts.size())));
          byte[] isomorph = Sudokus.isomorph(puzzle, random);
          assertThat(solver.solve(isomorph, 2)).isEqualTo(1);
          checkSolution(isomorph, solver.solution());
          assertThat(solver.isSolvedByPropagation())
              .isEqualTo(PlainSudoku.isSolvedBySingles(puzzle));
        });
  }

  private void check(byte[] givens, Random random) {
    int limit = 1 + random.nextInt(40);
    int expected = PlainSudoku.count(givens, limit);
    assertThat(solver.solve(givens, limit)).isEqualTo(expected);
    boolean isSolvedBySingles = expected > 0 && PlainSudoku.isSolvedBySingles(givens);
    assertThat(solver.isSolvedByPropagation()).isEqualTo(isSolvedBySingles);
    if (expected > 0) {
      checkSolution(givens, solver.solution());
    }
    if (isSolvedBySingles) {
      assertThat(solver.nodes()).isEqualTo(1);
    }
    assertRepeatable(givens, limit);
  }

  private static void checkSolution(byte[] givens, byte[] solution) {
    assertThat(PlainSudoku.isSolution(solution)).isTrue();
    for (int cell = 0; cell < 81; cell++) {
      if (givens[cell] != 0) {
        assertThat(solution[cell]).as("cell %d", cell).isEqualTo(givens[cell]);
      }
    }
  }

  /**
   * Checks that a solver used thousands of times gives the results of a new one, in the same order.
   */
  private void assertRepeatable(byte[] givens, int limit) {
    ClassicSolver other = new ClassicSolver();
    int found = other.solve(givens, limit);
    assertThat(other.nodes()).isEqualTo(solver.nodes());
    if (found > 0) {
      assertThat(other.solution()).isEqualTo(solver.solution());
      assertThat(other.solve(givens, 1)).isEqualTo(1);
      assertThat(other.solution()).isEqualTo(solver.solution());
    }
  }

  private static byte[] thinned(byte[] grid, int givens, Random random) {
    for (int left = 81; left > givens; left--) {
      int cell = random.nextInt(81);
      while (grid[cell] == 0) {
        cell = random.nextInt(81);
      }
      grid[cell] = 0;
    }
    return grid;
  }
}
