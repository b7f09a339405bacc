package org.dancingsparks.cli.verify;

import java.nio.file.Path;
import java.util.Optional;
import org.dancingsparks.cli.count.RoundForecast;
import org.dancingsparks.cli.count.RoundLines;
import org.dancingsparks.cli.flag.CoreCount;
import org.dancingsparks.cli.flag.ExistingFlags;
import org.dancingsparks.cli.flag.Memory;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cli.session.Version;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.rounds.ProofRounds;
import org.dancingsparks.layers.rounds.RoundKey;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.proofs.ProofHeader;
import org.dancingsparks.runs.proofs.ProofRun;
import org.dancingsparks.runs.proofs.ProofStatement;
import org.dancingsparks.runs.proofs.ProofSummary;
import org.dancingsparks.runs.rounds.ProofInRounds;
import org.dancingsparks.runs.rounds.RoundRun;
import org.dancingsparks.runs.rounds.TaskMemory;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.Cores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance prove}. */
@Command(
    name = "prove",
    description = {
      "Counts solutions, and writes a proof that anyone can check.",
      "The proof is a table in Parquet files. `dance verify` checks each of its rows by others,"
          + " without a search."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {"  dance prove iq-fit --out proof", "  dance prove proof --sql > check.sql"},
    mixinStandardHelpOptions = true)
public final class ProveCommand implements Runnable {
  private static final String RESUMING = "the same command and --resume";

  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;

  @Option(names = "--out", paramLabel = "DIR", description = "A new directory for the proof.")
  private String directory;

  @Option(
      names = "--sql",
      description = "Print an SQL statement by which DuckDB checks the proof in the directory P.")
  private boolean isSql;

  @Option(
      names = "--rounds",
      description =
          "Find the proof in rounds of Spark tasks with residuals in files, for puzzles too large"
              + " for one machine's memory. On a cluster DIR must be a directory that all see.")
  private boolean isInRounds;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "With --rounds: append a line of JSON for each round to FILE.")
  private Path log;

  @Mixin private CoreCount cores;
  @Mixin private ExistingFlags existing;
  @Mixin private Memory memory;
  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    Session session = Session.of(spec);
    if (isSql) {
      checkAlone();
      session.out().print(ProofStatement.of(named.name().needed(), session.hadoop()));
      return;
    }
    if (existing.existing() != SaveMode.RESUME) {
      checkRounds(isInRounds);
    }
    refuseIf(directory == null, "prove needs --out DIR, a new directory for the proof.");
    prove(session);
  }

  /** Checks that no flag is for a new proof. */
  private void checkAlone() {
    Optional<String> other =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(name -> !name.equals("--sql") && !name.equals("--quiet"))
            .findFirst();
    refuseIf(
        other.isPresent(),
        "--sql is for a proof that is there, in P; leave out %s.".formatted(other.orElse("")));
  }

  /** Checks that no flag is for rounds where there are none. */
  private void checkRounds(boolean areRounds) {
    boolean areForRounds = log != null || cores.number(CoreCount.MAX_PLANNED).isPresent();
    refuseIf(!areRounds && areForRounds, "--log and --cores are for --rounds; add it.");
  }

  private void refuseIf(boolean isWrong, String message) {
    if (isWrong) {
      throw new ParameterException(spec.commandLine(), message);
    }
  }

  private void prove(Session session) {
    Target target = new Target(session, named);
    long bytes = memory.bytes();
    RunOutput output = RunOutput.of(session, directory, existing);
    Puzzle puzzle = target.puzzle();
    OrderedProblem problem = new OrderedProblem(puzzle.problem(), target.order(), target.givens());
    output.checkPlace();
    ProgressLines progress = session.progress(puzzle.name());
    Optional<Manifest<ProofHeader, ProofSummary>> manifest =
        output.manifest(
            ProofRun.MANIFESTS, damage -> progress.say(damage + ", so it is begun anew"));
    // Before a search; its parts may differ still.
    manifest.ifPresent(known -> known.checkResumable(header(puzzle, problem, known.header())));
    Optional<ProofSummary> complete = manifest.flatMap(Manifest::summary);
    if (complete.isPresent()) {
      output.resumeComplete(progress);
      session.out().println(complete.get().count());
      return;
    }
    Optional<ProofHeader> known = manifest.map(Manifest::header);
    refuseIf(
        isInRounds && known.filter(begun -> begun.shares() == null).isPresent(),
        "The proof was begun without --rounds; leave it out, or begin again with --overwrite.");
    boolean areRounds = isInRounds || known.map(ProofHeader::shares).isPresent();
    checkRounds(areRounds);
    Wanted wanted = new Wanted(puzzle, problem, bytes, manifest);
    ProofSummary proved =
        areRounds
            ? inRounds(session, wanted, output, progress)
            : inMemory(wanted, output, progress);
    session.out().println(proved.count());
  }

  /**
   * The proof that is wanted.
   *
   * @param memory bytes for its residuals
   * @param manifest of a run of it that is resumed
   */
  private record Wanted(
      Puzzle puzzle,
      OrderedProblem problem,
      long memory,
      Optional<Manifest<ProofHeader, ProofSummary>> manifest) {}

  /** The header of a wanted proof, in the parts that there are. */
  private static ProofHeader header(Puzzle puzzle, OrderedProblem problem, ProofHeader known) {
    ProofHeader.Parts parts = new ProofHeader.Parts(known.bins(), known.shares());
    return ProofHeader.of(puzzle, problem, Version.program(), parts);
  }

  private ProofSummary inMemory(Wanted wanted, RunOutput output, ProgressLines progress) {
    Proof proof =
        new ProofSearch(wanted.problem, Cores.ofThisJvm())
            .within(wanted.memory)
            .reportingTo(progress::residuals)
            .proof()
            .orElseThrow(
                () ->
                    new InputException(
                        "The proof needs more than %s of memory"
                            .formatted(ByteSize.text(wanted.memory)),
                        "raise {memory}, or add --rounds"));
    ProofRun run = ProofRun.of(wanted.puzzle, wanted.problem, proof, Version.program());
    wanted.manifest.ifPresent(known -> known.checkResumable(run.header()));
    return output.run(run, progress.of("proof", "rows"), RESUMING).summary();
  }

  private ProofSummary inRounds(
      Session session, Wanted wanted, RunOutput output, ProgressLines progress) {
    Cores ofSpark = session.coresOfSpark();
    Optional<Integer> shares = wanted.manifest.map(known -> known.header().shares());
    RoundPlan plan =
        shares
            .map(begun -> ProofRounds.plan(wanted.problem, RoundKey.ofHash(begun)))
            .orElseGet(() -> ProofRounds.plan(wanted.problem, ofSpark.number()));
    if (shares.isEmpty()) {
      RoundForecast.ofUnknown(ofSpark).ifPresent(progress::say);
    } else if (cores.number(CoreCount.MAX_PLANNED).isPresent()) {
      RoundPlan other = ProofRounds.plan(wanted.problem, ofSpark.number());
      refuseIf(
          !other.key().equals(plan.key()),
          "--cores cannot change the partitions of a proof that was begun; leave it out, or begin again with --overwrite.");
    }
    progress.say(RoundForecast.text(plan));
    TaskMemory ofTasks = TaskMemory.of(session.namedMemory(), ofSpark.inOneJvm());
    RoundRun.Subject subject =
        new RoundRun.Subject(
            ResultType.PROOF, wanted.puzzle, Search.all(wanted.problem), Version.program());
    ProofInRounds run = new ProofInRounds(subject, plan, ofTasks, RoundLines.of(progress, log));
    wanted.manifest.ifPresent(known -> known.checkResumable(run.header()));
    return output.run(run, progress.of("proof", "residuals"), RESUMING).summary();
  }
}
