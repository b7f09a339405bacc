package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.PartRecord;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.proofs.ProofHeader;
import org.dancingsparks.runs.proofs.ProofSummary;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run that writes a proof found in rounds, which no JVM holds: a part for each partition, with
 * its rows in ascending order of their keys.
 */
public final class ProofInRounds implements RunKind<RoundBin, ProofSummary> {
  private final RoundRun rounds;
  private final Puzzle puzzle;
  private final ProofHeader header;

  /**
   * A run.
   *
   * @param subject whose result is a proof
   * @param plan of the same problem, by a hash
   */
  public ProofInRounds(
      RoundRun.Subject subject, RoundPlan plan, TaskMemory memory, RoundListener listener) {
    puzzle = subject.puzzle();
    rounds = new RoundRun(subject, plan, memory, listener);
    ProofHeader.Parts parts = new ProofHeader.Parts(rounds.partitions(), plan.key().shares());
    header = ProofHeader.of(puzzle, subject.search().ordered(), subject.program(), parts);
  }

  /** The first section of the manifest. */
  public ProofHeader header() {
    return header;
  }

  @Override
  public RunOutline<RoundBin> outline() {
    RunOutline<RoundBin> outline = rounds.outline();
    return new RunOutline<>(
        header, outline.type(), outline.steps(), outline.parts(), outline.firstPart());
  }

  @Override
  public List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return PuzzleFiles.writeWithOptions(directory, puzzle);
  }

  @Override
  public StepJob<String> job(TaskRunner runner, Step<RoundBin> step) {
    return rounds.job(runner, step);
  }

  @Override
  public double weight(RoundBin bin) {
    return rounds.weight(bin);
  }

  @Override
  public BigInteger results(RoundBin bin) {
    return rounds.results(bin);
  }

  @Override
  public void repeats(int step, List<String> faulty) {
    rounds.repeats(step, faulty);
  }

  @Override
  public void ended(int step, List<RoundBin> bins) {
    rounds.ended(step, bins);
  }

  @Override
  public ProofSummary summary(List<RoundBin> bins, List<FileRecord> sideFiles) {
    List<PartRecord> parts =
        bins.stream()
            .filter(bin -> bin.nodes() != null)
            .sorted(Comparator.comparingInt(bin -> bin.nodes().partition()))
            .map(bin -> PartRecord.of(bin, bin.nodes().number()))
            .toList();
    return ProofSummary.ofParts(RoundRun.solutions(bins), sideFiles, parts);
  }
}
