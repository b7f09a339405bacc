package org.dancingsparks.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.option.ProgressFlags;
import org.dancingsparks.cli.option.SudokuListFlags;
import org.dancingsparks.cli.option.SudokuShapeFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cli.output.Version;
import org.dancingsparks.cli.process.Shutdown;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.run.RunCommitter;
import org.dancingsparks.run.SaveMode;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.sudokulists.ListPlan;
import org.dancingsparks.sudokulists.ListRecord;
import org.dancingsparks.sudokulists.ListResult;
import org.dancingsparks.sudokulists.ListRun;
import org.dancingsparks.sudokulists.Malformed;
import org.dancingsparks.sudokulists.SudokuList;
import org.dancingsparks.sudokulists.Survey;
import picocli.CommandLine;

/** A list of sudokus, solved over Spark to a directory: begun, or gone on with. */
final class SudokuListRun {
  /** Counting more would take a task longer than it may take to end when it is killed. */
  static final int MOST_SOLUTIONS = 1_000_000;

  /** It tells puzzles with one solution from others. */
  private static final int LIMIT = 2;

  private static final double NANOS = 1e9;

  private final long began = System.nanoTime();
  private final CommandLine command;
  private final String file;
  private final SudokuListFlags flags;
  private final ProgressLines progress;
  private final SaveMode existing;
  private final Configuration hadoop = SparkStart.hadoop();

  /** What the user has asked for; what not is by default, or as the run was begun. */
  record Wanted(SudokuShapeFlags shape, Optional<Integer> limit) {}

  SudokuListRun(CommandLine command, String file, SudokuListFlags flags, ProgressFlags progress) {
    this.command = command;
    this.file = file;
    this.flags = flags;
    this.progress = progress.lines(file).of("list", "puzzles");
    existing = flags.kept().existing();
  }

  /** Runs to the end, and prints the number of puzzles, or JSON. */
  void run(Wanted wanted, boolean isJson) {
    flags.kept().bins();
    wanted.shape.block();
    SudokuList list = SudokuList.open(file, hadoop);
    RunCommitter.check(flags.directory(), existing, hadoop);
    Optional<ListRecord> record =
        existing == SaveMode.RESUME
            ? ListRecord.read(
                flags.directory(), hadoop, damage -> progress.say(damage + ", so it is made again"))
            : Optional.empty();
    SudokuShape shape = shape(wanted, record, list);
    SparkContext spark = SparkStart.context();
    ListPlan plan =
        Survey.plan(
            spark,
            list,
            shape,
            wanted.limit.or(() -> record.map(ListRecord::limit)).orElse(LIMIT),
            flags
                .kept()
                .bins()
                .or(() -> record.map(ListRecord::mostBins))
                .orElseGet(() -> Cores.bins(SparkStart.conf())));
    record.ifPresent(known -> known.check(plan, Version.program()));
    print(record.flatMap(ListRecord::summary).orElse(null), plan, spark, isJson);
  }

  private SudokuShape shape(Wanted wanted, Optional<ListRecord> record, SudokuList list) {
    Optional<SudokuShape> asked = wanted.shape.block();
    if (asked.isPresent()) {
      return asked.get();
    }
    if (record.isPresent() && !wanted.shape.hasDiagonals()) {
      return record.get().shape();
    }
    return wanted.shape.withDiagonals(
        list.likelyShape(hadoop).orElseGet(() -> SudokuShape.order(3)));
  }

  private void print(ListResult known, ListPlan plan, SparkContext spark, boolean isJson) {
    ListResult summary = known;
    if (known == null) {
      summary = solve(plan, spark);
    } else {
      RunCommitter.resumeComplete(flags.directory(), hadoop, flags.kept().isChecking());
      progress.say("%s is complete".formatted(Printable.text(flags.directory())));
    }
    PrintWriter out = command.getOut();
    out.println(isJson ? Json.text(json(summary)) : summary.tally().puzzles());
    Optional<String> warning = warning(summary);
    if (warning.isPresent() && flags.isStrict()) {
      throw new InputException(warning.get() + " The rest is done.");
    }
    warning.ifPresent(text -> command.getErr().println("dance: " + Printable.text(text)));
  }

  private ListResult solve(ListPlan plan, SparkContext spark) {
    ListRun run =
        ListRun.begin(
            flags.directory(), existing, plan, Version.program(), spark.hadoopConfiguration());
    Shutdown.saying(
        "dance: Interrupted; what is finished is kept: go on with `dance sudoku %s --resume --out %s`."
            .formatted(Printable.text(file), Printable.text(flags.directory())));
    ListResult summary = run.run(spark, progress);
    Shutdown.saying("");
    return summary;
  }

  private ObjectNode json(ListResult summary) {
    ObjectNode node = Json.object();
    summary.json().forEach((name, value) -> node.set(name, Json.tree(value)));
    return node.put("seconds", (System.nanoTime() - began) / NANOS);
  }

  private Optional<String> warning(ListResult summary) {
    return summary.firstRejected().map(first -> warning(summary, first));
  }

  private String warning(ListResult summary, Malformed first) {
    long rejected = summary.tally().rejected();
    // Not one puzzle: they are likely to be of another shape.
    String remedy =
        summary.tally().puzzles() == 0
            ? " No line is a puzzle of %s; --block says what shape they have."
                .formatted(summary.json().get("shape"))
            : "";
    return "%,d of %,d lines of %s %s left out, listed in %s/_rejected; the first is line %,d: %s"
            .formatted(
                rejected,
                summary.tally().lines(),
                file,
                rejected == 1 ? "is malformed and" : "are malformed and",
                flags.directory(),
                first.line(),
                first.reason())
        + remedy;
  }
}
