package org.dancingsparks.cli.starts;

import java.io.PrintWriter;
import java.util.Optional;
import org.dancingsparks.cli.count.DiagramSource;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.flag.RunFlags;
import org.dancingsparks.cli.output.Json;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.starts.StartHeader;
import org.dancingsparks.runs.starts.StartRun;
import org.dancingsparks.runs.starts.StartSummary;
import org.dancingsparks.starts.StartCounts;
import org.dancingsparks.starts.StartPlan;

/** Starts or resumes a run that stores unique starting positions in a directory. */
public final class StartSetRun {
  private final DiagramSource known;
  private final ChallengeFlags asked;
  private final RunFlags flags;
  private final RunOutput output;

  public StartSetRun(DiagramSource known, ChallengeFlags asked, RunFlags flags) {
    this.known = known;
    this.asked = asked;
    this.flags = flags;
    output = RunOutput.of(known.session(), asked.directory(), flags);
  }

  /** Runs to the end, and prints the number of unique starts, or JSON. */
  public void run(PrintWriter out, ResultForm form) {
    known.givens();
    output.checkPlace();
    Optional<Manifest<StartHeader, StartSummary>> manifest =
        output.manifest(
            StartRun.MANIFESTS,
            damage -> known.progress().say(damage + ", so it is planned again"));
    Challenges challenges = new Challenges(known);
    StartPlan plan = plan(challenges, manifest.map(Manifest::header));
    StartRun run =
        asked.isGraded()
            ? StartRun.graded(plan, Version.program())
            : StartRun.of(plan, Version.program());
    StartCounts counts = counts(challenges, plan, manifest, run);
    out.println(
        form == ResultForm.JSON
            ? Json.text(new StartCountPrinter(plan, counts).json())
            : counts.unique());
  }

  private StartPlan plan(Challenges challenges, Optional<StartHeader> recorded) {
    int bins =
        flags.bins().or(() -> recorded.map(StartHeader::mostBins)).orElseGet(known.session()::bins);
    return challenges.numbered(asked.pieces(), bins);
  }

  private StartCounts counts(
      Challenges challenges,
      StartPlan plan,
      Optional<Manifest<StartHeader, StartSummary>> manifest,
      StartRun run) {
    if (manifest.isEmpty()) {
      return write(challenges, plan, run);
    }
    StartRun resumed = run.resuming(manifest.get().header());
    manifest.get().checkResumable(resumed.header());
    if (manifest.get().isComplete()) {
      output.resumeComplete(challenges.progress());
      return manifest.get().summary().orElseThrow().counts();
    }
    return write(challenges, plan, resumed);
  }

  private StartCounts write(Challenges challenges, StartPlan plan, StartRun run) {
    challenges.checkMemory(plan);
    return output
        .run(run, challenges.progress(), "the same command and --resume")
        .summary()
        .counts();
  }
}
