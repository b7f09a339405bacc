package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;

/** Numbers of paths that exceed a {@code long}. */
final class BigNumbers extends Numbers {
  private final BigInteger[] values;
  private final int[] options;

  private BigNumbers(DiagramGraph graph, OptionWeights weights) {
    super(graph, weights);
    values = zeros(graph.nodes());
    values[DiagramGraph.END] = BigInteger.ONE;
    options = graph.options();
  }

  static BigNumbers compute(DiagramGraph graph, OptionWeights weights) {
    BigNumbers numbers = new BigNumbers(graph, weights);
    numbers.gather(graph);
    numbers.sumUp();
    return numbers;
  }

  static BigInteger[] zeros(int length) {
    BigInteger[] zeros = new BigInteger[length];
    Arrays.fill(zeros, BigInteger.ZERO);
    return zeros;
  }

  @Override
  public void add(int to, int edge, int from) {
    values[to] = values[to].add(times(edge, values[from]));
  }

  /** A number times the weight of an edge. */
  private BigInteger times(int edge, BigInteger number) {
    return weights.areEqual() ? number : number.multiply(weights.at(options[edge]));
  }

  @Override
  public BigInteger at(int node) {
    return node == DiagramGraph.NONE ? BigInteger.ZERO : values[node];
  }

  @Override
  public Optional<long[]> small() {
    return Optional.empty();
  }

  @Override
  void descend(int from, BigInteger number, Unranking path) {
    BigInteger left = number;
    for (int node = from; node != DiagramGraph.END; ) {
      int edge = graph.first()[node];
      BigInteger part = times(edge, values[graph.targets()[edge]]);
      while (left.compareTo(part) >= 0) {
        left = left.subtract(part);
        edge++;
        part = times(edge, values[graph.targets()[edge]]);
      }
      if (!weights.areEqual()) {
        left = left.divide(weights.at(options[edge]));
      }
      node = path.step(edge);
    }
  }

  @Override
  public BigInteger[] marginals(int count) {
    BigInteger[] fromRoots = zeros(graph.nodes());
    BigInteger[] sums = zeros(count);
    for (int root = 0; root < graph.roots().length; root++) {
      int node = graph.roots()[root];
      if (node != DiagramGraph.NONE) {
        Prefix prefix = graph.prefixes().get(root);
        fromRoots[node] = fromRoots[node].add(weights.of(prefix));
        for (int index = 0; index < prefix.size(); index++) {
          sums[prefix.option(index)] = sums[prefix.option(index)].add(ofPrefix(root));
        }
      }
    }
    Values marginals =
        (to, edge, from) -> {
          BigInteger ways = times(edge, fromRoots[from]);
          fromRoots[to] = fromRoots[to].add(ways);
          sums[options[edge]] = sums[options[edge]].add(ways.multiply(values[to]));
        };
    marginals.scatter(graph);
    return sums;
  }
}
