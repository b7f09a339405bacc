package org.dancingsparks.runs.solutions;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.SealedJson;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.BinJob;
import org.dancingsparks.spark.SearchJob;
import org.dancingsparks.spark.SolutionTask;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run that writes the solutions of a puzzle, or counts them.
 *
 * @param type solutions or their number
 * @param plan for the puzzle
 * @param program the version of the program
 */
public record SolutionRun(ResultType type, Puzzle puzzle, Plan plan, String program)
    implements RunKind<SolutionBin, SolutionSummary> {
  private boolean isCount() {
    return type == ResultType.COUNT;
  }

  @Override
  public RunOutline<SolutionBin> outline() {
    int bins = plan.bins().size();
    return new RunOutline<>(header(), SolutionBin.class, bins, isCount() ? 0 : bins);
  }

  /** The first part of the manifest. */
  public SolutionHeader header() {
    return SolutionHeader.of(type, puzzle, plan, program);
  }

  @Override
  public List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return isCount()
        ? PuzzleFiles.write(directory, puzzle)
        : PuzzleFiles.writeWithOptions(directory, puzzle);
  }

  @Override
  public BinJob<?, String> job(TaskRunner runner, Step<SolutionBin> step) {
    String title = "%s %s".formatted(isCount() ? "count" : "enumerate", puzzle.name());
    return new SearchJob(runner, title).job(plan, task(runner, step.work()));
  }

  private SolutionTask<String> task(TaskRunner runner, Path work) {
    return isCount()
        ? solutions -> SealedJson.text(SolutionBin.of(solutions.result(solutions.count()), null))
        : new PartTask(
            work,
            SolutionSchema.of(puzzle),
            PartFooter.of(header()),
            new SerializableConfiguration(runner.hadoop()));
  }

  @Override
  public double weight(SolutionBin bin) {
    return plan.bins().get(bin.bin()).weight();
  }

  @Override
  public BigInteger results(SolutionBin bin) {
    return bin.result().solutions();
  }

  @Override
  public SolutionSummary summary(List<SolutionBin> bins, List<FileRecord> sideFiles) {
    List<BinResult> results = bins.stream().map(SolutionBin::result).toList();
    return SolutionSummary.of(plan, BinResult.solutions(results), bins, sideFiles);
  }

  /** The summary of a count that needed no plan. */
  public SolutionSummary summary(BigInteger solutions, List<FileRecord> sideFiles) {
    return SolutionSummary.of(plan, solutions, List.of(), sideFiles);
  }
}
