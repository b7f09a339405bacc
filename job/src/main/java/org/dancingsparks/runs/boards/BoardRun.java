package org.dancingsparks.runs.boards;

import java.io.IOException;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ManifestType;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run that writes the boards of a puzzle, in the order of their choices.
 *
 * <p>Equal plans and program versions make equal bytes, whatever the memory.
 *
 * @param memory of each JVM, in bytes
 * @param program the version of the program
 */
public record BoardRun(BoardPlan plan, long memory, String program)
    implements RunKind<BoardBin, BoardSummary> {
  /** The manifests of such runs. */
  public static final ManifestType<BoardHeader, BoardSummary> MANIFESTS =
      new ManifestType<>(
          EnumSet.of(ResultType.BOARDS), BoardHeader.FORMAT, BoardHeader.class, BoardSummary.class);

  /** The first section of the manifest. */
  public BoardHeader header() {
    return BoardHeader.of(plan, program);
  }

  @Override
  public RunOutline<BoardBin> outline() {
    return new RunOutline<>(header(), BoardBin.class, plan.bins(), plan.bins());
  }

  @Override
  public List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return PuzzleFiles.writeWithOptions(directory, plan.puzzle());
  }

  @Override
  public BinJob<?, String> job(TaskRunner runner, Step<BoardBin> step) {
    SerializableConfiguration hadoop = new SerializableConfiguration(runner.hadoop());
    return BoardTask.job(runner, plan, new BoardTask.Place(step.work().toString(), memory, hadoop));
  }

  @Override
  public double weight(BoardBin bin) {
    long choices = plan.boards().choices();
    long from = BoardPlan.first(choices, plan.bins(), bin.bin());
    return (double) (BoardPlan.first(choices, plan.bins(), bin.bin() + 1) - from) / choices;
  }

  @Override
  public BigInteger results(BoardBin bin) {
    return BigInteger.valueOf(bin.counts().all());
  }

  @Override
  public BoardSummary summary(List<BoardBin> bins, List<FileRecord> sideFiles) {
    return BoardSummary.of(bins, sideFiles);
  }
}
