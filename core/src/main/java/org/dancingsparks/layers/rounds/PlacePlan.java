package org.dancingsparks.layers.rounds;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.places.PlaceRanges;

/**
 * The plan of rounds by place: some partitions for each core, but fewer where these would be too
 * many for the machines to exchange, or for the driver to record. The number of residuals is not
 * known beforehand.
 *
 * @param key a hash
 * @param ranges of places, one for each round
 */
public record PlacePlan(RoundKey key, PlaceRanges ranges) implements RoundPlan {
  /** Minimum number of residuals that one stands for, so that merging is worth its rounds. */
  static final double MIN_REDUCTION = 64;

  /**
   * Maximum number of partitions of a round, so that a shuffle has at most 2^24 pairs of them: the
   * driver and each executor keep a size for each, and a machine has a place in a file for each.
   */
  private static final int MAX_SHARES = 1 << 12;

  /**
   * Maximum number of partitions of all rounds. Each has a record, some 600 bytes of the driver's
   * memory and a file in a directory, which on HDFS has at most 2^20.
   */
  private static final int MAX_RECORDS = 500_000;

  /**
   * A plan.
   *
   * @param key by its number of shares
   */
  static PlacePlan of(OrderedProblem problem, int cores, IntFunction<RoundKey> key) {
    return of(cores, shares -> of(problem, key.apply(shares)));
  }

  /**
   * A plan for some cores.
   *
   * @param ofShares by the number of shares
   */
  static PlacePlan of(int cores, IntFunction<PlacePlan> ofShares) {
    int shares = (int) Math.min(MAX_SHARES, (long) CarrierPlan.PARTITIONS_PER_CORE * cores);
    PlacePlan plan = ofShares.apply(shares);
    while (plan.allPartitions() > MAX_RECORDS && shares > 1) {
      // Rounds with fewer partitions are fewer, too, so that once is mostly enough.
      shares = Math.max(1, (int) (shares * ((double) MAX_RECORDS / plan.allPartitions())));
      plan = ofShares.apply(shares);
    }
    return plan;
  }

  private static PlacePlan of(OrderedProblem problem, RoundKey key) {
    return new PlacePlan(key, key.byPlace(problem).ranges());
  }

  /** Number of partitions of all rounds. */
  long allPartitions() {
    return IntStream.range(0, rounds()).mapToLong(ranges::partitions).sum();
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
