package org.dancingsparks.cli.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.Shutdown;
import org.dancingsparks.cli.session.Version;
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
  private final RequestedSearch asked;

  public SolutionSetRun(RunOutput output, ResultType type, RequestedSearch asked) {
    this.output = output;
    this.type = type;
    this.asked = asked;
  }

  /** Runs to the end and prints the number of solutions, or JSON. */
  public void run(ResultForm form) {
    run(new EarlierRun(output, Set.of(type), asked).record(UnaryOperator.identity()), form);
  }

  /**
   * Runs to the end, given the records read from the directory.
   *
   * @param record of the run to be resumed
   */
  void run(Optional<SearchRecord> record, ResultForm form) {
    if (record.isPresent() && record.get().isComplete()) {
      output.resumeComplete(asked.progress());
      print(record.get(), form);
    } else {
      TimedSearch run =
          record
              .map(known -> new TimedSearch(known, asked))
              .orElseGet(() -> new TimedSearch(asked));
      print(run, form);
    }
  }

  private void print(SearchRecord record, ResultForm form) {
    asked
        .session()
        .out()
        .println(
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
          .begin(count, resuming())
          .completeAtOnce(sideFiles -> count.summary(known.get(), sideFiles), asked.progress());
      Shutdown.saying("");
      new CountedSearch(run, known.get()).print(asked.session().out(), form);
      return;
    }
    run.plan();
    List<BinResult> results =
        output.run(stored(run, run.plan()), asked.progress(), resuming()).bins().stream()
            .map(SolutionBin::result)
            .toList();
    new CountedSearch(run, results).print(asked.session().out(), form);
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
