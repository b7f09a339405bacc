package org.dancingsparks.verify;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.parquet.example.data.Group;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.links.Links;
import org.dancingsparks.parquet.RowReader;
import org.dancingsparks.runs.DamagedException;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.sudoku.ListSummary;
import org.dancingsparks.runs.sudoku.SolvedPuzzle;
import org.dancingsparks.runs.sudoku.SudokuRows;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.sudoku.SolverSettings;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuProblem;

/**
 * Checks a part of a solved list inside a Spark task: its content against the manifest, each
 * solution against its puzzle, and some numbers of solutions by Dancing Links. The manifest's entry
 * and the findings cross the wire as text.
 */
final class ListPartCheck implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  private final String directory;
  private final String settings;

  /** From one line whose puzzle is solved again to the next. */
  private final long step;

  private final SerializableConfiguration hadoop;

  /**
   * The findings.
   *
   * @param number of the part
   * @param faults the first one, if there is any
   * @param rows that were read
   * @param recounted puzzles solved again
   */
  record Findings(int number, List<String> faults, long rows, long recounted) {}

  ListPartCheck(
      String directory, SolverSettings settings, long step, SerializableConfiguration hadoop) {
    this.directory = directory;
    this.settings = SealedJson.text(settings);
    this.step = step;
    this.hadoop = hadoop;
  }

  @Override
  public String apply(String text, Watch watch) {
    ListSummary.Part part = SealedJson.record(ListSummary.Part.class, text);
    Rows rows = new Rows(SealedJson.record(SolverSettings.class, settings), part, watch);
    Optional<String> fault = FirstFault.of(part.asFile(), directory, hadoop.value(), rows::check);
    return SealedJson.text(
        new Findings(
            TaskContext.getPartitionId(), fault.stream().toList(), rows.number, rows.recounted));
  }

  /** The rows of a part. */
  private final class Rows {
    private final ListSummary.Part part;
    private final Watch watch;
    private final SudokuProblem sudoku;
    private final Links links;
    private final int limit;
    private long last;
    private long number;
    private long recounted;

    Rows(SolverSettings settings, ListSummary.Part part, Watch watch) {
      this.part = part;
      this.watch = watch;
      sudoku = SudokuProblem.of(settings.shape());
      links =
          new Links(sudoku.problem(), ItemOrder.given(sudoku.problem()))
              .cancelledBy(watch::isCancelled);
      limit = settings.limit();
      last = part.firstLine() - 1;
    }

    void check(RunDirectory run) throws IOException {
      try (RowReader rows =
          RowReader.open(run.files(), run.path(part.file()), new SudokuRows().type())) {
        for (Group row = rows.next(); row != null; row = rows.next()) {
          number++;
          check(SolvedPuzzle.of(row));
          watch.check();
        }
      }
      if (number != part.rows()) {
        throw new DamagedException(
            "has %,d rows, and the manifest says %,d".formatted(number, part.rows()));
      }
    }

    private void check(SolvedPuzzle row) {
      boolean isInside = row.line() > last && row.line() < part.firstLine() + part.lines();
      if (!isInside) {
        throw new DamagedException("row %,d is not that of a later line".formatted(number));
      }
      last = row.line();
      if (!isRight(row)) {
        throw new DamagedException("the row of line %,d is wrong".formatted(row.line()));
      }
    }

    private boolean isRight(SolvedPuzzle row) {
      Optional<SudokuGrid> puzzle = grid(row.puzzle());
      if (puzzle.isEmpty() || (row.solutions() == 0) != row.solution().isEmpty()) {
        return false;
      }
      boolean isSolved = row.solution().isEmpty() || isSolution(row);
      return isSolved && (row.line() % step != 0 || row.solutions() == solutions(puzzle.get()));
    }

    private boolean isSolution(SolvedPuzzle row) {
      Optional<SudokuGrid> solution = grid(row.solution());
      for (int cell = 0; cell < row.puzzle().length(); cell++) {
        char given = row.puzzle().charAt(cell);
        if (solution.isPresent() && given != '.' && given != row.solution().charAt(cell)) {
          return false;
        }
      }
      return solution
          .filter(grid -> grid.givens() == grid.shape().cells())
          .flatMap(sudoku::givens)
          .isPresent();
    }

    /** The grid that a text stands for; empty if it is not a grid. */
    private Optional<SudokuGrid> grid(String text) {
      byte[] values = new byte[sudoku.shape().cells()];
      if (text.length() != values.length) {
        return Optional.empty();
      }
      for (int cell = 0; cell < values.length; cell++) {
        int value = text.charAt(cell) == '.' ? 0 : sudoku.shape().value(text.charAt(cell));
        if (value < 0 || value > sudoku.shape().side()) {
          return Optional.empty();
        }
        values[cell] = (byte) value;
      }
      return Optional.of(SudokuGrid.of(sudoku.shape(), values));
    }

    private int solutions(SudokuGrid puzzle) {
      recounted++;
      Optional<Prefix> givens = sudoku.givens(puzzle);
      int found = 0;
      if (givens.isPresent()) {
        links.from(givens.get());
        while (found < limit && links.next()) {
          found++;
        }
      }
      return found;
    }
  }
}
