package org.dancingsparks.cli;

import java.io.PrintWriter;
import org.dancingsparks.sudoku.SudokuGenerator;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;
import picocli.CommandLine;

/** Prints new sudokus, a line each. */
record SudokuPuzzles(CommandLine command) {
  /** Prints so many puzzles of a seed; stops when nobody reads on. */
  void print(long puzzles, long seed) {
    // Flushed now and then only.
    PrintWriter out = new PrintWriter(command.getOut());
    SudokuGenerator generator = new SudokuGenerator(seed);
    SudokuShape shape = SudokuShape.order(3);
    for (long index = 0; index < puzzles && !isOver(out, index); index++) {
      out.println(SudokuGrid.of(shape, generator.puzzle(index)).line());
    }
    out.flush();
  }

  private static boolean isOver(PrintWriter out, long index) {
    return index % 64 == 0 && out.checkError();
  }
}
