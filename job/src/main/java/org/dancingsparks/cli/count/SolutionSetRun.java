package org.dancingsparks.cli.count;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.flag.RunOutput;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ResultForm;
import org.dancingsparks.cli.output.Version;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.cli.session.SparkStart;
import org.dancingsparks.message.ShellWord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.solutions.SearchRecord;
import org.dancingsparks.runs.solutions.SolutionBin;
import org.dancingsparks.runs.solutions.SolutionRun;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;

/** Starts or resumes a run that stores solutions, or their number, in a directory. */
public final class SolutionSetRun {
  private final RunOutput output;
  private final ResultType type;
  private final SearchFlags flags;
  private final PrintWriter out;

  public SolutionSetRun(RunOutput output, ResultType type, SearchFlags flags, PrintWriter out) {
    this.output = output;
    this.type = type;
    this.flags = flags;
    this.out = out;
  }

  /** Runs to the end and prints the number of solutions, or JSON. */
  public void run(ResultForm form) {
    run(new EarlierRun(output, type, flags).record(UnaryOperator.identity()), form);
  }

  /**
   * Runs to the end, given the records read from the directory.
   *
   * @param record of the run to be resumed
   */
  void run(Optional<SearchRecord> record, ResultForm form) {
    if (record.isPresent() && record.get().isComplete()) {
      output.resumeComplete(flags.progress());
      print(record.get(), form);
    } else {
      TimedSearch run =
          record
              .map(known -> new TimedSearch(known, flags))
              .orElseGet(() -> new TimedSearch(flags));
      print(run, form);
    }
  }

  private void print(SearchRecord record, ResultForm form) {
    out.println(
        form == ResultForm.JSON
            ? Json.text(Json.tree(record.json()))
            : record.solutions().orElseThrow());
  }

  private void print(TimedSearch run, ResultForm form) {
    Optional<BigInteger> known =
        type == ResultType.COUNT ? run.search().knownCount() : Optional.empty();
    if (known.isPresent()) {
      SolutionRun count = stored(run, Plan.uncut(run.search()));
      output
          .begin(count, SparkStart.hadoop(), resuming())
          .completeAtOnce(beside -> count.summary(known.get(), beside), flags.progress());
      Shutdown.saying("");
      new CountedSearch(run, known.get()).print(out, form);
      return;
    }
    run.plan();
    // Spark starts before anything is replaced, so that a failure to start costs nothing.
    SparkContext spark = SparkStart.context();
    List<BinResult> results =
        output.run(stored(run, run.plan()), spark, flags.progress(), resuming()).bins().stream()
            .map(SolutionBin::result)
            .toList();
    new CountedSearch(run, results).print(out, form);
  }

  private SolutionRun stored(TimedSearch run, Plan plan) {
    return new SolutionRun(type, run.puzzle(), plan, Version.program());
  }

  private String resuming() {
    return "`dance %s %s`"
        .formatted(
            type == ResultType.COUNT ? "count --resume" : "enumerate --resume --out",
            ShellWord.quoted(output.directory()));
  }
}
