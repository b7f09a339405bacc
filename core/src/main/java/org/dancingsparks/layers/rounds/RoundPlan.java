package org.dancingsparks.layers.rounds;

import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.carriers.Sweep;

/** The choice of a key, with a forecast of its rounds. */
public interface RoundPlan {
  /**
   * The machines.
   *
   * @param cores of all of them
   * @param memory bytes for the residuals of a task
   */
  record Resources(int cores, long memory) {}

  /**
   * An estimate of a number.
   *
   * @param error its standard error
   */
  record Estimate(double number, double error) {
    Estimate times(double factor) {
      return new Estimate(factor * number, factor * error);
    }

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
   * A plan: by a hash if many residuals are isomorphic, or the problem has no suitable carriers;
   * else by carriers.
   */
  static RoundPlan of(OrderedProblem problem, Resources resources) {
    return byClasses(problem, resources).orElseGet(() -> byResidual(problem, resources));
  }

  /**
   * A plan that merges isomorphic residuals.
   *
   * @return empty if these are few among the first residuals
   */
  static Optional<RoundPlan> byClasses(OrderedProblem problem, Resources resources) {
    return LayerCount.byClasses(problem)
        .filter(count -> count.reduction() >= PlacePlan.MIN_REDUCTION)
        .map(count -> PlacePlan.of(problem, resources.cores(), RoundKey::ofClasses));
  }

  /** A plan that merges equal residuals only. */
  static RoundPlan byResidual(OrderedProblem problem, Resources resources) {
    Optional<Sweep> sweep = Sweep.of(problem);
    return sweep.isPresent()
        ? CarrierPlan.of(sweep.get(), resources)
        : PlacePlan.of(problem, resources.cores(), RoundKey::ofHash);
  }

  /**
   * The plan with a known key, such as that of a run that is resumed.
   *
   * @return empty if the problem has not the carriers of the key
   */
  static Optional<RoundPlan> of(OrderedProblem problem, RoundKey key) {
    return key.rounds(problem)
        .map(
            sweep ->
                sweep instanceof CarrierRounds byCarriers
                    ? CarrierPlan.of(new LayerSample(byCarriers.sweep()), key.carriers())
                    : new PlacePlan(key, ((PlaceRounds) sweep).ranges()));
  }

  /** The key. */
  RoundKey key();

  /** Number of rounds. */
  int rounds();

  /** Partitions of the largest round. */
  int partitions();

  /** The share of the work that a round is, about. */
  double share(int round);
}
