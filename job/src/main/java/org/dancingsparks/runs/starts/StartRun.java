package org.dancingsparks.runs.starts;

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
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.starts.StartPlan;

/**
 * A run that writes the unique starting positions of a plan.
 *
 * <p>Equal plans and program versions make equal bytes on any machine. Rows are ordered by the
 * first option of a start that the diagram chooses; then by the set of pieces and by the number of
 * the solution, unless there are enough suffixes to choose the second option as well.
 */
public final class StartRun implements RunKind<StartBin, StartSummary> {
  /** The manifests of such runs. */
  public static final ManifestType<StartHeader, StartSummary> MANIFESTS =
      new ManifestType<>(
          EnumSet.of(ResultType.STARTS), StartHeader.FORMAT, StartHeader.class, StartSummary.class);

  private final StartPlan plan;
  private final StartRows rows;
  private final StartHeader header;

  private StartRun(StartPlan plan, StartRows rows, StartHeader header) {
    this.plan = plan;
    this.rows = rows;
    this.header = header;
  }

  private static StartRun of(StartPlan plan, StartRows rows, String program) {
    return new StartRun(plan, rows, StartHeader.of(plan, rows, program));
  }

  /**
   * A run that writes starts.
   *
   * @param program the version of the program
   */
  public static StartRun of(StartPlan plan, String program) {
    return of(plan, StartRows.of(schema(plan), size(plan)), program);
  }

  /** A run that writes starts with their grades of difficulty. */
  public static StartRun graded(StartPlan plan, String program) {
    return of(plan, StartRows.graded(schema(plan), size(plan)), program);
  }

  private static SolutionSchema schema(StartPlan plan) {
    return SolutionSchema.of(plan.puzzle());
  }

  private static int size(StartPlan plan) {
    return plan.sets().size() + plan.search().givens().size();
  }

  /**
   * Returns this run under the puzzle's recorded name. Equal problems make equal puzzles, and the
   * files are then those of a run that was never stopped.
   */
  public StartRun resuming(StartHeader recorded) {
    return new StartRun(plan, rows, header.named(recorded.identity()));
  }

  /** The first part of the manifest. */
  public StartHeader header() {
    return header;
  }

  @Override
  public RunOutline<StartBin> outline() {
    return new RunOutline<>(header, StartBin.class, plan.bins(), plan.bins());
  }

  @Override
  public List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return PuzzleFiles.writeWithOptions(directory, plan.puzzle());
  }

  @Override
  public BinJob<?, String> job(TaskRunner runner, Step<StartBin> step) {
    SerializableConfiguration hadoop = new SerializableConfiguration(runner.hadoop());
    return StartTask.job(runner, plan, new StartSink.Writing(step.work().toString(), rows, hadoop));
  }

  @Override
  public double weight(StartBin bin) {
    return plan.weight(bin.bin());
  }

  @Override
  public BigInteger results(StartBin bin) {
    return BigInteger.valueOf(bin.counts().unique());
  }

  @Override
  public StartSummary summary(List<StartBin> bins, List<FileRecord> sideFiles) {
    return StartSummary.of(plan, bins, sideFiles);
  }
}
