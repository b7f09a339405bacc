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
 * The key by which rounds partition residuals: carriers, or a hash where a problem has none or
 * isomorphic residuals are merged. With the problem, the item order and the givens it determines
 * the rounds and their partitions. Immutable.
 *
 * @param carriers the set of key carriers
 * @param shares the partitions by hash of a round; 0 where carriers are the key
 * @param isOfClasses true if isomorphic residuals have the same hash
 */
public record RoundKey(int carriers, int shares, boolean isOfClasses) implements Serializable {
  /** The number of residuals that are built before tasks could begin. */
  private static final long RESIDUALS_BEFORE_TASKS = 1 << 16;

  /** The key of some carriers, by their numbers. */
  public static RoundKey ofCarriers(List<Integer> carriers) {
    return new RoundKey(carriers.stream().mapToInt(carrier -> 1 << carrier).sum(), 0, false);
  }

  /** A hash that partitions residuals into as many shares. */
  public static RoundKey ofHash(int shares) {
    return new RoundKey(0, atLeastOne(shares), false);
  }

  /** A hash that partitions residuals into as many shares, isomorphic ones into the same. */
  public static RoundKey ofClasses(int shares) {
    return new RoundKey(0, atLeastOne(shares), true);
  }

  private static int atLeastOne(int shares) {
    if (shares < 1) {
      throw new IllegalArgumentException("There is at least one share.");
    }
    return shares;
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
        ? Optional.of(byPlace(problem))
        : Sweep.of(problem)
            .filter(sweep -> carriers >>> sweep.problem().carriers() == 0)
            .map(this::byCarriers);
  }

  private CarrierRounds byCarriers(Sweep sweep) {
    KeyCuts cuts = new KeyCuts(sweep, carriers);
    KeyCarriers keys = new KeyCarriers(sweep.problem().carriers(), carriers, cuts);
    return new CarrierRounds(sweep, keys, ChunkCodec.MAX_BYTES);
  }

  /** The rounds by place of a hash. */
  PlaceRounds byPlace(OrderedProblem problem) {
    return isOfClasses
        ? rounds(PlaceRanges.byClasses(problem, shares))
        : byPlace(PlaceProblem.of(problem));
  }

  /** The rounds of a hash whose residuals are merged only if they are equal. */
  PlaceRounds byPlace(PlaceProblem problem) {
    return rounds(PlaceRanges.byKey(problem, shares, RESIDUALS_BEFORE_TASKS));
  }

  private static PlaceRounds rounds(PlaceRanges ranges) {
    return new PlaceRounds(ranges, ChunkCodec.MAX_BYTES);
  }
}
