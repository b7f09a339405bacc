package org.dancingsparks.runs.rounds;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.layers.rounds.RoundSweep;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.FileRecord;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunDirectory;
import org.dancingsparks.runs.RunKind;
import org.dancingsparks.runs.RunOutline;
import org.dancingsparks.runs.solutions.PuzzleFiles;
import org.dancingsparks.runs.solutions.SolutionHeader;
import org.dancingsparks.runs.solutions.SolutionSummary;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.StepJob;
import org.dancingsparks.spark.TaskRunner;

/**
 * A run that counts the solutions of a puzzle in rounds, or builds their diagram, or the rows of a
 * proof of their number ({@link ProofInRounds}). Each round is a step that expands the files of the
 * round before and builds its own partitions, each a bin. Halves are joined once both exist, in
 * steps between the rounds. For a diagram or a proof all residuals are kept, and steps from the
 * last round back build the nodes or rows of its partitions.
 */
public final class RoundRun implements RunKind<RoundBin, SolutionSummary> {
  private final String run = UUID.randomUUID().toString();
  private final Subject subject;
  private final RoundPlan plan;
  private final TaskMemory memory;
  private final RoundListener listener;
  private final RoundSweep sweep;
  private final RoundSteps steps;

  /** By step that was done. */
  private final Map<Integer, Long> bytesSpilled = new ConcurrentHashMap<>();

  /**
   * The object of a run.
   *
   * @param result a count, a diagram or a proof
   * @param program the version of the program
   */
  public record Subject(ResultType result, Puzzle puzzle, Search search, String program) {}

  /**
   * A run.
   *
   * @param plan of the same problem
   */
  public RoundRun(Subject subject, RoundPlan plan, TaskMemory memory, RoundListener listener) {
    this.subject = subject;
    this.plan = plan;
    this.memory = memory;
    this.listener = listener;
    sweep = Rounds.of(subject.result, subject.search, plan.key()).sweep();
    steps = RoundSteps.of(subject.result, sweep);
  }

  @Override
  public RunOutline<RoundBin> outline() {
    SolutionHeader.Rounds rounds =
        new SolutionHeader.Rounds(
            subject.result, plan.key(), steps.partitions(), steps.bins().bins());
    SolutionHeader header = rounds.of(subject.puzzle, subject.search, subject.program);
    int parts = hasParts() ? steps.partitions() : 0;
    int bins = steps.bins().bins();
    return new RunOutline<>(header, RoundBin.class, steps.bins(), parts, bins - parts);
  }

  @Override
  public List<FileRecord> writeSideFiles(RunDirectory directory) throws IOException {
    return PuzzleFiles.write(directory, subject.puzzle);
  }

  @Override
  public StepJob<String> job(TaskRunner runner, Step<RoundBin> step) {
    return (on, open, results, progress) -> {
      BroadcastSearch broadcast = BroadcastSearch.of(on.spark(), subject.search);
      try (RoundSearch search =
          new RoundSearch(run, broadcast, new Rounds.Key(subject.result, plan.key()), memory)) {
        RoundJob.Label label = new RoundJob.Label(subject.puzzle.name(), weight(step.number()));
        RoundJob job = new RoundJob(search, steps, step, label);
        job.run(on, open, results, progress);
        bytesSpilled.put(step.number(), job.bytesSpilled());
      }
    };
  }

  private boolean hasParts() {
    return subject.result != ResultType.COUNT;
  }

  /** Number of partitions of all rounds. */
  int partitions() {
    return steps.partitions();
  }

  /** The share of the run that each bin of a step is. */
  private double weight(int step) {
    RoundSteps.RoundStep what = steps.get(step);
    double share = plan.share(what.round()) / sweep.partitions(what.round());
    return switch (what.work()) {
      case PAIRS -> 0;
      case PARTITIONS -> hasParts() ? share / 2 : share;
      case NODES -> share / 2;
    };
  }

  @Override
  public double weight(RoundBin bin) {
    return weight(steps.bins().step(bin.bin()));
  }

  @Override
  public BigInteger results(RoundBin bin) {
    return BigInteger.valueOf(bin.residuals());
  }

  @Override
  public void repeats(int step, List<String> faulty) {
    listener.repeats(steps.get(step).round() + 1, faulty);
  }

  @Override
  public void ended(int step, List<RoundBin> bins) {
    RoundSteps.RoundStep what = steps.get(step);
    switch (what.work()) {
      case PARTITIONS -> listener.ended(built(what.round(), step, bins));
      case NODES -> listener.kept(nodes(what.round(), bins));
      case PAIRS -> {}
    }
  }

  private RoundListener.RoundSummary built(int round, int step, List<RoundBin> bins) {
    return new RoundListener.RoundSummary(
        round + 1,
        sweep.rounds(),
        bins.size(),
        residuals(bins),
        bins.stream().mapToLong(RoundBin::residuals).max().orElse(0),
        stages(bins),
        bytes(bins),
        bytesShuffled(bins),
        bytesSpilled.getOrDefault(step, 0L));
  }

  private RoundListener.NodeSummary nodes(int round, List<RoundBin> bins) {
    List<RoundBin.Nodes> nodes = bins.stream().map(RoundBin::nodes).toList();
    return new RoundListener.NodeSummary(
        round + 1,
        sweep.rounds(),
        bins.size(),
        nodes.stream().mapToLong(RoundBin.Nodes::number).sum(),
        nodes.stream().mapToLong(RoundBin.Nodes::number).max().orElse(0),
        nodes.stream().mapToLong(of -> of.file().bytes()).sum(),
        subject.result == ResultType.PROOF);
  }

  @Override
  public SolutionSummary summary(List<RoundBin> bins, List<FileRecord> sideFiles) {
    BigInteger solutions = solutions(bins);
    if (subject.result == ResultType.COUNT) {
      return SolutionSummary.ofCount(solutions, residuals(bins), sideFiles);
    }
    List<SolutionSummary.Part> nodes =
        bins.stream()
            .map(RoundBin::nodes)
            .filter(Objects::nonNull)
            .sorted(Comparator.comparingInt(RoundBin.Nodes::partition))
            .map(RoundBin.Nodes::part)
            .toList();
    return SolutionSummary.ofDiagram(solutions, residuals(bins), nodes, sideFiles);
  }

  /** The solutions found in some bins. */
  static BigInteger solutions(List<RoundBin> bins) {
    return bins.stream().map(RoundBin::count).reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The residuals of some bins. */
  private static long residuals(List<RoundBin> bins) {
    return bins.stream().mapToLong(RoundBin::residuals).sum();
  }

  /** The places at which isomorphic residuals that arrived were merged, in all partitions. */
  public static List<StageCount> stages(List<RoundBin> bins) {
    Map<Integer, StageCount> stages = new TreeMap<>();
    bins.stream()
        .flatMap(bin -> bin.stages().stream())
        .forEach(stage -> stages.merge(stage.place(), stage, StageCount::plus));
    return List.copyOf(stages.values());
  }

  /** The bytes of the files that bins have written. */
  public static long bytes(List<RoundBin> bins) {
    return bins.stream().mapToLong(RoundBin::bytes).sum();
  }

  /** The bytes of the chunks that have arrived at bins. */
  public static long bytesShuffled(List<RoundBin> bins) {
    return bins.stream().mapToLong(RoundBin::arrived).sum();
  }
}
