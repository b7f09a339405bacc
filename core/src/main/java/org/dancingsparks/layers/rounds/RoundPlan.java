package org.dancingsparks.layers.rounds;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.layers.CarrierSets;
import org.dancingsparks.layers.Sweep;

/**
 * The choice of key carriers: as few as give each core some partitions of the middle round, hardly
 * leave it idle in the others, and give each task blocks that fit its memory, all by a {@linkplain
 * LayerSample sample}, within reason. Those with the fewest options are taken, since only their
 * choices cross the wire, and always with their images.
 *
 * @param keys the set of key carriers
 * @param number of them
 * @param partitions of the largest round
 * @param residuals estimate of all that are built, and its standard error
 * @param taskBytes estimate of the most memory for blocks of a task
 * @param layers by number of carriers covered, estimates of the residuals
 * @param rounds by round, the same
 */
public record RoundPlan(
    int keys,
    int number,
    int partitions,
    Estimate residuals,
    double taskBytes,
    List<Estimate> layers,
    List<Double> rounds) {
  private static final int PARTITIONS_PER_CORE = 3;

  /** The share of their time that cores may wait for rounds with fewer partitions than cores. */
  private static final double MOST_IDLENESS = 0.06;

  /** Fewer residuals are built sooner than further tasks begin. */
  private static final double FEWEST_WAITED_FOR = 300_000;

  /** More cost more to exchange than blocks on disk do. */
  private static final int MOST_PARTITIONS_PER_CORE = 64;

  /**
   * A plan.
   *
   * @return empty if the problem has no suitable carriers, or its options reach too far
   */
  public static Optional<RoundPlan> of(
      Problem problem, ItemOrder order, Prefix givens, Resources resources) {
    return Sweep.of(problem, order, givens).map(sweep -> of(sweep, resources));
  }

  /**
   * The plan with known keys, such as those of a run that is resumed.
   *
   * @return empty if the problem has no suitable carriers or not these keys, or its options reach
   *     too far
   */
  public static Optional<RoundPlan> of(Problem problem, ItemOrder order, Prefix givens, int keys) {
    return Sweep.of(problem, order, givens)
        .filter(sweep -> keys >>> sweep.problem().carriers() == 0)
        .map(sweep -> of(new LayerSample(sweep), keys));
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
    return rounds.stream().mapToDouble(Double::doubleValue).sum();
  }

  /** The residuals that a core can build until all cores have built theirs. */
  private double time(int cores) {
    CarrierSets ofKeys = new CarrierSets(number);
    double time = 0;
    for (int round = 0; round <= number; round++) {
      time += rounds.get(round) / Math.min(cores, ofKeys.number(round));
    }
    return time;
  }

  private boolean hasIdleCores(int cores) {
    return idleness(cores) > MOST_IDLENESS && time(cores) - work() / cores > FEWEST_WAITED_FOR;
  }

  /** The set of some carriers. */
  public static int set(List<Integer> carriers) {
    return carriers.stream()
        .mapToInt(carrier -> 1 << carrier)
        .reduce(0, (one, other) -> one | other);
  }

  /** The numbers of the key carriers. */
  public List<Integer> keyCarriers() {
    return IntStream.range(0, Integer.SIZE)
        .filter(carrier -> (keys >>> carrier & 1) == 1)
        .boxed()
        .toList();
  }

  /** The share of all residuals that a round builds, by the estimate. */
  public double share(int round) {
    return rounds.get(round) / work();
  }

  /**
   * An estimate of a number.
   *
   * @param error its standard error
   */
  public record Estimate(double number, double error) {
    /** A number that the true one hardly falls below. */
    public double low() {
      return Math.max(0, number - 2 * error);
    }

    /** A number that the true one hardly exceeds. */
    public double high() {
      return number + 2 * error;
    }
  }

  /**
   * The machines.
   *
   * @param cores of all of them
   * @param memory bytes for the blocks of a task
   */
  public record Resources(int cores, long memory) {}

  static RoundPlan of(Sweep sweep, Resources resources) {
    LayerSample sample = new LayerSample(sweep);
    IntPredicate isEnough =
        number -> middle(number) >= (long) PARTITIONS_PER_CORE * resources.cores;
    RoundPlan plan = plan(sweep, sample, isEnough);
    while ((plan.taskBytes > resources.memory || plan.hasIdleCores(resources.cores))
        && plan.number < sweep.problem().carriers()
        && middle(plan.number + 1) <= (long) MOST_PARTITIONS_PER_CORE * resources.cores) {
      int more = plan.number + 1;
      plan = plan(sweep, sample, number -> number >= more);
    }
    return plan;
  }

  /** The plan with the fewest keys that are enough; with all carriers if they never are. */
  private static RoundPlan plan(Sweep sweep, LayerSample sample, IntPredicate isEnough) {
    return of(sample, keys(sweep, isEnough));
  }

  private static RoundPlan of(LayerSample sample, int keys) {
    int number = Integer.bitCount(keys);
    return new RoundPlan(
        keys,
        number,
        (int) middle(number),
        sample.residuals(),
        sample.taskBytes(number),
        sample.layers(),
        sample.rounds(number));
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
