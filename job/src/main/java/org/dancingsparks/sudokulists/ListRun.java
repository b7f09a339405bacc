package org.dancingsparks.sudokulists;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.run.RunCommitter;
import org.dancingsparks.run.RunOutline;
import org.dancingsparks.run.SaveMode;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.search.Progress;
import org.dancingsparks.spark.SparkJob;

/**
 * A run that solves a list and keeps a row for each puzzle, and for each malformed line, in a
 * directory on any Hadoop file system: {@code part-00000.parquet ...} and {@code
 * _rejected/part-00000.parquet ...}, in the order of the lines.
 *
 * <p>How each row comes to be written exactly once, {@link RunCommitter} knows. The same list, plan
 * and program version make the same bytes.
 */
public final class ListRun {
  private final ListPlan plan;
  private final ListHeader head;
  private final RunCommitter<SolvedBin> keeper;

  private ListRun(ListPlan plan, ListHeader head, RunCommitter<SolvedBin> keeper) {
    this.plan = plan;
    this.head = head;
    this.keeper = keeper;
  }

  /**
   * Begins a run, or takes over one of the same plan.
   *
   * @param program the version of the program
   * @throws org.dancingsparks.run.StoreException if something is there that may not be replaced, or
   *     the directory cannot be written
   */
  public static ListRun begin(
      String directory, SaveMode existing, ListPlan plan, String program, Configuration hadoop) {
    ListHeader head = ListHeader.of(plan, program);
    int bins = plan.ranges().size();
    RunOutline<SolvedBin> outline = new RunOutline<>(head, SolvedBin.class, bins, bins);
    return new ListRun(plan, head, RunCommitter.begin(directory, existing, outline, hadoop));
  }

  /**
   * Solves what is left to solve, and completes the run.
   *
   * @throws org.dancingsparks.message.InputException if the list cannot be read
   * @throws org.dancingsparks.run.StoreException if something cannot be written
   */
  public ListResult run(SparkContext spark, Progress progress) {
    List<SolvedBin> bins = new ArrayList<>(keeper.done());
    List<LineRange> open =
        plan.ranges().stream().filter(range -> bins.get(range.bytes().number()) == null).toList();
    if (!open.isEmpty()) {
      LineCounts done =
          bins.stream()
              .filter(Objects::nonNull)
              .map(SolvedBin::tally)
              .reduce(LineCounts.NONE, LineCounts::plus);
      double weight = (double) done.lines() / Math.max(1, plan.lines());
      new SparkJob(spark, "sudoku " + plan.list().name(), amount(open))
          .run(
              open.stream().map(SealedJson::text).toList(),
              new SolveTask(
                  plan, keeper.work(), new SerializableConfiguration(spark.hadoopConfiguration())),
              text -> {
                SolvedBin bin = SealedJson.record(SolvedBin.class, text);
                keeper.record(bin);
                bins.set(bin.bin(), bin);
              },
              progress.after(weight, done.puzzles()));
    }
    ListSummary totals = ListSummary.of(plan, bins);
    keeper.complete(bins, totals, progress);
    return new ListResult(head, totals);
  }

  private String amount(List<LineRange> open) {
    int tasks = plan.ranges().size();
    return open.size() < tasks
        ? "%,d left of %,d tasks".formatted(open.size(), tasks)
        : "%,d lines in %,d tasks".formatted(plan.lines(), tasks);
  }
}
