package org.dancingsparks.layers.rounds;

/**
 * The costs of a count in rounds, a rough forecast from its plan. Its figures were measured on
 * pentominoes, one-sided ones included, of 5 x 18 and 6 x 15 cells.
 *
 * @param files bytes of the most files at a time
 * @param shuffled bytes of the chunks that are exchanged in all rounds
 * @param cpuSeconds of all tasks
 */
public record RoundCosts(
    RoundPlan.Estimate files, RoundPlan.Estimate shuffled, RoundPlan.Estimate cpuSeconds) {
  /** Bytes of a residual in files, with complete halves. */
  private static final double FILE_BYTES = 3;

  /** The same where all residuals are kept for a diagram, measured on 6 x 15 and 9 x 10 cells. */
  private static final double KEPT_BYTES = 4;

  /** Bytes of chunks for a residual, if all carriers were keys. */
  private static final double CHUNK_BYTES = 4;

  /** CPU time for a residual: building, writing, exchanging and joining. */
  public static final double SECONDS_PER_RESIDUAL = 0.7e-6;

  static RoundCosts of(CarrierPlan plan) {
    double most = 0;
    for (int round = 0; round < plan.rounds(); round++) {
      most = Math.max(most, plan.share(round) + (round == 0 ? 0 : plan.share(round - 1)));
    }
    int carriers = plan.layers().size() - 1;
    return new RoundCosts(
        times(plan.residuals(), plan.isKeeping() ? KEPT_BYTES : FILE_BYTES * most),
        times(plan.residuals(), CHUNK_BYTES * plan.number() / carriers),
        times(plan.residuals(), SECONDS_PER_RESIDUAL));
  }

  private static RoundPlan.Estimate times(RoundPlan.Estimate residuals, double each) {
    return new RoundPlan.Estimate(residuals.number() * each, residuals.error() * each);
  }
}
