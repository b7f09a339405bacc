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
import org.dancingsparks.layers.partitions.DiagramLayout;
import org.dancingsparks.layers.partitions.PartitionedDiagram;

/**
 * A diagram built in rounds of tasks, for more residuals than one machine holds. Rounds forward, by
 * carriers or by hash, keep all residuals, in files. Then rounds from the last back keep those that
 * have a solution: the nodes of the partition, each with the number of its paths to the end and
 * with its edges, and an index of them, which the partitions of the round before need. Immutable
 * and thread safe.
 */
public abstract class DiagramRounds {
  private final OrderedProblem problem;

  DiagramRounds(OrderedProblem problem) {
    this.problem = problem;
  }

  /**
   * The rounds of a problem with a key.
   *
   * @return empty if the problem has not the carriers of the key, or its options reach too far, or
   *     some begin with their carrier, or a carrier is secondary; or if isomorphic residuals are to
   *     be merged, or options are too many
   */
  public static Optional<DiagramRounds> of(OrderedProblem problem, RoundKey key) {
    return key.isHash()
        ? byHash(problem, key).map(rounds -> new PlaceDiagram(problem, rounds))
        : sweep(problem, key)
            .map(sweep -> of(problem, sweep, key.carriers(), ChunkCodec.MAX_BYTES));
  }

  private static Optional<PlaceRounds> byHash(OrderedProblem problem, RoundKey key) {
    return key.isOfClasses() || !fits(problem)
        ? Optional.empty()
        : Optional.of(key.byPlace(problem));
  }

  private static Optional<Sweep> sweep(OrderedProblem problem, RoundKey key) {
    return sweep(problem).filter(sweep -> key.carriers() >>> sweep.problem().carriers() == 0);
  }

  static DiagramRounds of(OrderedProblem problem, Sweep sweep, int keys, int chunkBytes) {
    return new CarrierDiagram(problem, new CarrierRounds(sweep, keys, chunkBytes));
  }

  /** Returns whether the ids of the options, and that of leaving a place, fit an edge. */
  private static boolean fits(OrderedProblem problem) {
    return problem.problem().options() < NodeFile.MAX_OPTIONS;
  }

  /** The sweep that keeps all residuals; empty where there is none. */
  static Optional<Sweep> sweep(OrderedProblem problem) {
    return new CarrierSearch(problem).find().flatMap(window -> sweep(problem, window));
  }

  static Optional<Sweep> sweep(OrderedProblem problem, WindowProblem window) {
    boolean isSuited = !window.beginsWithCarriers() && window.areCarriersPrimary() && fits(problem);
    return Optional.of(new Sweep(window, Cut.none(window)))
        .filter(sweep -> isSuited && sweep.window().fits);
  }

  /**
   * A plan of rounds for a diagram: by carriers where these suit it, else by hash.
   *
   * @return empty if there are too many options
   */
  public static Optional<RoundPlan> plan(OrderedProblem problem, RoundPlan.Resources resources) {
    return sweep(problem)
        .<RoundPlan>map(sweep -> CarrierPlan.of(sweep, resources).keeping())
        .or(() -> Optional.of(PlacePlan.of(problem, resources.cores(), RoundKey::ofHash)))
        .filter(plan -> fits(problem));
  }

  /** The plan of rounds with a key; empty where there is none; see {@link #of}. */
  public static Optional<RoundPlan> plan(OrderedProblem problem, RoundKey key) {
    return key.isHash()
        ? byHash(problem, key).map(rounds -> new PlacePlan(key, rounds.ranges()))
        : sweep(problem, key)
            .map(sweep -> CarrierPlan.of(new LayerSample(sweep), key.carriers()).keeping());
  }

  /** The rounds that keep all residuals, where the files of halves have them. */
  public abstract RoundSweep forward();

  /**
   * The input of a partition on the way back.
   *
   * @param residuals those kept
   * @param indexes by partition of the next round; by hash, one is read before the next is opened
   * @param solutions of the problem
   */
  public record Input(
      RoundSweep.Stored residuals, IntFunction<RoundSweep.Stored> indexes, BigInteger solutions) {}

  /**
   * The new files of a partition, which are not closed.
   *
   * @param index of the nodes, for the round before
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
  public abstract Nodes nodes(RoundSweep.Task task, Input input, NewFiles files);

  /** The partitions, and where edges lead. */
  abstract DiagramLayout layout();

  /** The diagram in the files of all partitions. */
  public PartitionedDiagram diagram(PartitionedDiagram.Files files) {
    return new PartitionedDiagram(problem, layout(), files);
  }
}
