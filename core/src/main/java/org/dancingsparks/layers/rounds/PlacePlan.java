package org.dancingsparks.layers.rounds;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.places.PlaceRanges;

/**
 * The plan of rounds by place: some partitions for each core, but fewer where there are very many
 * rounds. The number of residuals is not known beforehand.
 *
 * @param key a hash
 * @param ranges of places, one for each round
 */
public record PlacePlan(RoundKey key, PlaceRanges ranges) implements RoundPlan {
  /** Minimum number of residuals that one stands for, so that merging is worth its rounds. */
  static final double MIN_REDUCTION = 64;

  /** Maximum number of partitions of all rounds; each has a record. */
  private static final int MAX_PARTITIONS = 50_000;

  /**
   * A plan.
   *
   * @param key by its number of shares
   */
  static PlacePlan of(OrderedProblem problem, int cores, IntFunction<RoundKey> key) {
    int shares = CarrierPlan.PARTITIONS_PER_CORE * cores;
    PlacePlan plan = of(problem, key.apply(shares));
    while (plan.allPartitions() > MAX_PARTITIONS) {
      shares /= 2;
      plan = of(problem, key.apply(shares));
    }
    return plan;
  }

  private static PlacePlan of(OrderedProblem problem, RoundKey key) {
    return new PlacePlan(key, key.byPlace(problem).ranges());
  }

  private int allPartitions() {
    return IntStream.range(0, rounds()).map(ranges::partitions).sum();
  }

  @Override
  public int rounds() {
    return ranges.number();
  }

  @Override
  public int partitions() {
    return IntStream.range(0, rounds()).map(ranges::partitions).max().orElseThrow();
  }

  @Override
  public double share(int round) {
    return ranges.share(round);
  }

  /** Number of places. */
  public int places() {
    return ranges.end(rounds() - 1);
  }

  /** The most bits that can be set in a residual of a place. */
  public int bits() {
    return ranges.mostBits();
  }
}
