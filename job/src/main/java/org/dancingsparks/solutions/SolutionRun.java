package org.dancingsparks.solutions;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.run.RunCommitter;
import org.dancingsparks.run.RunOutline;
import org.dancingsparks.run.SaveMode;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.run.StoreException;
import org.dancingsparks.search.Bin;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.spark.BinTask;
import org.dancingsparks.spark.Execution;

/**
 * A run that keeps a set of solutions, or their number, in a directory on any Hadoop file system.
 *
 * <p>How each row comes to be written exactly once, {@link RunCommitter} knows.
 */
public final class SolutionRun {
  /** For progress, which need not be exact. */
  private static final BigInteger MOST_REPORTED = BigInteger.valueOf(Long.MAX_VALUE >> 1);

  private final RunCommitter<SolutionBin> keeper;
  private final ResultType contents;
  private final Puzzle puzzle;
  private final Plan plan;

  private SolutionRun(
      RunCommitter<SolutionBin> keeper, ResultType contents, Puzzle puzzle, Plan plan) {
    this.keeper = keeper;
    this.contents = contents;
    this.puzzle = puzzle;
    this.plan = plan;
  }

  /**
   * Begins a run, or takes over one of the same plan: makes the directory and writes what describes
   * the puzzle.
   *
   * @param plan for the puzzle
   * @param program the version of the program
   * @throws StoreException if something is there that may not be replaced, or the directory cannot
   *     be written
   */
  public static SolutionRun begin(
      String directory,
      SaveMode existing,
      ResultType contents,
      Puzzle puzzle,
      Plan plan,
      String program,
      Configuration hadoop) {
    int bins = plan.bins().size();
    RunOutline<SolutionBin> outline =
        new RunOutline<>(
            SolutionHeader.of(contents, puzzle, plan, program),
            SolutionBin.class,
            bins,
            contents == ResultType.SOLUTIONS ? bins : 0);
    return new SolutionRun(
        RunCommitter.begin(
            directory,
            existing,
            outline,
            run ->
                contents == ResultType.SOLUTIONS
                    ? PuzzleFiles.writeWithOptions(run, puzzle)
                    : PuzzleFiles.write(run, puzzle),
            hadoop),
        contents,
        puzzle,
        plan);
  }

  /**
   * Does what is left to do of the plan, and completes the run.
   *
   * @return the results of all bins, in order, those that were there already included
   * @throws StoreException if results cannot be recorded or the parts cannot be moved
   */
  public List<BinResult> run(SparkContext spark, Progress progress) {
    SolutionBin[] records = done();
    List<Bin> open = plan.bins().stream().filter(bin -> records[bin.number()] == null).toList();
    if (!open.isEmpty()) {
      List<BinResult> done =
          Arrays.stream(records).filter(Objects::nonNull).map(SolutionBin::result).toList();
      double weight =
          done.stream().mapToDouble(result -> plan.bins().get(result.bin()).weight()).sum();
      long found = BinResult.solutions(done).min(MOST_REPORTED).longValue();
      new Execution(
              spark,
              "%s %s"
                  .formatted(contents == ResultType.COUNT ? "count" : "enumerate", puzzle.name()))
          .run(
              plan,
              open,
              task(spark),
              text -> {
                SolutionBin record = SealedJson.record(SolutionBin.class, text);
                keeper.record(record);
                records[record.bin()] = record;
              },
              progress.after(weight, found));
    }
    List<BinResult> results = Arrays.stream(records).map(SolutionBin::result).toList();
    complete(BinResult.solutions(results), Arrays.asList(records), progress);
    return results;
  }

  /** The finished bins by number; null where one is not finished. */
  private SolutionBin[] done() {
    return keeper.done().stream()
        .map(bin -> bin == null || lacksPart(bin) ? null : bin)
        .toArray(SolutionBin[]::new);
  }

  private boolean lacksPart(SolutionBin bin) {
    return contents == ResultType.SOLUTIONS && bin.file() == null;
  }

  private BinTask<String> task(SparkContext spark) {
    return contents == ResultType.COUNT
        ? solutions -> SealedJson.text(SolutionBin.of(solutions.result(solutions.count()), null))
        : new PartTask(
            keeper.work(),
            SolutionSchema.of(puzzle),
            new SerializableConfiguration(spark.hadoopConfiguration()));
  }

  /**
   * Completes a run whose number of solutions was known without doing anything.
   *
   * @throws StoreException if that cannot be written
   */
  public void complete(BigInteger solutions) {
    complete(solutions, List.of(), (done, found) -> {});
  }

  private void complete(BigInteger solutions, List<SolutionBin> bins, Progress progress) {
    keeper.complete(bins, SolutionSummary.of(plan, solutions, bins, keeper.described()), progress);
  }
}
