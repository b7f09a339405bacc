package org.dancingsparks.cli.command;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.option.EngineFlags;
import org.dancingsparks.cli.option.Split;
import org.dancingsparks.cli.option.Target;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.Version;
import org.dancingsparks.cli.process.Shutdown;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.run.ResultType;
import org.dancingsparks.run.RunCommitter;
import org.dancingsparks.run.SaveMode;
import org.dancingsparks.search.BinResult;
import org.dancingsparks.search.Plan;
import org.dancingsparks.solutions.SearchRecord;
import org.dancingsparks.solutions.SolutionRun;
import picocli.CommandLine;

/** A run that keeps what it has done in a directory, begun or resumed. */
final class SolutionSetRun {
  private final Place place;
  private final ResultType contents;
  private final CommandLine command;
  private final Target target;
  private final EngineFlags engine;
  private final Split split;

  /**
   * Where a run is kept.
   *
   * @param existing what to do with what is there
   * @param isChecking whether the files of a complete run are read when it is resumed
   */
  record Place(String directory, SaveMode existing, boolean isChecking) {}

  SolutionSetRun(
      Place place,
      ResultType contents,
      CommandLine command,
      Target target,
      EngineFlags engine,
      Split split) {
    this.place = place;
    this.contents = contents;
    this.command = command;
    this.target = target;
    this.engine = engine;
    this.split = split;
  }

  /** Runs to the end and prints the number of solutions, or JSON. */
  void run(boolean isJson) {
    Configuration hadoop = SparkStart.hadoop();
    if (place.existing != SaveMode.RESUME) {
      // Before a long search: what is asked for, and then where it is to go.
      target.givens();
    }
    RunCommitter.check(place.directory, place.existing, hadoop);
    Optional<SearchRecord> record =
        place.existing == SaveMode.RESUME ? recorded(hadoop) : Optional.empty();
    if (record.flatMap(SearchRecord::solutions).isPresent()) {
      RunCommitter.resumeComplete(place.directory, hadoop, place.isChecking);
      engine.progress(target).say("%s is complete".formatted(place.directory));
      print(record.get(), isJson);
    } else {
      Run run =
          record
              .map(known -> new Run(known, target, engine))
              .orElseGet(() -> new Run(target, engine, split));
      print(run, isJson);
    }
  }

  private Optional<SearchRecord> recorded(Configuration hadoop) {
    Optional<SearchRecord> record =
        target.isNamed()
            ? SearchRecord.readIfWhole(
                place.directory,
                hadoop,
                damage -> engine.progress(target).say(damage + ", so it is planned again"))
            : SearchRecord.read(place.directory, hadoop);
    if (record.isPresent()) {
      record.get().check(contents, Version.program());
      new ResumeCheck(place.directory, record.get(), target).check(engine, split);
    } else if (!target.isNamed()) {
      throw new InputException(
          "There is no run at %s to go on with; name a puzzle to begin one."
              .formatted(place.directory));
    }
    return record;
  }

  private void print(SearchRecord record, boolean isJson) {
    PrintWriter out = command.getOut();
    out.println(isJson ? Json.text(Json.tree(record.summary())) : record.solutions().orElseThrow());
  }

  private void print(Run run, boolean isJson) {
    PrintWriter out = command.getOut();
    Optional<BigInteger> known =
        contents == ResultType.COUNT ? run.search().knownCount() : Optional.empty();
    if (known.isPresent()) {
      begin(run, Plan.uncut(run.search()), SparkStart.hadoop()).complete(known.get());
      run.print(out, known.get(), isJson);
      return;
    }
    run.plan();
    // Before anything is replaced: a Spark that does not start may not cost what is there.
    SparkContext spark = SparkStart.context();
    List<BinResult> results =
        begin(run, run.plan(), spark.hadoopConfiguration()).run(spark, engine.progress(target));
    Shutdown.saying("");
    run.print(out, results, isJson);
  }

  private SolutionRun begin(Run run, Plan plan, Configuration hadoop) {
    SolutionRun stored =
        SolutionRun.begin(
            place.directory,
            place.existing,
            contents,
            run.puzzle(),
            plan,
            Version.program(),
            hadoop);
    Shutdown.saying(
        "dance: Interrupted; what is finished is kept: go on with `dance %s %s`."
            .formatted(
                contents == ResultType.COUNT ? "count --resume" : "enumerate --resume --out",
                Printable.text(place.directory)));
    return stored;
  }
}
