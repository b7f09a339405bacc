package org.dancingsparks.cli.verify;

import java.math.BigInteger;
import java.util.Optional;
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
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.Manifest;
import org.dancingsparks.runs.proofs.ProofHeader;
import org.dancingsparks.runs.proofs.ProofRun;
import org.dancingsparks.runs.proofs.ProofStatement;
import org.dancingsparks.runs.proofs.ProofSummary;
import org.dancingsparks.spark.Cores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;

  @Option(names = "--out", paramLabel = "DIR", description = "A new directory for the proof.")
  private String directory;

  @Option(
      names = "--sql",
      description = "Print an SQL statement by which DuckDB checks the proof in the directory P.")
  private boolean isSql;

  @Mixin private ExistingFlags existing;
  @Mixin private Memory memory;
  @Mixin private ProgressFlags progress;

  @Override
  public void run() {
    Session session = Session.of(spec);
    if (isSql) {
      refuseIf(directory != null, "--sql is for a proof that is there, in P; leave out --out.");
      session.out().print(ProofStatement.of(named.name().needed(), session.hadoop()));
      return;
    }
    refuseIf(directory == null, "prove needs --out DIR, a new directory for the proof.");
    prove(session);
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
    Optional<ProofSummary> complete = manifest.flatMap(Manifest::summary);
    ProofRun run = run(puzzle, problem, bytes, progress);
    manifest.ifPresent(known -> known.checkResumable(run.header()));
    BigInteger solutions;
    if (complete.isPresent()) {
      output.resumeComplete(progress);
      solutions = complete.get().count();
    } else {
      ProgressLines rows = progress.of("proof", "rows");
      solutions = output.run(run, rows, "the same command and --resume").summary().count();
    }
    session.out().println(solutions);
  }

  private ProofRun run(Puzzle puzzle, OrderedProblem problem, long bytes, ProgressLines progress) {
    Proof proof =
        new ProofSearch(problem, Cores.ofThisJvm())
            .within(bytes)
            .reportingTo(progress::residuals)
            .proof()
            .orElseThrow(
                () ->
                    new InputException(
                        "The proof needs more than %s of memory".formatted(ByteSize.text(bytes)),
                        "raise {memory}"));
    return ProofRun.of(puzzle, problem, proof, Version.program());
  }
}
