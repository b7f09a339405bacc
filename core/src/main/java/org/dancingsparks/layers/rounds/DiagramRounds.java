package org.dancingsparks.layers.rounds;

import java.io.OutputStream;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntFunction;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.carriers.CarrierSearch;
import org.dancingsparks.layers.carriers.Cut;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.carriers.WindowProblem;
import org.dancingsparks.layers.disk.NodeFile;

/**
 * A diagram built in rounds of tasks, for more residuals than one machine holds. Rounds by carriers
 * keep all residuals, in files. Then rounds from the last back keep those that have a solution: the
 * nodes of the partition, each with the number of its paths to the end and with its edges, and an
 * index of them by key, which the partitions of the round before need. Immutable and thread safe.
 */
public final class DiagramRounds {
  private final OrderedProblem problem;
  private final CarrierRounds rounds;

  private DiagramRounds(OrderedProblem problem, CarrierRounds rounds) {
    this.problem = problem;
    this.rounds = rounds;
  }

  /**
   * The rounds of a problem with some key carriers.
   *
   * @return empty if the problem has no such carriers, or its options reach too far, or some begin
   *     with their carrier, or a carrier is secondary
   */
  public static Optional<DiagramRounds> of(OrderedProblem problem, RoundKey key) {
    return sweep(problem)
        .filter(sweep -> key.carriers() >>> sweep.problem().carriers() == 0)
        .map(sweep -> of(problem, sweep, key.carriers(), ChunkCodec.MAX_BYTES));
  }

  static DiagramRounds of(OrderedProblem problem, Sweep sweep, int keys, int chunkBytes) {
    return new DiagramRounds(problem, new CarrierRounds(sweep, keys, chunkBytes).keeping());
  }

  /** The sweep that keeps all residuals; empty where there is none. */
  static Optional<Sweep> sweep(OrderedProblem problem) {
    return new CarrierSearch(problem).find().flatMap(window -> sweep(problem, window));
  }

  static Optional<Sweep> sweep(OrderedProblem problem, WindowProblem window) {
    boolean isSuited =
        !window.beginsWithCarriers()
            && window.areCarriersPrimary()
            && problem.problem().options() <= NodeFile.MAX_OPTIONS;
    return Optional.of(new Sweep(window, Cut.none(window)))
        .filter(sweep -> isSuited && sweep.window().fits);
  }

  /**
   * A plan of rounds for a diagram.
   *
   * @return empty where there is none; see {@link #of}
   */
  public static Optional<CarrierPlan> plan(OrderedProblem problem, RoundPlan.Resources resources) {
    return sweep(problem).map(sweep -> CarrierPlan.of(sweep, resources).keeping());
  }

  /** The plan of rounds with a key; empty where there is none. */
  public static Optional<CarrierPlan> plan(OrderedProblem problem, RoundKey key) {
    return sweep(problem)
        .filter(sweep -> key.carriers() >>> sweep.problem().carriers() == 0)
        .map(sweep -> CarrierPlan.of(new LayerSample(sweep), key.carriers()).keeping());
  }

  /** The rounds that keep all residuals, where the files of halves have them. */
  public RoundSweep forward() {
    return rounds;
  }

  /** The partitions of the next round whose indexes a partition needs. */
  public int[] targets(int round, int partition) {
    return round + 1 < rounds.rounds() ? rounds.keys().targets(round, partition) : new int[0];
  }

  /**
   * The input of a partition on the way back.
   *
   * @param residuals those kept
   * @param indexes by partition of the next round
   * @param solutions of the problem
   */
  public record Input(
      RoundSweep.Stored residuals, IntFunction<RoundSweep.Stored> indexes, BigInteger solutions) {}

  /**
   * The new files of a partition, which are not closed.
   *
   * @param index of the nodes by key, for the round before
   */
  public record NewFiles(OutputStream nodes, OutputStream index) {}

  /**
   * The nodes of a partition.
   *
   * @param bytes of their file
   * @param number of nodes
   * @param index the facts about the file of their index
   */
  public record Nodes(long bytes, long number, StoredBlocks index) {}

  /**
   * Builds the nodes of a partition.
   *
   * @throws TransferException if a file is damaged
   * @throws java.io.UncheckedIOException if a file fails
   */
  public Nodes nodes(RoundSweep.Task task, Input input, NewFiles files) {
    try (PartitionNodes partition = new PartitionNodes(rounds, task, input, files)) {
      return partition.build();
    }
  }

  /** The diagram in the files of all partitions. */
  public PartitionedDiagram diagram(PartitionedDiagram.Files files) {
    return new PartitionedDiagram(problem, rounds, files);
  }
}
