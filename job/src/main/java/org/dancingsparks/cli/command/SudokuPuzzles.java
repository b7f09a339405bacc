package org.dancingsparks.cli.command;

import java.io.PrintWriter;
import java.util.stream.IntStream;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Families;
import org.dancingsparks.sudoku.SudokuGenerator;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;
import picocli.CommandLine;

/** Prints new sudokus, a line each. */
record SudokuPuzzles(CommandLine command) {
  /**
   * Prints so many puzzles of a seed; stops when nobody reads on.
   *
   * @param drawing draws them, too
   */
  void print(long puzzles, long seed, SolutionPrinter drawing) {
    // Flushed now and then only.
    PrintWriter out = new PrintWriter(command.getOut());
    SudokuGenerator generator = new SudokuGenerator(seed);
    SudokuShape shape = SudokuShape.order(3);
    for (long index = 0; index < puzzles && !isOver(out, index); index++) {
      SudokuGrid puzzle = SudokuGrid.of(shape, generator.puzzle(index));
      drawing.print(options(puzzle));
      out.println(puzzle.line());
    }
    drawing.end();
    out.flush();
  }

  private static boolean isOver(PrintWriter out, long index) {
    return index % 64 == 0 && out.checkError();
  }

  /** All grids of a shape, to be drawn; their options are those of the problem of the shape. */
  static BoardPuzzle drawn(SudokuShape shape) {
    String diagonals = shape.diagonals() == SudokuShape.Diagonals.BOTH ? ",diagonals" : "";
    return (BoardPuzzle)
        Families.find(
                "sudoku:%dx%d%s".formatted(shape.blockRows(), shape.blockColumns(), diagonals))
            .orElseThrow();
  }

  /** The options that fill the cells of a grid that are not open. */
  static int[] options(SudokuGrid grid) {
    return IntStream.range(0, grid.shape().cells())
        .filter(cell -> grid.value(cell) > 0)
        .map(cell -> cell * grid.shape().side() + grid.value(cell) - 1)
        .toArray();
  }
}
