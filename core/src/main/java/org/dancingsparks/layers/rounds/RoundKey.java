package org.dancingsparks.layers.rounds;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceRanges;

/**
 * The key by which rounds partition residuals: carriers, or a hash where a problem has none. With
 * the problem, the item order and the givens it determines the rounds and their partitions.
 * Immutable.
 *
 * @param carriers the set of key carriers
 * @param shares the partitions by hash of a round; 0 where carriers are the key
 */
public record RoundKey(int carriers, int shares) implements Serializable {
  /** The number of residuals that are built before tasks could begin. */
  private static final long RESIDUALS_BEFORE_TASKS = 1 << 16;

  /** The key of some carriers, by their numbers. */
  public static RoundKey ofCarriers(List<Integer> carriers) {
    return new RoundKey(carriers.stream().mapToInt(carrier -> 1 << carrier).sum(), 0);
  }

  /** A hash that partitions residuals into as many shares. */
  public static RoundKey ofHash(int shares) {
    if (shares < 1) {
      throw new IllegalArgumentException("There is at least one share.");
    }
    return new RoundKey(0, shares);
  }

  public boolean isHash() {
    return shares > 0;
  }

  /** The numbers of the key carriers. */
  public List<Integer> carrierNumbers() {
    return IntStream.range(0, Integer.SIZE)
        .filter(carrier -> (carriers >>> carrier & 1) == 1)
        .boxed()
        .toList();
  }

  /**
   * The rounds of a problem.
   *
   * @return empty if it has not these carriers
   */
  public Optional<RoundSweep> rounds(OrderedProblem problem) {
    return isHash()
        ? Optional.of(byPlace(PlaceProblem.of(problem)))
        : Sweep.of(problem)
            .filter(sweep -> carriers >>> sweep.problem().carriers() == 0)
            .map(sweep -> new CarrierRounds(sweep, carriers, ChunkCodec.MAX_BYTES));
  }

  PlaceRounds byPlace(PlaceProblem problem) {
    return new PlaceRounds(
        problem, new PlaceRanges(problem, shares, RESIDUALS_BEFORE_TASKS), ChunkCodec.MAX_BYTES);
  }
}
