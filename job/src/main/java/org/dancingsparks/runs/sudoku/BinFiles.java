package org.dancingsparks.runs.sudoku;

import java.io.Closeable;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.parquet.RowFile;

/**
 * The files that an attempt at a range writes: one of its puzzles and, once there is one, another
 * of its malformed lines. To be used by one thread; closing deletes what was not finished.
 */
final class BinFiles implements Closeable {
  /**
   * The columns of both kinds of files whose values are mostly distinct. Parquet's writers share
   * one factory in a JVM, which takes the settings of the file that was begun last: both kinds have
   * the same, so that their bytes do not depend on what other tasks do.
   */
  static final Set<String> DISTINCT = Set.of("line", "puzzle", "solution", "text");

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
