package org.dancingsparks.cli.sudoku;

import java.util.Optional;
import java.util.stream.Stream;
import org.dancingsparks.sudoku.Difficulty;
import org.dancingsparks.sudoku.GradedSudoku;
import org.dancingsparks.sudoku.SudokuGenerator;

/**
 * A request for the first new sudokus of a seed, of any level or one.
 *
 * @param puzzles their number
 */
public record NewSudokus(long puzzles, long seed, Optional<Difficulty> level) {
  /** Returns them in order; they are the same for the same seed and level. */
  Stream<GradedSudoku> graded() {
    return new SudokuGenerator(seed)
        .graded()
        .filter(made -> level.isEmpty() || level.get() == made.difficulty())
        .limit(puzzles);
  }
}
