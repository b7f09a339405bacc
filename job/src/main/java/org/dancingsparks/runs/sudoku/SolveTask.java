package org.dancingsparks.runs.sudoku;

import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.sudoku.PuzzleSolver;
import org.dancingsparks.sudoku.SolverSettings;

/**
 * Solves the puzzles of a range inside a Spark task. The range and the result cross the wire as
 * text, which any serializer knows.
 */
final class SolveTask implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  private final String file;

  /** The settings as text, since a record is not serializable. */
  private final String settings;

  private final long allLines;
  private final String work;
  private final SerializableConfiguration hadoop;

  /**
   * A task.
   *
   * @param work where attempts write
   */
  SolveTask(ListPlan plan, Path work, SerializableConfiguration hadoop) {
    file = plan.list().path();
    settings = SealedJson.text(plan.settings());
    allLines = Math.max(1, plan.lines());
    this.work = work.toString();
    this.hadoop = hadoop;
  }

  @Override
  public String apply(String text, Watch watch) {
    LineRange range = SealedJson.record(LineRange.class, text);
    SolverSettings wanted = SealedJson.record(SolverSettings.class, settings);
    PuzzleSolver solver = PuzzleSolver.of(wanted.shape(), watch::isCancelled);
    try (RangeLines lines = new RangeLines(file, range.bytes(), hadoop.value());
        BinFiles files = new BinFiles(range.bytes().number(), new Path(work), hadoop.value())) {
      RangeSolver puzzles = new RangeSolver(wanted, solver, files);
      return SealedJson.text(puzzles.solve(range, lines, allLines, watch));
    }
  }
}
