package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassicSolverTest {
  private final ClassicSolver solver = new ClassicSolver();

  @Test
  void findsTheKnownSolution() {
    assertThat(solver.solve(Sudokus.read(Sudokus.KNOWN), 10)).isEqualTo(1);
    assertThat(solver.solution()).isEqualTo(Sudokus.read(Sudokus.KNOWN_SOLUTION));
    assertThat(solver.solution(80)).isEqualTo((byte) 9);
  }

  @Test
  void provesThatPuzzlesOfSeventeenGivensHaveOneSolution() {
    for (String text : Sudokus.SEVENTEEN) {
      assertThat(text.chars().filter(given -> given != '0')).hasSize(17);
      assertThat(solver.solve(Sudokus.read(text), 2)).as(text).isEqualTo(1);
      assertThat(PlainSudoku.count(Sudokus.read(text), 2)).as(text).isEqualTo(1);
      assertThat(PlainSudoku.isSolution(solver.solution())).isTrue();
    }
  }

  @Test
  void solvesHardPuzzlesByGuessing() {
    for (String text : Sudokus.HARD) {
      assertThat(solver.solve(Sudokus.read(text), 2)).as(text).isEqualTo(1);
      assertThat(PlainSudoku.isSolution(solver.solution())).isTrue();
      assertThat(solver.isSolvedByPropagation()).isFalse();
      assertThat(solver.nodes()).isGreaterThan(2);
      assertThat(PlainSudoku.count(Sudokus.read(text), 2)).as(text).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000, 20_000})
  void countsTheEmptyGridUpToTheLimit(int limit) {
    assertThat(solver.solve(new byte[81], limit)).isEqualTo(limit);
    assertThat(PlainSudoku.isSolution(solver.solution())).isTrue();
    assertThat(solver.isSolvedByPropagation()).isFalse();
  }

  @Test
  void countsAllSolutionsWhereTwoValuesCanChangePlaces() {
    byte[] givens = Sudokus.read(Sudokus.KNOWN_SOLUTION);
    givens[3] = 0;
    givens[4] = 0;
    givens[5] = 0;
    givens[6] = 0;
    givens[7] = 0;
    givens[8] = 0;
    assertThat(solver.solve(givens, 100)).isEqualTo(PlainSudoku.count(givens, 100)).isEqualTo(1);
    for (int cell = 0; cell < 81; cell++) {
      if (givens[cell] == 1 || givens[cell] == 2) {
        givens[cell] = 0;
      }
    }
    assertThat(solver.solve(givens, 100))
        .isEqualTo(PlainSudoku.count(givens, 100))
        .isGreaterThan(1);
  }

  @Test
  void leavesTheGivensAlone() {
    byte[] givens = Sudokus.read(Sudokus.KNOWN);
    solver.solve(givens, 2);
    assertThat(givens).isEqualTo(Sudokus.read(Sudokus.KNOWN));
  }

  @Test
  void takesAFullGridAtTheRoot() {
    assertThat(solver.solve(Sudokus.read(Sudokus.KNOWN_SOLUTION), 2)).isEqualTo(1);
    assertThat(solver.nodes()).isEqualTo(1);
    assertThat(solver.isSolvedByPropagation()).isTrue();
    assertThat(solver.solution()).isEqualTo(Sudokus.read(Sudokus.KNOWN_SOLUTION));
  }

  @Test
  void refusesEveryFullGridWithOneValueWrong() {
    for (int cell = 0; cell < 81; cell++) {
      byte[] givens = Sudokus.read(Sudokus.KNOWN_SOLUTION);
      givens[cell] = (byte) (givens[cell] % 9 + 1);
      assertThat(solver.solve(givens, 2)).as("cell %d", cell).isZero();
      assertThat(solver.isSolvedByPropagation()).isFalse();
    }
  }

  @Test
  void refusesAnyTwoEqualGivensThatSeeEachOther() {
    for (int cell = 0; cell < 81; cell++) {
      for (int other = 0; other < cell; other++) {
        byte[] givens = new byte[81];
        givens[cell] = 7;
        givens[other] = 7;
        assertThat(solver.solve(givens, 1))
            .as("%d and %d", other, cell)
            .isEqualTo(PlainSudoku.sees(cell, other) ? 0 : 1);
      }
    }
  }

  @Test
  void refusesACellWithoutAValue() {
    byte[] givens =
        Sudokus.read(
            "012345670000000000000000000900000000000000000000000000800000000000000000000000000");
    assertThat(solver.solve(givens, 2)).isZero();
    assertThat(PlainSudoku.count(givens, 2)).isZero();
  }

  @Test
  void findsAsManySolutionsOfAPuzzleAgain() {
    Set<Long> nodes = new HashSet<>();
    Set<String> solutions = new HashSet<>();
    for (int again = 0; again < 3; again++) {
      solver.solve(new byte[81], 5);
      solver.solve(Sudokus.read(Sudokus.HARD.get(0)), 2);
      nodes.add(solver.nodes());
      solver.solve(new byte[81], 3);
      solutions.add(new String(solver.solution()));
    }
    assertThat(nodes).hasSize(1);
    assertThat(solutions).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 80, 82})
  void refusesAnythingButEightyOneCells(int cells) {
    assertThatThrownBy(() -> solver.solve(new byte[cells], 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("81 cells, not " + cells);
  }

  @Test
  void refusesAWrongValueInAnyCell() {
    for (int cell = 0; cell < 81; cell++) {
      for (byte value : new byte[] {10, 127, -1, -128}) {
        byte[] givens = new byte[81];
        givens[cell] = value;
        assertThatThrownBy(() -> solver.solve(givens, 1))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("Cell " + cell + " has the value " + value);
      }
    }
  }

  @Test
  void refusesALimitBelowOne() {
    assertThatThrownBy(() -> solver.solve(new byte[81], 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("up to 0");
  }

  @Test
  void hasNoSolutionToShowWhereThereIsNone() {
    assertThatThrownBy(solver::solution).isInstanceOf(IllegalStateException.class);
    assertThat(solver.isSolvedByPropagation()).isFalse();
    solver.solve(new byte[81], 1);
    assertThatThrownBy(() -> solver.solution(81)).isInstanceOf(IllegalArgumentException.class);
    byte[] givens = new byte[81];
    givens[0] = 1;
    givens[1] = 1;
    solver.solve(givens, 1);
    assertThatThrownBy(() -> solver.solution(0)).isInstanceOf(IllegalStateException.class);
  }
}
