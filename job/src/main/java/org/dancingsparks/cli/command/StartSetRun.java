package org.dancingsparks.cli.command;

import java.io.PrintWriter;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.cli.cluster.SparkStart;
import org.dancingsparks.cli.option.ChallengeFlags;
import org.dancingsparks.cli.option.DiagramSource;
import org.dancingsparks.cli.option.KeptFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.StartTable;
import org.dancingsparks.cli.output.Version;
import org.dancingsparks.cli.process.Shutdown;
import org.dancingsparks.message.Printable;
import org.dancingsparks.run.RunCommitter;
import org.dancingsparks.run.SaveMode;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;
import org.dancingsparks.startsets.StartRecord;
import org.dancingsparks.startsets.StartRun;

/** Unique starts, written over Spark to a directory: begun, or gone on with. */
final class StartSetRun {
  private final DiagramSource known;
  private final ChallengeFlags asked;
  private final KeptFlags kept;
  private final String directory;
  private final Configuration hadoop = SparkStart.hadoop();

  StartSetRun(DiagramSource known, ChallengeFlags asked, KeptFlags kept) {
    this.known = known;
    this.asked = asked;
    this.kept = kept;
    directory = asked.directory();
  }

  /** Runs to the end, and prints the number of unique starts, or JSON. */
  void run(PrintWriter out, boolean isJson) {
    SaveMode existing = kept.existing();
    known.givens();
    RunCommitter.check(directory, existing, hadoop);
    Optional<StartRecord> record =
        existing == SaveMode.RESUME
            ? StartRecord.read(
                directory,
                hadoop,
                damage -> known.progress().say(damage + ", so it is planned again"))
            : Optional.empty();
    Challenges challenges = new Challenges(known);
    StartPlan plan = plan(challenges, record);
    record.ifPresent(run -> run.check(plan, asked.isGraded(), Version.program()));
    StartCounts counts = record.flatMap(StartRecord::counts).orElse(null);
    if (counts == null) {
      counts = write(challenges, plan, existing);
    } else {
      RunCommitter.resumeComplete(directory, hadoop, kept.isChecking());
      challenges.progress().say("%s is complete".formatted(Printable.text(directory)));
    }
    out.println(isJson ? Json.text(new StartTable(plan, counts).json()) : counts.unique());
  }

  private StartPlan plan(Challenges challenges, Optional<StartRecord> record) {
    int bins =
        kept.bins()
            .or(() -> record.map(StartRecord::mostBins))
            .orElseGet(() -> Cores.bins(SparkStart.conf()));
    return challenges.numbered(asked.pieces(), bins);
  }

  private StartCounts write(Challenges challenges, StartPlan plan, SaveMode existing) {
    // Before anything is replaced: a Spark that does not start may not cost what is there.
    SparkContext spark = challenges.spark(plan);
    StartRun run =
        StartRun.begin(
            directory,
            existing,
            plan,
            asked.isGraded(),
            Version.program(),
            spark.hadoopConfiguration());
    Shutdown.saying(
        "dance: Interrupted; what is finished is kept: give the same command again, with --resume.");
    StartCounts counts = run.run(spark, challenges.progress());
    Shutdown.saying("");
    return counts;
  }
}
