package org.dancingsparks.runs.sudoku;

import org.dancingsparks.cover.Watch;
import org.dancingsparks.format.SudokuLineReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.Difficulty;
import org.dancingsparks.sudoku.PuzzleSolver;
import org.dancingsparks.sudoku.SolverSettings;
import org.dancingsparks.sudoku.SudokuShape;

/** Solves the puzzles of one range, line by line. To be used once, by one thread. */
final class RangeSolver {
  /** The number of lines between two reports of progress, and checks for cancellation. */
  private static final int LINES_AT_ONCE = 1 << 8;

  /** The number of nodes between two reports. */
  private static final int NODES_AT_ONCE = 1 << 14;

  private final SudokuLineReader reader;
  private final int limit;
  private final PuzzleSolver solver;
  private final BinFiles files;
  private final byte[] symbols;
  private final byte[] cells;
  private final SudokuRow row;

  private long puzzles;
  private long unique;
  private long several;
  private long propagated;
  private long rejected;
  private long skipped;
  private long nodes;

  RangeSolver(SolverSettings settings, PuzzleSolver solver, BinFiles files) {
    SudokuShape shape = settings.shape();
    reader = new SudokuLineReader(shape);
    this.limit = settings.limit();
    this.solver = solver;
    this.files = files;
    cells = new byte[shape.cells()];
    row = new SudokuRow(shape.cells());
    symbols = new byte[shape.side() + 1];
    symbols[0] = '.';
    for (int value = 1; value < symbols.length; value++) {
      symbols[value] = (byte) shape.symbol(value);
    }
  }

  /**
   * Solves all puzzles of a range.
   *
   * @param allLines number of lines in all ranges
   * @throws InputException if the lines are not those that were counted
   */
  SolvedBin solve(LineRange range, RangeLines lines, long allLines, Watch watch) {
    long reportedLines = 0;
    long reportedPuzzles = 0;
    long reportedNodes = 0;
    long number = 0;
    boolean isOpen = true;
    while (isOpen) {
      isOpen = lines.next();
      if (isOpen) {
        take(range.firstLine() + number, lines);
        number++;
      }
      if (!isOpen
          || number - reportedLines >= LINES_AT_ONCE
          || nodes - reportedNodes >= NODES_AT_ONCE) {
        watch.done((double) (number - reportedLines) / allLines, puzzles - reportedPuzzles);
        watch.check();
        reportedLines = number;
        reportedPuzzles = puzzles;
        reportedNodes = nodes;
      }
    }
    if (number != range.lines() || !lines.sha256().equals(range.sha256())) {
      throw new InputException(
          "The list changed while it was being read, before line %,d"
              .formatted(range.firstLine() + number),
          "run again, and do not change the list meanwhile");
    }
    return files.finish(counts());
  }

  private LineCounts counts() {
    return new LineCounts(
        puzzles, unique, several, puzzles - unique - several, propagated, rejected, skipped, nodes);
  }

  private void take(long line, RangeLines lines) {
    String text = lines.text();
    if (lines.isTooLong()) {
      reject(
          line,
          text,
          "The line has more than %,d bytes; a puzzle has a line of its own."
              .formatted(RangeLines.MAX_BYTES));
      return;
    }
    switch (reader.read(text, cells)) {
      case GRID -> solve(line);
      case NOTHING -> skipped++;
      case MALFORMED -> reject(line, text, reader.fault(text));
    }
  }

  private void reject(long line, String text, String reason) {
    files.reject(Malformed.of(line, text, reason));
    rejected++;
  }

  private void solve(long line) {
    int found = solver.solve(cells, limit);
    boolean isByPropagation = found == 1 && solver.isSolvedByPropagation();
    row.line = line;
    row.solutions = found;
    row.nodes = solver.nodes();
    row.isSolvedByPropagation = isByPropagation;
    row.difficulty = found == 1 ? difficulty(isByPropagation) : null;
    show(row.puzzle);
    if (found > 0) {
      solver.copySolution(cells);
      show(row.solution);
    }
    files.write(row);
    puzzles++;
    unique += found == 1 ? 1 : 0;
    several += found > 1 ? 1 : 0;
    propagated += isByPropagation ? 1 : 0;
    nodes += row.nodes;
  }

  private Difficulty difficulty(boolean isByPropagation) {
    return isByPropagation ? Difficulty.EASY : Difficulty.ofDetour(solver.detour());
  }

  /** Makes the cells characters. */
  private void show(byte[] characters) {
    for (int cell = 0; cell < cells.length; cell++) {
      characters[cell] = symbols[cells[cell]];
    }
  }
}
