package org.dancingsparks.cases;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.values.OptionCosts;

/**
 * The number of a problem's solutions and, where options have costs, the least cost of a solution
 * and the number of solutions that have it.
 *
 * @param least of costs and solutions; empty if there are no costs or no solutions
 */
record Answer(BigInteger solutions, Optional<Map.Entry<Long, BigInteger>> least) {
  private static final long MEMORY = 1 << 28;

  /** The answer of a search that takes or leaves one option after another. */
  static Answer brute(Problem problem) {
    SortedMap<Long, BigInteger> histogram = new TreeMap<>();
    Collection<List<Integer>> solutions = BruteForce.solutions(problem);
    for (List<Integer> solution : solutions) {
      long cost = solution.stream().mapToLong(problem::cost).sum();
      histogram.merge(cost, BigInteger.ONE, BigInteger::add);
    }
    return of(problem, BigInteger.valueOf(solutions.size()), histogram);
  }

  /** A number that is known otherwise; costs are those that the diagram has. */
  static Answer known(Problem problem, String solutions) {
    BigInteger number = new BigInteger(solutions);
    return of(problem, number, problem.hasCosts() ? histogram(diagram(problem)) : new TreeMap<>());
  }

  /** The answer of problems side by side. */
  static Answer product(Problem problem, List<Answer> parts) {
    BigInteger number = BigInteger.ONE;
    long least = 0;
    BigInteger best = BigInteger.ONE;
    for (Answer part : parts) {
      number = number.multiply(part.solutions);
      if (problem.hasCosts()) {
        least += part.least.map(Map.Entry::getKey).orElse(0L);
        best = best.multiply(part.least.map(Map.Entry::getValue).orElse(part.solutions));
      }
    }
    return of(problem, number, new TreeMap<>(Map.of(least, best)));
  }

  private static Answer of(
      Problem problem, BigInteger number, SortedMap<Long, BigInteger> histogram) {
    boolean hasLeast = problem.hasCosts() && number.signum() > 0;
    return new Answer(
        number, hasLeast ? histogram.entrySet().stream().findFirst() : Optional.empty());
  }

  /** The diagram in the order that is searched for. */
  static Diagram diagram(Problem problem) {
    return new FrontierSearch(problem, OrderSearch.search(problem, Prefix.EMPTY))
        .diagram()
        .orElseThrow();
  }

  /** The numbers of solutions by cost. */
  static SortedMap<Long, BigInteger> histogram(Diagram diagram) {
    return diagram.histogram(costs(diagram.problem()), MEMORY).orElseThrow();
  }

  /** The costs that a problem has. */
  static OptionCosts costs(Problem problem) {
    long[] costs = new long[problem.options()];
    for (int option = 0; option < costs.length; option++) {
      costs[option] = problem.cost(option);
    }
    return OptionCosts.of(problem, costs);
  }
}
