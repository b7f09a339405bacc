package org.dancingsparks.layers.rounds;

import java.io.OutputStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.proof.CollectedRows;
import org.dancingsparks.proof.ProofResiduals;

/**
 * A proof found in rounds of tasks, for more residuals than one machine holds. Rounds forward, by
 * hash, keep all residuals, dead ends included. Then rounds from the last back give each its number
 * of completions: the rows of the proof, and an index of those with completions, which the
 * partitions of the round before need. Immutable and thread safe.
 */
public final class ProofRounds {
  private final ProofResiduals residuals;
  private final PlaceRounds rounds;

  ProofRounds(ProofResiduals residuals, PlaceRounds rounds) {
    this.residuals = residuals;
    this.rounds = rounds.keeping();
  }

  /** The rounds of a problem, less its givens, by a hash. */
  public static ProofRounds of(OrderedProblem problem, RoundKey hash) {
    ProofResiduals residuals = new ProofResiduals(problem);
    return new ProofRounds(residuals, hash.byPlace(PlaceProblem.of(residuals)));
  }

  /** A plan of rounds for some cores. */
  public static RoundPlan plan(OrderedProblem problem, int cores) {
    PlaceProblem places = PlaceProblem.of(new ProofResiduals(problem));
    return PlacePlan.of(cores, shares -> plan(places, RoundKey.ofHash(shares)));
  }

  /** The plan of rounds by a hash. */
  public static RoundPlan plan(OrderedProblem problem, RoundKey hash) {
    return plan(PlaceProblem.of(new ProofResiduals(problem)), hash);
  }

  private static PlacePlan plan(PlaceProblem places, RoundKey hash) {
    PlaceRanges ranges = hash.byPlace(places).ranges();
    return new PlacePlan(hash, ranges);
  }

  /** The rounds that keep all residuals, where the files of halves have them. */
  public RoundSweep forward() {
    return rounds;
  }

  /** Words of a key. */
  public int words() {
    return residuals.words();
  }

  /**
   * The rows of a partition.
   *
   * @param rows each of them once
   * @param index the facts about the file of those with completions
   */
  public record Rows(CollectedRows rows, StoredBlocks index) {}

  /**
   * Finds the rows of a partition.
   *
   * @param input with the index of each partition of the next round
   * @param index receives that of this one, for the round before; it is not closed
   * @throws TransferException if a file is damaged
   * @throws java.io.UncheckedIOException if a file fails
   */
  public Rows rows(RoundSweep.Task task, DiagramRounds.Input input, OutputStream index) {
    return new PlaceNumbers(residuals, rounds, task, input)
        .build(new BlockFileWriter(index, rounds.codec()));
  }
}
