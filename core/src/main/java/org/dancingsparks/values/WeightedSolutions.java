package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.SplittableRandom;

/**
 * The solutions of a graph by their weights. Places are numbered from 0, and each solution in turn
 * takes as many of them as its weight. So a random place falls to each solution with a probability
 * proportional to its weight. Immutable and thread safe.
 */
public final class WeightedSolutions {
  private final DiagramGraph graph;
  private final Numbers counts;
  private final Numbers sums;

  /**
   * Sums up the weights.
   *
   * @param counts the numbers of the graph's paths
   */
  public WeightedSolutions(DiagramGraph graph, Numbers counts, OptionWeights weights) {
    this.graph = graph;
    this.counts = counts;
    sums = weights.areEqual() ? counts : Numbers.of(graph, weights);
  }

  /** The sum of the weights of all solutions. */
  public BigInteger total() {
    return sums.total();
  }

  /**
   * The number of the solution at a place.
   *
   * @param place from 0
   * @throws IndexOutOfBoundsException if it is not below the total
   */
  public BigInteger number(BigInteger place) {
    return new Unranking(graph, sums).find(place).number(counts);
  }

  /**
   * The number of a random solution.
   *
   * @throws IllegalArgumentException if no solution has a weight above 0
   */
  public BigInteger sampleNumber(SplittableRandom random) {
    if (total().signum() == 0) {
      throw new IllegalArgumentException("There is no solution to sample.");
    }
    return number(RandomNumbers.below(total(), random));
  }
}
