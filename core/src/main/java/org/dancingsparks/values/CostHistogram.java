package org.dancingsparks.values;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Counts the solutions of a graph by their cost, without listing any. Where counts exceed a {@code
 * long}, they are computed modulo several primes, whose product exceeds the number of solutions,
 * and joined by the Chinese remainder theorem.
 */
public final class CostHistogram {
  /** The bits of a prime: two residues then add up to less than 2^63. */
  private static final int PRIME_BITS = 61;

  private final DiagramGraph graph;
  private final OptionCosts costs;
  private final long most;
  private final SortedMap<Long, BigInteger> counts = new TreeMap<>();

  /** The product of the moduli so far; the counts are right modulo it. */
  private BigInteger product = BigInteger.ONE;

  private CostHistogram(DiagramGraph graph, OptionCosts costs, long most) {
    this.graph = graph;
    this.costs = costs;
    this.most = most;
  }

  /**
   * The number of solutions by cost; no cost without a solution.
   *
   * @param numbers of the graph's paths
   * @param most the most bytes to use for polynomials
   * @return empty if they take more
   */
  public static Optional<SortedMap<Long, BigInteger>> of(
      DiagramGraph graph, Numbers numbers, OptionCosts costs, long most) {
    CostHistogram histogram = new CostHistogram(graph, costs, most);
    boolean isDone =
        numbers.small().isPresent() ? histogram.addExact() : histogram.addModulo(numbers.total());
    return isDone ? Optional.of(histogram.counts) : Optional.empty();
  }

  private boolean addExact() {
    return gather(0)
        .map(
            polynomials -> {
              forEachTerm(
                  polynomials,
                  (cost, count) -> counts.merge(cost, BigInteger.valueOf(count), BigInteger::add));
              return polynomials;
            })
        .isPresent();
  }

  /** Computes modulo primes until their product exceeds all counts. */
  private boolean addModulo(BigInteger total) {
    BigInteger prime = BigInteger.ONE.shiftLeft(PRIME_BITS);
    while (product.compareTo(total) <= 0) {
      prime = prime.nextProbablePrime();
      Optional<Polynomials> polynomials = gather(prime.longValueExact());
      if (polynomials.isEmpty()) {
        return false;
      }
      SortedMap<Long, BigInteger> residues = new TreeMap<>();
      forEachTerm(
          polynomials.get(),
          (cost, count) -> residues.merge(cost, BigInteger.valueOf(count), BigInteger::add));
      join(residues, prime);
    }
    return true;
  }

  /** Joins counts modulo the product with those modulo a further prime. */
  private void join(SortedMap<Long, BigInteger> residues, BigInteger prime) {
    BigInteger inverse = product.modInverse(prime);
    residues.forEach(
        (cost, residue) -> {
          BigInteger known = counts.getOrDefault(cost, BigInteger.ZERO);
          BigInteger more = residue.subtract(known).multiply(inverse).mod(prime);
          counts.put(cost, known.add(more.multiply(product)));
        });
    product = product.multiply(prime);
  }

  private Optional<Polynomials> gather(long modulus) {
    Polynomials polynomials = new Polynomials(graph, costs, modulus, most);
    polynomials.gather(graph);
    polynomials.store();
    return polynomials.areTooLarge() ? Optional.empty() : Optional.of(polynomials);
  }

  /** Takes the count of solutions of a cost, which can come several times. */
  private interface TermConsumer {
    void accept(long cost, long count);
  }

  private void forEachTerm(Polynomials polynomials, TermConsumer consumer) {
    for (int prefix = 0; prefix < graph.roots().length; prefix++) {
      int root = graph.roots()[prefix];
      if (root != DiagramGraph.NONE) {
        long cost = costs.of(graph.prefixes().get(prefix));
        long[] terms = polynomials.at(root);
        for (int index = 0; index < terms.length; index += 2) {
          consumer.accept(cost + terms[index], terms[index + 1]);
        }
      }
    }
  }
}
