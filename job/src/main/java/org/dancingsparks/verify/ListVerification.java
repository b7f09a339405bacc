package org.dancingsparks.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.RunNames;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.sudoku.ListHeader;
import org.dancingsparks.runs.sudoku.ListRun;
import org.dancingsparks.runs.sudoku.ListSummary;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.sudoku.SolverSettings;

/**
 * Proves a complete run over a list of sudokus. Its files are exactly those of the manifest; the
 * solutions solve their puzzles; the statistics match the values; and Dancing Links finds as many
 * solutions for a sample of puzzles, or all.
 */
public final class ListVerification {
  /** The approximate number of puzzles in a sample. */
  private static final long SAMPLE = 1000;

  private final String directory;
  private final Faults faults = new Faults();
  private final Manifest<ListHeader, ListSummary> manifest;
  private final ListSummary summary;
  private long recounted;

  /**
   * A verification of a directory.
   *
   * @throws org.dancingsparks.runs.StoreException if there is no complete run, or its manifest
   *     cannot be understood
   */
  public ListVerification(String directory, Configuration hadoop) {
    this.directory = directory;
    manifest =
        Opening.of(
            directory,
            hadoop,
            run -> {
              Manifest<ListHeader, ListSummary> found =
                  ListRun.MANIFESTS.readComplete(directory, run);
              List<ListSummary.Part> parts = found.summary().orElseThrow().parts();
              List<FileRecord> rejected =
                  parts.stream().map(ListSummary.Part::rejected).filter(Objects::nonNull).toList();
              new FileCheck(run, faults)
                  .check(rejected, parts.stream().map(ListSummary.Part::asFile).toList());
              checkNumbers(run.name(RunNames.MANIFEST), found.summary().orElseThrow());
              return found;
            });
    summary = manifest.summary().orElseThrow();
  }

  private void checkNumbers(String file, ListSummary found) {
    long rows = found.parts().stream().mapToLong(ListSummary.Part::rows).sum();
    faults.check(rows == found.totals().puzzles(), file, "its numbers of rows do not fit");
  }

  /** Reads all parts by Spark, and solves a sample of the puzzles, or all, again. */
  public void readParts(SparkContext spark, Extent extent, Progress progress) {
    if (!faults.areNone()) {
      return;
    }
    ListHeader header = manifest.header();
    ListPartCheck check =
        new ListPartCheck(
            directory,
            new SolverSettings(header.shape(), header.limit()),
            extent.step(summary.totals().lines(), SAMPLE),
            new SerializableConfiguration(spark.hadoopConfiguration()));
    List<ListPartCheck.Findings> found = new ArrayList<>();
    new SparkJob(spark, "verify " + directory, "%,d puzzles".formatted(puzzles()))
        .run(
            summary.parts().stream().map(SealedJson::text).toList(),
            check,
            text -> found.add(SealedJson.record(ListPartCheck.Findings.class, text)),
            progress);
    found.sort((one, other) -> Integer.compare(one.number(), other.number()));
    for (ListPartCheck.Findings part : found) {
      part.faults().forEach(what -> faults.add(RunNames.partName(part.number()), what));
      recounted += part.recounted();
    }
  }

  /** All faults, file by file; none if none was found. */
  public List<String> faults() {
    return faults.list();
  }

  /** The number of puzzles. */
  public long puzzles() {
    return summary.totals().puzzles();
  }

  /** The number of puzzles that were solved again. */
  public long recounted() {
    return recounted;
  }
}
