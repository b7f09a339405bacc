package org.dancingsparks.runs.proofs;

import java.io.IOException;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.parquet.RowFile;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofRange;
import org.dancingsparks.proof.WrittenRow;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.search.ParallelTasks;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run that writes a proof, which this JVM holds: its rows in ascending order of their keys. Each
 * bin is a range of them. Equal problems, item orders and program versions make equal bytes.
 *
 * @param ranges of the rows
 * @param program the version of the program
 */
public record ProofRun(
    Puzzle puzzle, OrderedProblem problem, Proof proof, List<long[]> ranges, String program)
    implements RunKind<ProofBin, ProofSummary> {
  /** The manifests of such runs. */
  public static final ManifestType<ProofHeader, ProofSummary> MANIFESTS =
      new ManifestType<>(
          EnumSet.of(ResultType.PROOF), ProofHeader.FORMAT, ProofHeader.class, ProofSummary.class);

  /** Rows in a part, about, unless the number of parts is given. */
  private static final int ROWS = 1 << 19;

  /** Rows of a range that is measured, about. */
  private static final int SAMPLE = 1 << 17;

  /** A run in as many bins as suit the number of rows. */
  public static ProofRun of(Puzzle puzzle, OrderedProblem problem, Proof proof, String program) {
    int bins = (int) Math.max(1, (proof.size() + ROWS - 1) / ROWS);
    return new ProofRun(puzzle, problem, proof, proof.ranges(bins), program);
  }

  /**
   * The bytes of the parts of a proof: those of a range of its rows, times the number of ranges.
   */
  public static long bytes(Proof proof) {
    int number = (int) Math.max(1, proof.size() / SAMPLE);
    long[] refs = proof.ranges(number).get(number / 2);
    ProofRange rows = proof.range(refs);
    Iterator<WrittenRow> each =
        new Iterator<>() {
          private int left = refs.length;

          @Override
          public boolean hasNext() {
            return left > 0;
          }

          @Override
          public WrittenRow next() {
            if (left-- == 0 || !rows.next()) {
              throw new NoSuchElementException();
            }
            return rows;
          }
        };
    long bytes = RowFile.size(ProofColumns.of(proof), () -> each);
    return Math.round((double) bytes * proof.size() / Math.max(1, refs.length));
  }

  /** The first section of the manifest. */
  public ProofHeader header() {
    return ProofHeader.of(puzzle, problem, program, ProofHeader.Parts.ranges(bins()));
  }

  int bins() {
    return ranges.size();
  }

  ProofColumns columns() {
    return ProofColumns.of(proof);
  }

  @Override
  public RunOutline<ProofBin> outline() {
    return new RunOutline<>(header(), ProofBin.class, bins(), bins());
  }

  @Override
  public List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return PuzzleFiles.writeWithOptions(directory, puzzle);
  }

  @Override
  public StepJob<String> job(TaskRunner runner, Step<ProofBin> step) {
    return (context, open, results, progress) -> {
      progress.update(0, 0);
      Configuration hadoop = context.hadoop();
      new ParallelTasks(Cores.ofThisJvm(), progress)
          .run(open, (bin, watch) -> written(bin, step.work(), hadoop, watch), results);
    };
  }

  private String written(int bin, Path work, Configuration hadoop, Watch watch) {
    ProofRange rows = proof.range(ranges.get(bin));
    try (RowFile<WrittenRow> file = new RowFile<>(bin, work, columns(), hadoop)) {
      while (rows.next()) {
        file.write(rows);
      }
      watch.done(1.0 / bins(), rows.size());
      return SealedJson.text(new ProofBin(bin, rows.size(), file.finish()));
    }
  }

  @Override
  public double weight(ProofBin bin) {
    return 1.0 / bins();
  }

  @Override
  public BigInteger results(ProofBin bin) {
    return BigInteger.valueOf(bin.rows());
  }

  @Override
  public ProofSummary summary(List<ProofBin> bins, List<FileRecord> sideFiles) {
    return ProofSummary.of(proof.count(), bins, sideFiles);
  }
}
