package org.dancingsparks.startsets;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.util.SerializableConfiguration;
import org.dancingsparks.run.RunCommitter;
import org.dancingsparks.run.RunOutline;
import org.dancingsparks.run.SaveMode;
import org.dancingsparks.run.SealedJson;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.SolutionSchema;
import org.dancingsparks.solutions.PuzzleFiles;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.starts.BottomKSample;
import org.dancingsparks.starts.Start;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;

/**
 * Searches for the starts of a plan over Spark: counts them, takes a sample of the unique ones, or
 * writes all of these to a directory on any Hadoop file system.
 *
 * <p>How each row comes to be written exactly once, {@link RunCommitter} knows. The same plan and
 * program version make the same bytes, anywhere: rows by the first option of a start that the
 * diagram chooses; then, unless there are so many tails that the second option was chosen too, by
 * the set of pieces and by the number of the solution.
 */
public final class StartRun {
  private final StartPlan plan;
  private final StartRows rows;
  private final RunCommitter<StartBin> keeper;

  /**
   * Starts, and some of the unique ones.
   *
   * @param starts in an order that has nothing to do with what they are
   */
  public record Sampled(StartCounts counts, List<Start> starts) {}

  private StartRun(StartPlan plan, StartRows rows, RunCommitter<StartBin> keeper) {
    this.plan = plan;
    this.rows = rows;
    this.keeper = keeper;
  }

  /** Counts starts. */
  public static StartCounts count(SparkContext spark, StartPlan plan, Progress progress) {
    return sample(spark, plan, StartSink.COUNTING, progress).counts();
  }

  /**
   * Counts starts, and takes some of the unique ones, each with the same probability.
   *
   * @param most how many, 1 or more
   * @param seed the same gives the same, however the work is cut
   */
  public static Sampled sample(
      SparkContext spark, StartPlan plan, int most, long seed, Progress progress) {
    return sample(spark, plan, StartSink.sampling(most, seed), progress);
  }

  private static Sampled sample(
      SparkContext spark, StartPlan plan, StartSink use, Progress progress) {
    StartCounts[] sum = {StartCounts.none(plan.sets().listed())};
    BottomKSample sample = new BottomKSample(use.sample(), use.seed());
    List<Integer> all = IntStream.range(0, plan.bins()).boxed().toList();
    run(
        spark,
        plan,
        all,
        use,
        bin -> {
          sum[0] = sum[0].plus(bin.counts());
          bin.sample().forEach(start -> sample.add(start.toArray(), start.solution()));
        },
        progress);
    return new Sampled(sum[0], sample.starts());
  }

  private static void run(
      SparkContext spark,
      StartPlan plan,
      List<Integer> open,
      StartSink use,
      Consumer<StartBin> results,
      Progress progress) {
    BroadcastSearch sent = BroadcastSearch.of(spark, plan.search());
    try {
      new SparkJob(spark, "challenges " + plan.puzzle().name(), amount(plan, open.size()))
          .<Integer, String>run(
              open,
              new StartTask(sent, plan, use),
              text -> results.accept(SealedJson.record(StartBin.class, text)),
              progress);
    } finally {
      sent.end();
    }
  }

  private static String amount(StartPlan plan, int open) {
    return open < plan.bins()
        ? "%,d left of %,d tasks".formatted(open, plan.bins())
        : "%,d sets of %,d in %,d tasks"
            .formatted(plan.sets().count(), plan.sets().size(), plan.bins());
  }

  static StartRows rows(StartPlan plan, boolean isGraded) {
    int size = plan.sets().size() + plan.search().givens().size();
    return new StartRows(SolutionSchema.of(plan.puzzle()), size, isGraded);
  }

  /**
   * Begins a run that writes starts, or takes over one of the same plan.
   *
   * @param isGraded whether it says how difficult they are
   * @param program the version of the program
   * @throws org.dancingsparks.run.StoreException if something is there that may not be replaced, or
   *     the directory cannot be written
   */
  public static StartRun begin(
      String directory,
      SaveMode existing,
      StartPlan plan,
      boolean isGraded,
      String program,
      Configuration hadoop) {
    StartRows rows = rows(plan, isGraded);
    StartHeader head = StartHeader.of(plan, rows, program);
    if (existing == SaveMode.RESUME) {
      // Its own name, so that the files are in the end as if it had not been stopped.
      head =
          StartRecord.read(directory, hadoop, damage -> {})
              .map(StartRecord::puzzle)
              .map(head::called)
              .orElse(head);
    }
    RunOutline<StartBin> outline = new RunOutline<>(head, StartBin.class, plan.bins(), plan.bins());
    return new StartRun(
        plan,
        rows,
        RunCommitter.begin(
            directory,
            existing,
            outline,
            run -> PuzzleFiles.writeWithOptions(run, plan.puzzle()),
            hadoop));
  }

  /**
   * Writes what is left to write, and completes the run.
   *
   * @throws org.dancingsparks.run.StoreException if something cannot be written
   */
  public StartCounts run(SparkContext spark, Progress progress) {
    List<StartBin> bins = new ArrayList<>(keeper.done());
    List<Integer> open =
        IntStream.range(0, bins.size()).filter(bin -> bins.get(bin) == null).boxed().toList();
    if (!open.isEmpty()) {
      List<StartBin> done = bins.stream().filter(Objects::nonNull).toList();
      double weight = done.stream().mapToDouble(bin -> plan.weight(bin.bin())).sum();
      long found = done.stream().mapToLong(bin -> bin.counts().unique()).sum();
      StartSink use =
          StartSink.writing(
              keeper.work(), rows, new SerializableConfiguration(spark.hadoopConfiguration()));
      run(
          spark,
          plan,
          open,
          use,
          bin -> {
            keeper.record(bin);
            bins.set(bin.bin(), bin);
          },
          progress.after(weight, found));
    }
    StartSummary totals = StartSummary.of(plan, bins, keeper.described());
    keeper.complete(bins, totals, progress);
    return totals.counts();
  }
}
