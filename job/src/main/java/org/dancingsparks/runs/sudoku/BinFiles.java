package org.dancingsparks.runs.sudoku;

import java.io.Closeable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.parquet.RowFile;

/**
 * The files that an attempt at a range writes: one of its puzzles and, once there is one, another
 * of its malformed lines. To be used by one thread; closing deletes what was not finished.
 */
final class BinFiles implements Closeable {
  private final int bin;
  private final Path work;
  private final Configuration hadoop;
  private final RowFile<SudokuRow> rows;
  private RowFile<Malformed> rejected;
  private Malformed first;

  BinFiles(int bin, Path work, Configuration hadoop) {
    this.bin = bin;
    this.work = work;
    this.hadoop = hadoop;
    rows = new RowFile<>(bin, work, new SudokuRows(), hadoop);
  }

  void write(SudokuRow row) {
    rows.write(row);
  }

  void reject(Malformed line) {
    if (rejected == null) {
      rejected = new RowFile<>(bin, work, new MalformedRows(), hadoop);
      first = line;
    }
    rejected.write(line);
  }

  /** Finishes the files, whose rows are as many as the counts have. */
  SolvedBin finish(LineCounts counts) {
    return new SolvedBin(
        bin, counts, rows.finish(), rejected == null ? null : rejected.finish(), first);
  }

  @Override
  public void close() {
    rows.close();
    if (rejected != null) {
      rejected.close();
    }
  }
}
