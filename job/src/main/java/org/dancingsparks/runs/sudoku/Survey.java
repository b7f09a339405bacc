package org.dancingsparks.runs.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.sudoku.SolverSettings;

/**
 * Divides a list into ranges and counts their lines in tasks. So each range knows its line numbers
 * before any is solved, and checksums reveal a changed list.
 */
public final class Survey implements SparkJob.Work<String, String> {
  private static final long serialVersionUID = 1;

  /** The number of lines between two checks for cancellation. */
  private static final int LINES_AT_ONCE = 1 << 14;

  private final String file;
  private final SerializableConfiguration hadoop;

  private Survey(String file, SerializableConfiguration hadoop) {
    this.file = file;
    this.hadoop = hadoop;
  }

  /**
   * Surveys a list.
   *
   * @param mostBins maximum number of ranges; there are no more than there can be puzzles
   * @throws org.dancingsparks.message.InputException if the list cannot be read
   */
  public static ListPlan plan(
      TaskRunner runner, SudokuList list, SolverSettings settings, int mostBins) {
    long mostLines = list.bytes() / (settings.shape().cells() + 1) + 1;
    List<ByteRange> ranges = ByteRange.divide(list.bytes(), (int) Math.min(mostBins, mostLines));
    LineRange[] counted = new LineRange[ranges.size()];
    runner
        .job("count lines of " + list.name(), "%,d bytes".formatted(list.bytes()))
        .run(
            ranges.stream().map(SealedJson::text).toList(),
            new Survey(list.path(), new SerializableConfiguration(runner.hadoop())),
            text -> {
              LineRange range = SealedJson.record(LineRange.class, text);
              counted[range.bytes().number()] = range;
            },
            (done, found) -> {});
    return new ListPlan(list, settings, mostBins, numbered(counted));
  }

  private static List<LineRange> numbered(LineRange... counted) {
    List<LineRange> ranges = new ArrayList<>();
    long before = 0;
    for (LineRange range : Arrays.asList(counted)) {
      ranges.add(range.after(before));
      before += range.lines();
    }
    return ranges;
  }

  @Override
  public String apply(String text, Watch watch) {
    ByteRange range = SealedJson.record(ByteRange.class, text);
    try (RangeLines lines = new RangeLines(file, range, hadoop.value())) {
      long count = 0;
      while (lines.next()) {
        if (++count % LINES_AT_ONCE == 0) {
          watch.check();
        }
      }
      return SealedJson.text(new LineRange(range, 1, count, lines.sha256()));
    }
  }
}
