package org.dancingsparks.layers.rounds;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.dancingsparks.layers.carriers.CarrierSets;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * The choice of key carriers: as few as give each core some partitions of the middle round, hardly
 * leave it idle in the others, and give each task blocks that fit in its memory, all by a
 * {@linkplain LayerSample sample}, within reason. Those with the fewest options are taken, since
 * only their choices cross the wire, and always with their images.
 *
 * @param keys the set of key carriers
 * @param number of them
 * @param partitions of the largest round
 * @param residuals estimate of all that are built, and its standard error
 * @param taskBytes estimate of the most memory for blocks of a task, which the disk may take
 * @param blockBytes estimate of the most memory for one block, which a task needs
 * @param layers by number of carriers covered, estimates of the residuals
 * @param ofRounds by round, estimates of the residuals
 * @param isKeeping true if the residuals of all rounds stay in files, for a diagram
 */
public record CarrierPlan(
    int keys,
    int number,
    int partitions,
    Estimate residuals,
    double taskBytes,
    double blockBytes,
    List<Estimate> layers,
    List<Double> ofRounds,
    boolean isKeeping)
    implements RoundPlan {
  static final int PARTITIONS_PER_CORE = 3;

  /** The share of their time that cores may wait for rounds with fewer partitions than cores. */
  private static final double MAX_IDLENESS = 0.06;

  /** The fewest residuals worth further tasks; fewer are built before such tasks begin. */
  private static final double MIN_RESIDUALS_WAITED_FOR = 300_000;

  /** Maximum number of partitions per core; more cost more to exchange than blocks on disk do. */
  private static final int MAX_PARTITIONS_PER_CORE = 64;

  @Override
  public RoundKey key() {
    return new RoundKey(keys, 0, false);
  }

  @Override
  public int rounds() {
    return number + 1;
  }

  /** The costs of the count, by a rough forecast. */
  public RoundCosts costs() {
    return RoundCosts.of(this);
  }

  /** The time in which cores wait, since a round has fewer partitions, as a share of all time. */
  public double idleness(int cores) {
    return 1 - work() / (cores * time(cores));
  }

  /** All residuals. */
  private double work() {
    return ofRounds.stream().mapToDouble(Double::doubleValue).sum();
  }

  /** The residuals that a core can build until all cores have built theirs. */
  private double time(int cores) {
    CarrierSets ofKeys = new CarrierSets(number);
    double time = 0;
    for (int round = 0; round <= number; round++) {
      time += ofRounds.get(round) / Math.min(cores, ofKeys.number(round));
    }
    return time;
  }

  private boolean hasIdleCores(int cores) {
    return idleness(cores) > MAX_IDLENESS
        && time(cores) - work() / cores > MIN_RESIDUALS_WAITED_FOR;
  }

  @Override
  public double share(int round) {
    return ofRounds.get(round) / work();
  }

  static CarrierPlan of(Sweep sweep, Resources resources) {
    LayerSample sample = new LayerSample(sweep);
    IntPredicate isEnough =
        number -> middle(number) >= (long) PARTITIONS_PER_CORE * resources.cores();
    CarrierPlan plan = plan(sweep, sample, isEnough);
    while ((plan.taskBytes > resources.memory() || plan.hasIdleCores(resources.cores()))
        && plan.number < sweep.problem().carriers()
        && middle(plan.number + 1) <= (long) MAX_PARTITIONS_PER_CORE * resources.cores()) {
      int more = plan.number + 1;
      plan = plan(sweep, sample, number -> number >= more);
    }
    return plan;
  }

  /** The plan with the fewest keys that are enough; with all carriers if they never are. */
  private static CarrierPlan plan(Sweep sweep, LayerSample sample, IntPredicate isEnough) {
    return of(sample, keys(sweep, isEnough));
  }

  static CarrierPlan of(LayerSample sample, int keys) {
    int number = Integer.bitCount(keys);
    return new CarrierPlan(
        keys,
        number,
        (int) middle(number),
        sample.residuals(),
        sample.taskBytes(number),
        sample.blockBytes(),
        sample.layers(),
        sample.rounds(number),
        false);
  }

  /** The same plan, of a diagram. */
  CarrierPlan keeping() {
    return new CarrierPlan(
        keys, number, partitions, residuals, taskBytes, blockBytes, layers, ofRounds, true);
  }

  private static long middle(int number) {
    return new CarrierSets(number).number(number / 2);
  }

  /** The carriers with the fewest options and their images, until their number is enough. */
  static int keys(Sweep sweep, IntPredicate isEnough) {
    int carriers = sweep.problem().carriers();
    long[] options = new long[carriers];
    for (int option = 0; option < sweep.problem().options(); option++) {
      options[sweep.problem().carrier()[option]] += sweep.cut().isRight(option) ? 0 : 1;
    }
    int[] fewest =
        IntStream.range(0, carriers)
            .boxed()
            .sorted(Comparator.comparingLong(carrier -> options[carrier]))
            .mapToInt(Integer::intValue)
            .toArray();
    int keys = 0;
    for (int carrier : fewest) {
      if (isEnough.test(Integer.bitCount(keys))) {
        break;
      }
      keys = withImages(sweep, keys | 1 << carrier);
    }
    return keys;
  }

  private static int withImages(Sweep sweep, int set) {
    int all = set;
    while (sweep.cut().isInMiddle() && (sweep.cut().image(all) & ~all) != 0) {
      all |= sweep.cut().image(all);
    }
    return all;
  }
}
