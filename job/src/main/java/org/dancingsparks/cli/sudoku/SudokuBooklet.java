package org.dancingsparks.cli.sudoku;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cli.output.NewBooklet;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.sudoku.Difficulty;
import org.dancingsparks.sudoku.GradedSudoku;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.view.booklet.Booklet;
import org.dancingsparks.view.booklet.Booklet.Chapter;
import org.dancingsparks.view.booklet.Booklet.Grading;
import org.dancingsparks.view.booklet.Booklet.Position;

/** A booklet of new sudokus, from easy to hard. */
public final class SudokuBooklet {
  private static final Grading GRADING =
      new Grading(
          Arrays.stream(Difficulty.values()).map(Difficulty::text).toList(),
          "For an easy sudoku it is enough to look for a cell in which only one value is left, or for"
              + " a value that has only one place left in a row, a column or a block. The others take"
              + " more. Suppose that a computer also notices when all places left for a value in a"
              + " block are in one row, or the other way round. It then tries fewer than 10 values"
              + " by guessing in a medium sudoku, 10 to 99 in a hard one, and 100 or more in an"
              + " extreme one.",
          "Below each solution is how many cells are given; none of them can be left out.");

  private final NewBooklet asked;

  public SudokuBooklet(NewBooklet asked) {
    this.asked = asked;
  }

  /**
   * Writes it.
   *
   * @throws InputException if that is too many for a booklet, or the file exists
   */
  public void write(NewSudokus wanted) {
    long puzzles = wanted.puzzles();
    BoardPuzzle grids = SudokuPuzzles.drawn(SudokuShape.order(3));
    String title = puzzles == 1 ? "1 sudoku" : "%,d sudokus".formatted(puzzles);
    Booklet booklet = asked.of(grids, title).graded(GRADING);
    if (puzzles < 1 || puzzles > booklet.most()) {
      throw new InputException(
          "A booklet has 1 to %,d sudokus, not %,d".formatted(booklet.most(), puzzles),
          "choose another number for --generate");
    }
    asked.write(booklet.html(List.of(new Chapter("Sudokus", positions(wanted)))));
  }

  private static List<Position> positions(NewSudokus wanted) {
    return wanted.graded().sorted(GradedSudoku.BY_DIFFICULTY).map(SudokuBooklet::position).toList();
  }

  private static Position position(GradedSudoku graded) {
    return new Position(
        options(graded.puzzle()),
        options(graded.solution()),
        1 + graded.difficulty().ordinal(),
        "%d given".formatted(graded.puzzle().givens()));
  }

  private static List<Integer> options(SudokuGrid grid) {
    return IntStream.of(SudokuPuzzles.options(grid)).boxed().toList();
  }
}
