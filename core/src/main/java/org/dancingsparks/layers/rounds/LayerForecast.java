package org.dancingsparks.layers.rounds;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.carriers.Sweep;

/**
 * A forecast of a {@linkplain LayerCount count by carriers} on one machine, from a {@linkplain
 * LayerSample sample} that visits a million residuals or a few.
 *
 * @param layers by number of carriers covered, estimates of the residuals
 * @param residuals estimate of all that are built
 */
public record LayerForecast(List<RoundPlan.Estimate> layers, RoundPlan.Estimate residuals) {
  /** CPU time for a residual, measured on one-sided pentominoes of 9 x 10 cells. */
  private static final double SECONDS_PER_RESIDUAL = 0.35e-6;

  /**
   * A forecast.
   *
   * @return empty if the problem is not counted by carriers, or in halves that are not images of
   *     each other, whose sizes no sample shows
   */
  public static Optional<LayerForecast> of(OrderedProblem problem) {
    return Sweep.counting(problem)
        .filter(sweep -> sweep.cut().isInMiddle() || !LayerCount.of(sweep).isCut())
        .map(LayerForecast::of);
  }

  /** A forecast from a sample, which has both of two residuals that are images of each other. */
  private static LayerForecast of(Sweep sweep) {
    LayerSample sample = new LayerSample(sweep);
    double share = sweep.isUpToReflection() ? 0.5 : 1;
    return new LayerForecast(
        sample.layers().stream().map(layer -> layer.times(share)).toList(),
        sample.residuals().times(share));
  }

  /** CPU time, roughly. */
  public double cpuSeconds() {
    return residuals.number() * SECONDS_PER_RESIDUAL;
  }

  /**
   * Bytes of the two largest layers next to each other. The parts of blocks that are held at a time
   * are about as many as these residuals.
   */
  public RoundPlan.Estimate bytes() {
    int largest =
        IntStream.range(1, layers.size())
            .reduce(0, (most, at) -> numberUpTo(at) > numberUpTo(most) ? at : most);
    double error = layers.get(largest).error() + layers.get(Math.max(0, largest - 1)).error();
    return new RoundPlan.Estimate(Long.BYTES * numberUpTo(largest), Long.BYTES * error);
  }

  /** The residuals of a layer and of that before. */
  private double numberUpTo(int layer) {
    return layers.get(layer).number() + (layer == 0 ? 0 : layers.get(layer - 1).number());
  }
}
