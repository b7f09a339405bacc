package org.dancingsparks.runs.sudoku;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run that solves a list and writes a row for each puzzle, and for each malformed line: {@code
 * part-00000.parquet ...} and {@code _meta/rejected/part-00000.parquet ...}, in the order of the
 * lines.
 *
 * <p>The same list, plan and program version always give the same bytes.
 *
 * @param program the version of the program
 */
public record ListRun(ListPlan plan, String program) implements RunKind<SolvedBin, ListSummary> {
  /** The manifests of such runs. */
  public static final ManifestType<ListHeader, ListSummary> MANIFESTS =
      new ManifestType<>(
          EnumSet.of(ResultType.SUDOKUS), ListHeader.FORMAT, ListHeader.class, ListSummary.class);

  /** The first section of the manifest. */
  public ListHeader header() {
    return ListHeader.of(plan, program);
  }

  @Override
  public RunOutline<SolvedBin> outline() {
    int bins = plan.ranges().size();
    return new RunOutline<>(header(), SolvedBin.class, bins, bins);
  }

  @Override
  public BinJob<?, String> job(TaskRunner runner, Step<SolvedBin> step) {
    int bins = plan.ranges().size();
    return new BinJob<>(
        new BinJob.Name(
            "sudoku " + plan.list().name(),
            "%,d lines in %,d tasks".formatted(plan.lines(), bins),
            bins),
        bin -> SealedJson.text(plan.ranges().get(bin)),
        new SolveTask(plan, step.work(), new SerializableConfiguration(runner.hadoop())),
        () -> {});
  }

  @Override
  public double weight(SolvedBin bin) {
    return (double) bin.counts().lines() / Math.max(1, plan.lines());
  }

  @Override
  public BigInteger results(SolvedBin bin) {
    return BigInteger.valueOf(bin.counts().puzzles());
  }

  @Override
  public ListSummary summary(List<SolvedBin> bins, List<FileRecord> sideFiles) {
    return ListSummary.of(plan, bins);
  }
}
