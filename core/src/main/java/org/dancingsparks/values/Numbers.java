package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The number of paths from each node to the end, each path counted as often as it weighs: {@code
 * long}s if these hold all sums, else {@link BigInteger}s. Immutable after it is made.
 */
public abstract class Numbers implements Values {
  final DiagramGraph graph;
  final OptionWeights weights;
  private BigInteger total;

  Numbers(DiagramGraph graph, OptionWeights weights) {
    this.graph = graph;
    this.weights = weights;
  }

  /** The numbers of paths. */
  public static Numbers of(DiagramGraph graph) {
    return of(graph, OptionWeights.EQUAL);
  }

  /** The sums of the paths' weights. */
  public static Numbers of(DiagramGraph graph, OptionWeights weights) {
    Optional<Numbers> small = LongNumbers.compute(graph, weights).map(Numbers.class::cast);
    return small.orElseGet(() -> BigNumbers.compute(graph, weights));
  }

  /** The number of paths from a node; 0 for {@link DiagramGraph#NONE}. */
  public abstract BigInteger at(int node);

  /** The numbers by node, if {@code long}s hold them; read-only. */
  public abstract Optional<long[]> small();

  /** By option id, the sum of the weights of the solutions that contain it. */
  public abstract BigInteger[] marginals(int options);

  /**
   * Follows the path of a number from a node to the end.
   *
   * @param number below the node's value
   */
  abstract void descend(int node, BigInteger number, Unranking path);

  /** The sum of the weights of the solutions that begin with a prefix. */
  public BigInteger ofPrefix(int prefix) {
    BigInteger ofRoot = at(graph.roots()[prefix]);
    return weights.areEqual() ? ofRoot : weights.of(graph.prefixes().get(prefix)).multiply(ofRoot);
  }

  /** The sum of the weights of all solutions. */
  public BigInteger total() {
    return total;
  }

  /** Sums up the roots, once the nodes have their values. */
  final BigInteger sumUp() {
    BigInteger sum = BigInteger.ZERO;
    for (int prefix = 0; prefix < graph.roots().length; prefix++) {
      sum = sum.add(ofPrefix(prefix));
    }
    total = sum;
    return sum;
  }
}
