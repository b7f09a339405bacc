package org.dancingsparks.runs.starts;

import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.starts.Grader;
import org.dancingsparks.starts.StartVisitor;

/** Writes unique starts to a file, each with its grade unless the grader is null. */
record StartWriter(RowFile<StartRow> file, StartRow row, int[] givens, Grader grader)
    implements StartVisitor {
  @Override
  public void start(int[] start, long solution) {
    System.arraycopy(start, 0, row.options, 0, start.length);
    System.arraycopy(givens, 0, row.options, start.length, givens.length);
    row.solution = solution;
    row.grade = grader == null ? null : grader.grade(start);
    file.write(row);
  }
}
