package org.dancingsparks.search;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * Solutions one after another as rows with a column per piece, at a cost proportional to the
 * changes from one to the next.
 *
 * <p>A search finds solutions depth first, so most options of a solution are those of the one
 * before: each column is a list of runs of the same option, and rows are never assembled. The
 * caller decides how many rows form a group. One thread.
 */
public final class PieceRuns {
  private final ColumnRuns[] columns;

  /** By option: the runs of its column. */
  private final ColumnRuns[] runsOf;

  private final boolean isAnyNullable;

  /** The options of the last solution in order; only where a column is nullable. */
  private int[] previous = {};

  private int previousSize;
  private int rows;
  private int size;

  /**
   * The runs of no rows.
   *
   * @param schema with a column per piece
   */
  public PieceRuns(SolutionSchema schema) {
    int[][] options = schema.optionsByColumn();
    columns = Stream.generate(ColumnRuns::new).limit(options.length).toArray(ColumnRuns[]::new);
    runsOf = new ColumnRuns[Arrays.stream(options).mapToInt(own -> own.length).sum()];
    for (int column = 0; column < columns.length; column++) {
      for (int option : options[column]) {
        runsOf[option] = columns[column];
      }
    }
    isAnyNullable = schema.columns().stream().anyMatch(SolutionSchema.Column::isNullable);
  }

  /**
   * Adds a row.
   *
   * @param solution option ids in any order; not retained
   * @param unchanged number of leading options shared with the solution before; 0 is always right,
   *     more saves work
   */
  public void add(int[] solution, int unchanged) {
    for (int index = unchanged; index < solution.length; index++) {
      int option = solution[index];
      size += runsOf[option].name(option, rows);
    }
    if (isAnyNullable) {
      dropAbsent(solution, unchanged);
    }
    rows++;
  }

  /** Sets the columns of options that only the last solution had to NULL. */
  private void dropAbsent(int[] solution, int unchanged) {
    for (int index = unchanged; index < previousSize; index++) {
      size += runsOf[previous[index]].nullUnlessNamed(rows);
    }
    if (previous.length < solution.length) {
      previous = Arrays.copyOf(previous, solution.length);
    }
    System.arraycopy(solution, unchanged, previous, unchanged, solution.length - unchanged);
    previousSize = solution.length;
  }

  /** Rows of the group so far. */
  public int rows() {
    return rows;
  }

  /** Runs of all columns that have ended in the group so far. */
  public int size() {
    return size;
  }

  /** Number of columns. */
  public int columns() {
    return columns.length;
  }

  /** The runs of a column; all of the group's rows are in them once it has ended. */
  public ColumnRuns column(int column) {
    return columns[column];
  }

  /** Ends the group. */
  public void endGroup() {
    for (ColumnRuns column : columns) {
      column.endGroup(rows);
    }
  }

  /** Begins the next group, whose rows count from 0 again. */
  public void startGroup() {
    for (ColumnRuns column : columns) {
      column.startGroup();
    }
    rows = 0;
    size = 0;
  }
}
