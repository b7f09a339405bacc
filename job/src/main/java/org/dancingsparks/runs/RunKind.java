package org.dancingsparks.runs;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * The properties of a run that differ between kinds of runs; {@link StoredRun} does the rest.
 *
 * @param <B> the record of a finished bin
 * @param <S> the summary of a complete run
 */
public interface RunKind<B extends Record & BinCommit, S extends Record> {
  /** The header, and the bins. */
  RunOutline<B> outline();

  /** Writes the files that lie beside the parts; none by default. */
  default List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return List.of();
  }

  /** The job that does bins of a step; each result is the text of the bin's record, sealed. */
  StepJob<String> job(TaskRunner runner, Step<B> step);

  /**
   * A step about to be done.
   *
   * @param work the directory where its tasks write, and where the files of earlier steps are
   * @param number from 0
   * @param bins by number, the bins that are done; null for the others
   */
  record Step<B>(Path work, int number, List<B> bins) {}

  /**
   * Called when a resumed run goes back to an earlier step; does nothing by default.
   *
   * @param step the first with bins to be done again
   * @param faulty the names of the files between steps that are damaged or missing, at least one
   */
  default void repeats(int step, List<String> faulty) {}

  /** Called with the bins of a step that this run has ended; does nothing by default. */
  default void ended(int step, List<B> bins) {}

  /** The share of the run that a finished bin is, from 0 to 1. */
  double weight(B bin);

  /** The results in a finished bin, as progress counts them. */
  BigInteger results(B bin);

  /**
   * The summary of the run.
   *
   * @param bins all of them, in order
   * @param sideFiles the files beside the parts
   */
  S summary(List<B> bins, List<FileRecord> sideFiles);
}
