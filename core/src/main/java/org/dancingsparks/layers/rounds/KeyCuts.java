package org.dancingsparks.layers.rounds;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * The number of parts into which a partition by key carriers is cut, by a forecast: several where
 * it has more than three times the mean of its round. The forecast is the product of weights of the
 * carriers covered. A weight is the number of residuals that cover a carrier, by those that do not,
 * in small sets of random carriers. The same problem and keys always give the same cuts, since all
 * machines must have the same: there is no arithmetic but that of IEEE 754. Immutable.
 */
final class KeyCuts implements IntUnaryOperator {
  /** As many means as a core has partitions: a larger one would take longer than all others do. */
  private static final double MAX_SKEW = CarrierPlan.PARTITIONS_PER_CORE;

  private static final double SKEW_OF_PART = 2;
  private static final int SAMPLES = 24;

  /** Carriers of a sampled set, which has a block for each of its subsets. */
  private static final int MAX_CARRIERS = 8;

  /** The residuals after which no further set is sampled. */
  private static final long MAX_RESIDUALS = 1_000_000;

  /** By carrier; 1 where it was not sampled. */
  private final double[] weights;

  /** By number of keys covered, the mean of the forecasts. */
  private final double[] mean;

  KeyCuts(Sweep sweep, int keys) {
    weights = weights(sweep);
    int number = Integer.bitCount(keys);
    // The elementary symmetric polynomials of the weights, which are sums over all sets of a size.
    double[] sums = new double[number + 1];
    sums[0] = 1;
    for (int left = keys; left != 0; left &= left - 1) {
      for (int size = number; size > 0; size--) {
        sums[size] += sums[size - 1] * weights[Integer.numberOfTrailingZeros(left)];
      }
    }
    mean = new double[number + 1];
    double sets = 1;
    for (int size = 0; size <= number; size++) {
      mean[size] = sums[size] / sets;
      sets = sets * (number - size) / (size + 1);
    }
  }

  private static double[] weights(Sweep sweep) {
    int carriers = sweep.problem().carriers();
    // One more than there are, so that there is no division by zero.
    double[] with = new double[carriers];
    double[] without = new double[carriers];
    Arrays.fill(with, 1);
    Arrays.fill(without, 1);
    Random random = new Random(1);
    long visited = 0;
    for (int sample = 0; sample < SAMPLES && visited < MAX_RESIDUALS; sample++) {
      int set = randomSet(random, carriers);
      long[] covering = covering(sweep, set);
      for (int carrier = 0; carrier < carriers; carrier++) {
        if ((set >>> carrier & 1) == 1) {
          with[carrier] += covering[carrier];
          without[carrier] += covering[carriers] - covering[carrier];
        }
      }
      visited += covering[carriers];
    }
    double[] weights = new double[carriers];
    Arrays.setAll(weights, carrier -> with[carrier] / without[carrier]);
    return weights;
  }

  private static int randomSet(Random random, int carriers) {
    int size = Math.min(MAX_CARRIERS, (carriers + 1) / 2);
    int set = 0;
    while (Integer.bitCount(set) < size) {
      set |= 1 << random.nextInt(carriers);
    }
    return set;
  }

  /** By carrier, the residuals of subsets of a set that cover it; then the number of all. */
  private static long[] covering(Sweep sweep, int set) {
    int others = (1 << sweep.problem().carriers()) - 1 & ~set;
    CarrierRounds rounds = new CarrierRounds(sweep, others, ChunkCodec.MAX_BYTES);
    RoundSweep.Limits limits = new RoundSweep.Limits(Long.MAX_VALUE, Path.of(""));
    OutputStream none = OutputStream.nullOutputStream();
    PartitionSweep.Output output =
        new PartitionSweep.Output(
            new BlockFileWriter(none, rounds.codec()), new BlockFileWriter(none, rounds.codec()));
    RoundSweep.Task task = new RoundSweep.Task(0, 0, limits, Watch.NONE);
    try (PartitionSweep swept = new PartitionSweep(rounds, task, output)) {
      swept.run(new ArrivedBlocks(rounds.initial(), rounds.codec()));
      return swept.covering();
    }
  }

  @Override
  public int applyAsInt(int covered) {
    double forecast = 1;
    for (int left = covered; left != 0; left &= left - 1) {
      forecast *= weights[Integer.numberOfTrailingZeros(left)];
    }
    double skew = forecast / mean[Integer.bitCount(covered)];
    return skew > MAX_SKEW ? (int) Math.ceil(skew / SKEW_OF_PART) : 1;
  }
}
