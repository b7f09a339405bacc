package org.dancingsparks.layers.places;

import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.disk.Limits;

/**
 * The places of a problem in ranges, for sweeps that exchange residuals only between one range and
 * the next. The residuals of a range are in partitions. Immutable.
 */
public abstract class PlaceRanges {
  /** The first bit of a hash that numbers partitions: lower ones are for the slots of tables. */
  private static final int PARTITION_SHIFT = 24;

  private final PlaceProblem problem;

  PlaceRanges(PlaceProblem problem) {
    this.problem = problem;
  }

  /** The partitions of a range. One thread. */
  @FunctionalInterface
  public interface Partitioning {
    /**
     * The number of the partition of a residual.
     *
     * @param place of the residual, in the range or after it
     * @param residual its bits, which are changed
     */
    int of(int place, long[] residual);
  }

  /**
   * Ranges with partitions of residuals that may become equal.
   *
   * @param shares partitions of a range that has many residuals
   * @param few the most residuals of a range with one partition, at least 1
   */
  public static PlaceRanges byKey(PlaceProblem problem, int shares, long few) {
    return new KeyRanges(problem, shares, few);
  }

  /** Ranges from stage to stage, with partitions of residuals that are isomorphic. */
  public static PlaceRanges byClasses(OrderedProblem problem, int shares) {
    return new ClassRanges(BitProblem.inStages(problem), shares);
  }

  public final PlaceProblem problem() {
    return problem;
  }

  /** Number of ranges, at least one. */
  public abstract int number();

  /** The first place of a range. */
  public abstract int first(int range);

  /** The place after the last of a range. */
  public abstract int end(int range);

  /** Number of partitions of a range; one of the first. */
  public abstract int partitions(int range);

  /** The partitions of a range. Used by one thread. */
  public abstract Partitioning partitioning(int range);

  /**
   * A sweep over a partition of a range, without residuals.
   *
   * @param limits of memory, for one core
   */
  public abstract PartialSweep sweep(int range, Limits limits, PlaceListener listener);

  /** The places of a range at which an option can be chosen, as a share of all of these. */
  public final double share(int range) {
    return (double) choices(first(range), end(range)) / Math.max(1, choices(0, problem.places()));
  }

  private long choices(int from, int to) {
    return IntStream.range(from, to).filter(problem::hasOptions).count();
  }

  /**
   * Estimates by range, from a sample.
   *
   * @param visited receives the number of residuals visited
   * @return fewer than there are ranges if more would take too long: the last is cut short; or none
   */
  public List<StageEstimate> estimates(LongConsumer visited) {
    return List.of();
  }

  /** The number of the partition of a residual, or of the words of a form. */
  static int hashed(long[] words, int partitions) {
    return (int) ((PlaceTable.hash(words, 0, words.length) >>> PARTITION_SHIFT) % partitions);
  }

  /** The most bits that can be set in the residuals of a place. */
  public final int mostBits() {
    int most = 0;
    for (int place = 0; place <= problem.places(); place++) {
      most = Math.max(most, bits(place));
    }
    return most;
  }

  /** The bits that can be set in the residuals of a place. */
  final int bits(int place) {
    int bits = 0;
    for (int word = 0; word < problem.width(); word++) {
      bits += Long.bitCount(problem.used(place, word));
    }
    return bits;
  }
}
