package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Both solvers give the same result for a puzzle, except for the number of nodes. */
class PuzzleSolverTest {
  private final PuzzleSolver classic = PuzzleSolver.of(SudokuShape.order(3), () -> false);
  private final PuzzleSolver links = new LinksPuzzles(SudokuShape.order(3), () -> false);

  private void assertSame(byte[] puzzle, int limit) {
    int found = classic.solve(puzzle, limit);

    assertThat(links.solve(puzzle, limit)).isEqualTo(found);
    if (found == 1 && limit > 1) {
      assertThat(solution(links, puzzle)).isEqualTo(solution(classic, puzzle));
      assertThat(links.isSolvedByPropagation()).isEqualTo(classic.isSolvedByPropagation());
    }
  }

  private static byte[] solution(PuzzleSolver solver, byte[] puzzle) {
    byte[] cells = new byte[puzzle.length];
    solver.copySolution(cells);
    return cells;
  }

  @Test
  void solversAgreeOnPuzzlesWithOneSolutionAndWithOthers() {
    Seed.times(
        100,
        (random, seed) -> {
          byte[] puzzle = new SudokuGenerator(seed).puzzle(random.nextInt(1000));
          assertSame(puzzle, 2);
          int cell = random.nextInt(81);
          puzzle[cell] = (byte) (puzzle[cell] == 0 ? 1 + random.nextInt(9) : 0);
          assertSame(puzzle, 2);
          assertSame(puzzle, 10);
          assertSame(puzzle, 1);
        });
  }

  @Test
  void easyPuzzlesAreToldFromOthersByBoth() {
    int easy = 0;
    for (int index = 0; index < 100; index++) {
      byte[] puzzle = new SudokuGenerator(5).puzzle(index);
      classic.solve(puzzle, 2);
      easy += classic.isSolvedByPropagation() ? 1 : 0;
    }
    assertThat(easy).isBetween(10, 90);
  }

  @Test
  void givensThatConflictHaveNoSolution() {
    byte[] puzzle = new byte[81];
    puzzle[0] = 5;
    puzzle[8] = 5;
    assertSame(puzzle, 2);
    assertThat(links.nodes()).isZero();
    assertThat(links.isSolvedByPropagation()).isFalse();
    assertThat(links.detour()).isZero();
  }

  @Test
  void nodesOfLinksAreThoseOfTheLastPuzzleAlone() {
    byte[] puzzle = new SudokuGenerator(1).puzzle(0);
    links.solve(puzzle, 2);
    long nodes = links.nodes();
    links.solve(new byte[81], 3);
    links.solve(puzzle, 2);

    assertThat(links.nodes()).isEqualTo(nodes).isPositive();
  }

  @Test
  void gridsOfOrderTwoAreCounted() {
    assertThat(count(SudokuShape.order(2), 1000)).isEqualTo(288);
    assertThat(count(SudokuShape.order(2), 288)).isEqualTo(288);
    assertThat(count(SudokuShape.order(2), 287)).isEqualTo(287);
    assertThat(count(SudokuShape.order(2).withDiagonals(), 1000)).isEqualTo(48);
  }

  private static int count(SudokuShape shape, int limit) {
    return PuzzleSolver.of(shape, () -> false).solve(new byte[shape.cells()], limit);
  }
}
