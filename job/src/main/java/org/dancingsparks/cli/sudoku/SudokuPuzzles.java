package org.dancingsparks.cli.sudoku;

import java.io.PrintWriter;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.families.Families;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.sudoku.GradedSudoku;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;

/** Prints new sudokus, a line each. */
public record SudokuPuzzles(PrintWriter results) {
  /**
   * Prints new puzzles; stops when their reader has gone.
   *
   * @param drawing also draws them
   */
  public void print(NewSudokus wanted, SolutionPrinter drawing) {
    // Flushed only now and then.
    PrintWriter out = new PrintWriter(results);
    Iterator<GradedSudoku> made = wanted.graded().iterator();
    for (long printed = 0; !isOver(out, printed) && made.hasNext(); printed++) {
      SudokuGrid puzzle = made.next().puzzle();
      drawing.print(options(puzzle));
      out.println(puzzle.line());
    }
    drawing.end();
    out.flush();
  }

  private static boolean isOver(PrintWriter out, long printed) {
    return printed % 64 == 0 && out.checkError();
  }

  /** Returns a puzzle that draws grids of a shape; its options are those of the shape's problem. */
  public static BoardPuzzle drawn(SudokuShape shape) {
    String diagonals = shape.diagonals() == SudokuShape.Diagonals.BOTH ? ",diagonals" : "";
    return Families.find(
            "sudoku:%dx%d%s".formatted(shape.blockRows(), shape.blockColumns(), diagonals))
        .flatMap(Puzzle::onBoard)
        .orElseThrow();
  }

  /** Returns the options of a grid's filled cells. */
  static int[] options(SudokuGrid grid) {
    return IntStream.range(0, grid.shape().cells())
        .filter(cell -> grid.value(cell) > 0)
        .map(cell -> cell * grid.shape().side() + grid.value(cell) - 1)
        .toArray();
  }
}
