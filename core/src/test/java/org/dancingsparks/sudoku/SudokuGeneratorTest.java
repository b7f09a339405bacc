package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class SudokuGeneratorTest {
  private static final int PUZZLES = 1000;

  @Test
  void makesPuzzlesWithOneSolutionOfWhichNoGivenCanBeLeftOut() {
    Seed.times(3, (random, seed) -> checkMinimal(random, PlainSudoku::count));
    ClassicSolver solver = new ClassicSolver();
    Seed.times(500, (random, seed) -> checkMinimal(random, solver::solve));
  }

  private static void checkMinimal(Random random, ToIntBiFunction<byte[], Integer> count) {
    byte[] puzzle = new SudokuGenerator(random.nextLong()).puzzle(random.nextLong());
    assertThat(count.applyAsInt(puzzle, 2)).isEqualTo(1);
    for (int cell = 0; cell < 81; cell++) {
      byte value = puzzle[cell];
      puzzle[cell] = 0;
      assertThat(count.applyAsInt(puzzle, 2)).isEqualTo(value == 0 ? 1 : 2);
      puzzle[cell] = value;
    }
  }

  @Test
  void makesTheSamePuzzleOfASeedAndIndexInAnyOrder() {
    SudokuGenerator generator = new SudokuGenerator(42);
    byte[] first = generator.puzzle(0);
    byte[] second = generator.puzzle(1);
    assertThat(generator.puzzle(0)).isEqualTo(first).isNotSameAs(first);
    assertThat(new SudokuGenerator(42).puzzle(1)).isEqualTo(second);
  }

  @Test
  void makesDistinctPuzzlesFromIndicesAndSeeds() {
    Set<String> puzzles = new HashSet<>();
    for (int number = 0; number < PUZZLES; number++) {
      puzzles.add(new String(new SudokuGenerator(0).puzzle(number - PUZZLES / 2)));
      puzzles.add(new String(new SudokuGenerator(1 + number).puzzle(0)));
    }
    assertThat(puzzles).hasSize(2 * PUZZLES);
  }

  @Test
  void usesEveryCellAndValue() {
    SudokuGenerator generator = new SudokuGenerator(7);
    Set<Integer> seen = new HashSet<>();
    for (int number = 0; number < PUZZLES; number++) {
      byte[] puzzle = generator.puzzle(number);
      for (int cell = 0; cell < 81; cell++) {
        if (puzzle[cell] != 0) {
          seen.add(10 * cell + puzzle[cell]);
        }
      }
    }
    assertThat(seen).hasSize(9 * 81);
  }
}
